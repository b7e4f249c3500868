// The kitchens written out by hand, in the middle of Kuala Lumpur, with more of the dish book on their menus and what their dishes hold.
import { grow, own, part } from './book/book.ts'
import { kopitiamLima } from './kopitiam-lima.ts'
import { laksaNyonyaSeri } from './laksa-nyonya-seri.ts'
import { lorongWok } from './lorong-wok.ts'
import { mamakMalam } from './mamak-malam.ts'
import { nasiLemakMakTeh } from './nasi-lemak-mak-teh.ts'

export const firstKitchens = [
  grow(nasiLemakMakTeh, {
    halal: true,
    facts: {
      'ayam-berempah': 'egg peanut fish crustacean; maybe wheat; hot 2',
      rendang: 'beef egg peanut fish crustacean; hot 2',
      bungkus: 'egg peanut fish crustacean; hot 2',
      'nasi-goreng': 'fish egg crustacean soy; hot 2',
      'mee-goreng': 'wheat egg soy crustacean; hot 1',
      'ayam-goreng': 'maybe wheat egg; hot 1',
      'char-kuey-teow': 'egg soy crustacean mollusc; hot 1',
      satay: 'peanut; maybe soy; hot 1',
      'ikan-bakar': 'fish crustacean; hot 2',
      soto: 'egg; maybe soy wheat; hot 1',
      'onde-onde': 'vegan',
      'teh-tarik': 'milk; veg',
      limau: 'vegan',
    },
    menu: [
      part('From the wok', ['nasi-goreng-pattaya', 'kangkung-belacan-my', 'telur-dadar']),
      part('Grill and soup', ['satay-daging', 'sotong-bakar', 'sup-daging']),
      part('Kuih and drinks', ['seri-muka', 'karipap', 'kopi-o-my', 'sirap-bandung']),
    ],
  }),
  grow(lorongWok, {
    facts: {
      ckt: 'egg soy wheat crustacean mollusc; maybe pork; hot 1',
      'hokkien-mee': 'wheat egg soy pork crustacean',
      'mee-goreng': 'wheat egg soy; hot 1',
      bihun: 'egg crustacean pork soy',
      wantan: 'wheat egg soy pork',
      'prawn-mee': 'crustacean egg wheat pork; hot 1',
      'curry-laksa': 'crustacean soy wheat; hot 2',
      lobak: 'pork soy wheat egg',
      satay: 'peanut; hot 1',
      'oyster-omelette': 'mollusc egg',
      limau: 'vegan',
      'kopi-ais': 'milk; veg',
      cendol: 'veg',
    },
    menu: [
      part('Wok noodles', ['mee-sotong', 'sizzling-yee-mee']),
      part('Soup', ['asam-laksa-my', 'fish-ball-noodles-my', 'loh-mee-penang']),
      part('Sides', ['popiah-my', 'rojak-penang']),
      part('Drinks', ['nutmeg-juice', 'tebu']),
    ],
  }),
  grow(mamakMalam, {
    halal: true,
    facts: {
      canai: 'wheat milk; maybe egg',
      tissue: 'wheat milk; maybe egg; veg',
      boom: 'wheat milk; maybe egg',
      tosai: 'veg',
      kandar: 'egg; maybe milk fish; hot 2',
      'nasi-goreng': 'egg soy; hot 2',
      ayam: 'maybe wheat egg; hot 1',
      'mee-goreng': 'wheat egg soy mollusc; hot 2',
      maggi: 'wheat egg soy; hot 2',
      rojak: 'wheat egg peanut soy; maybe crustacean; hot 1',
      'teh-tarik': 'milk; veg',
      'teh-o-limau': 'vegan',
      limau: 'vegan',
    },
    menu: [
      part('Roti', ['roti-sardin', 'murtabak-daging', 'roti-cheese']),
      part('Rice', ['nasi-briyani-kambing', 'ayam-madu']),
      part('Noodles', ['mi-rebus-mamak', 'kuey-teow-mamak']),
      part('Drinks', ['malt-dinosaur-my', 'sirap-bandung']),
    ],
  }),
  grow(laksaNyonyaSeri, {
    facts: {
      lemak: 'crustacean fish soy; maybe egg wheat; hot 2',
      asam: 'fish crustacean; hot 2',
      'mee-siam': 'crustacean soy; maybe egg; hot 1',
      rendang: 'beef; hot 2',
      pongteh: 'soy wheat',
      'inche-kabin': 'maybe wheat soy; hot 1',
      'assam-pedas': 'fish crustacean; hot 2',
      'pie-tee': 'wheat egg crustacean',
      lobak: 'pork soy; maybe wheat egg',
      ondeh: 'vegan',
      cendol: 'veg',
      talam: 'vegan',
      limau: 'vegan',
    },
    menu: [
      part('Laksa', ['laksa-siam', 'kerabu-bihun']),
      part('With rice', ['kapitan', 'udang-lemak-nenas', 'chap-chye-my']),
      part('Bites', ['otak-penang', 'acar-awak']),
      part('Kuih and drinks', [
        'seri-muka',
        own('nutmeg-juice', { title: 'Jus pala' }),
        'pulut-tai-tai',
      ]),
    ],
  }),
  grow(kopitiamLima, {
    facts: {
      'kaya-toast': 'wheat milk egg; veg',
      'roti-babi': 'wheat milk; maybe egg; veg',
      steamed: 'wheat milk egg; veg',
      'nasi-lemak': 'egg peanut fish crustacean; hot 2',
      'hainan-chop': 'wheat egg soy',
      'chicken-rice': 'soy sesame',
      wantan: 'wheat egg soy pork',
      'mee-kari': 'crustacean soy wheat; maybe egg; hot 2',
      'loh-mee': 'wheat egg soy; maybe pork',
      'dim-sum': 'pork wheat; maybe crustacean egg',
      popiah: 'wheat; maybe egg',
      kopi: 'milk; veg',
      teh: 'milk; veg',
      limau: 'vegan',
    },
    menu: [
      part('Toast', ['roti-goyang', 'telur-separuh']),
      part('Plates', ['ipoh-hor-fun', 'sizzling-yee-mee']),
      part('Bites', ['egg-tarts-my', 'loh-mai-kai-my']),
      part('Drinks', ['cham', 'white-coffee']),
    ],
  }),
]
