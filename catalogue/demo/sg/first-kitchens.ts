// The kitchens written out by hand, in Tiong Bahru and around, with more of the dish book on their menus and what their dishes hold.
import { bambooBasket } from './bamboo-basket.ts'
import { grow, own, part } from './book/book.ts'
import { hainanCorner } from './hainan-corner.ts'
import { laksaLorongLima } from './laksa-lorong-lima.ts'
import { prataJunction } from './prata-junction.ts'
import { satayByLamplight } from './satay-by-lamplight.ts'
import { warungSenja } from './warung-senja.ts'

export const firstKitchens = [
  grow(warungSenja, {
    halal: true,
    facts: {
      'nasi-lemak-ayam': 'egg peanut fish crustacean; maybe wheat; hot 2',
      rendang: 'beef; maybe crustacean; hot 2',
      'chicken-satay': 'peanut soy; maybe crustacean; hot 1',
      'ikan-bakar': 'fish crustacean; hot 2',
      'ayam-goreng': 'maybe wheat soy; hot 1',
      'nasi-goreng': 'fish egg crustacean soy peanut; hot 2',
      'laksa-lemak': 'crustacean fish soy; maybe egg mollusc; hot 2',
      'mee-goreng': 'wheat egg soy; hot 2',
      'gado-gado': 'peanut soy egg; maybe crustacean; hot 1',
      ondeh: 'vegan',
      'teh-tarik': 'milk; veg',
      'limau-ais': 'vegan',
    },
    menu: [
      part('Nasi lemak', [own('nasi-ambeng', { price: 1_240 }), 'lontong']),
      part('Grill and satay', [
        'ayam-bakar-sg',
        own('satay-beef-ten', { title: 'Beef satay, 6 sticks', price: 960 }),
      ]),
      part('Noodles', ['mee-rebus', 'mee-soto']),
      part('Sides and kuih', ['begedil-three', 'tahu-goreng', 'kueh-lapis-sg']),
      part('Drinks', [own('kopi-c', { price: 280 }), own('bandung-sg', { price: 300 })]),
    ],
  }),
  grow(hainanCorner, {
    facts: {
      steamed: 'soy sesame wheat; maybe crustacean; hot 1',
      roast: 'soy sesame wheat',
      half: 'soy sesame wheat',
      lemon: 'wheat egg soy',
      wonton: 'wheat egg soy sesame pork crustacean',
      ckt: 'wheat egg soy crustacean; maybe pork mollusc fish',
      'chicken-hor-fun': 'crustacean soy; maybe wheat',
      dumplings: 'wheat soy pork sesame',
      kailan: 'mollusc soy wheat',
      egg: 'egg soy wheat; veg',
      lime: 'vegan',
      barley: 'maybe wheat; vegan',
      'kopi-peng': 'milk; veg',
    },
    menu: [
      part('Chicken rice', ['chicken-rice-soya', 'hainan-curry-rice']),
      part('Noodles', ['curry-mee', 'hainan-beef-noodles']),
      part('Sides', ['wanton-soup', 'sweet-potato-leaves', 'fried-wings-sg']),
      part('Drinks', ['chrysanthemum', 'teh-c']),
    ],
  }),
  grow(bambooBasket, {
    facts: {
      'har-gow': 'crustacean wheat sesame; maybe pork',
      'siew-mai': 'pork crustacean wheat egg',
      'char-siew-bao': 'pork wheat milk soy',
      'chee-cheong-fun': 'crustacean soy wheat',
      'lor-mai-gai': 'soy wheat; maybe pork sesame',
      'spring-rolls': 'crustacean wheat',
      'carrot-cake': 'pork crustacean',
      cutlet: 'crustacean wheat egg',
      'wonton-mee': 'wheat egg pork crustacean',
      congee: 'egg pork',
      'mango-pomelo': 'maybe milk; veg',
      'egg-tarts': 'wheat milk egg; veg',
      'lime-plum': 'vegan',
    },
    menu: [
      part('Steamed', ['liu-sha-pau', 'fung-zao', 'xiao-long-bao']),
      part('Fried', ['wu-kok', 'fried-dumplings']),
      part('Bowls', ['ee-fu-noodles']),
      part('Sweet and drinks', ['orh-nee', 'chrysanthemum']),
    ],
  }),
  grow(prataJunction, {
    halal: true,
    facts: {
      plain: 'wheat milk; maybe egg',
      egg: 'wheat milk egg',
      plaster: 'wheat milk egg',
      murtabak: 'wheat egg milk; hot 1',
      'mee-goreng': 'wheat egg soy; hot 2',
      'nasi-goreng': 'egg soy crustacean; hot 1',
      briyani: 'milk; maybe treeNut; hot 2',
      maggi: 'wheat egg soy; hot 2',
      ayam: 'maybe wheat; hot 1',
      'teh-tarik': 'milk; veg',
      'teh-ais': 'milk; veg',
      limau: 'vegan',
      kopi: 'milk; veg',
    },
    menu: [
      part('Prata', ['prata-cheese', 'prata-coin', 'prata-tissue', 'murtabak-mutton']),
      part('Rice and noodles', ['indian-rojak', 'briyani-mutton']),
      part('Drinks', ['teh-halia', 'malt-dinosaur', 'bandung-sg']),
      part('Thosai', ['thosai-plain', 'thosai-masala', 'vadai']),
    ],
  }),
  grow(laksaLorongLima, {
    facts: {
      laksa: 'crustacean fish soy; maybe mollusc egg peanut; hot 2',
      'mee-siam': 'egg soy crustacean; hot 1',
      'laksa-goreng': 'crustacean fish soy; hot 2',
      rendang: 'beef; hot 2',
      'buah-keluak': 'maybe crustacean pork; hot 1',
      'nasi-lemak': 'fish egg peanut crustacean; hot 2',
      popiah: 'wheat crustacean peanut; maybe egg soy',
      'ngoh-hiang': 'pork crustacean soy wheat',
      satay: 'pork peanut soy',
      ondeh: 'vegan',
      chendol: 'veg',
      bandung: 'milk; veg',
      lime: 'vegan',
    },
    menu: [
      part('Laksa', ['curry-mee', 'prawn-mee-soup']),
      part('Rice plates', ['babi-pongteh', 'nonya-sambal-prawns']),
      part('Sides', ['kueh-pie-tee', 'otah-three']),
      part('Kuih and drinks', ['kueh-salat', 'kueh-ko-swee', 'barley-sg']),
    ],
  }),
  grow(satayByLamplight, {
    halal: true,
    facts: {
      chicken: 'peanut soy; maybe crustacean; hot 1',
      mutton: 'peanut soy; maybe crustacean; hot 1',
      beef: 'beef peanut soy; maybe crustacean; hot 1',
      tripe: 'beef peanut soy; hot 1',
      fish: 'fish crustacean; hot 3',
      wings: 'soy wheat; hot 1',
      otah: 'fish egg crustacean; hot 1',
      'nasi-goreng': 'egg crustacean soy peanut; hot 1',
      'gado-gado': 'peanut soy egg; maybe crustacean; hot 1',
      ketupat: 'vegan',
      lime: 'vegan',
      teh: 'milk; veg',
      bandung: 'milk; veg',
    },
    menu: [
      part('From the grill', [
        'ayam-bakar-sg',
        own('sotong-hitam', {
          title: 'Sotong bakar',
          englishName: 'Grilled squid',
          picture: 'grilled-squid',
          price: 1_480,
        }),
      ]),
      part('Plates', ['lontong', 'tahu-goreng', 'sambal-kangkong']),
      part('Sweet', ['pulut-hitam', 'chendol-sg', 'putu-piring']),
    ],
  }),
]
