// The kitchens written out by hand, between Yangon's lakes and its old town, with more of the dish book on their menus and what their dishes hold.
import { bahanCurryPot } from './bahan-curry-pot.ts'
import { grow, own, part } from './book/book.ts'
import { dawHlaMohinga } from './daw-hla-mohinga.ts'
import { inlayPaPa } from './inlay-pa-pa.ts'
import { koPhyoTeaCorner } from './ko-phyo-tea-corner.ts'
import { nineLanternsWok } from './nine-lanterns-wok.ts'

export const firstKitchens = [
  grow(dawHlaMohinga, {
    facts: {
      mohinga: 'fish egg; maybe wheat crustacean; hot 1',
      'ohn-no': 'wheat; maybe egg fish; hot 1',
      'kyay-oh': 'pork egg; maybe wheat soy',
      lahpet: 'crustacean sesame peanut; maybe fish soy; hot 1',
      'gin-thoke': 'peanut; maybe sesame crustacean fish; hot 1',
      shan: 'peanut soy; maybe wheat sesame; hot 1',
      'fried-noodles': 'wheat egg crustacean soy; maybe mollusc',
      'fried-rice': 'egg; maybe soy wheat; hot 1',
      'fried-chicken': 'maybe wheat egg; hot 1',
      'spring-rolls': 'wheat; maybe egg crustacean pork',
      tea: 'milk; veg',
      lime: 'vegan',
      coffee: 'milk; veg',
    },
    menu: [
      part('Soups', ['mohinga-bogale', 'san-byoke-kyet']),
      part('Salads', ['tomato-thoke', 'pennywort-thoke']),
      part('Noodles and rice', ['nan-gyi-thoke', 'mohinga-thoke']),
      part('Snacks', ['bu-thi-kyaw', 'baya-kyaw', 'samusa-thoke']),
      part('Sweet', ['mont-let-saung', 'shwe-yin-aye', 'sanwin-makin']),
    ],
  }),
  grow(inlayPaPa, {
    facts: {
      shan: 'peanut; maybe soy wheat sesame pork; hot 1',
      'tofu-nway': 'maybe soy sesame wheat pork; hot 1',
      mishay: 'pork soy; maybe wheat',
      sigyet: 'egg; maybe wheat soy',
      'htamin-jin': 'fish; maybe peanut soy',
      'pork-mustard': 'pork soy; maybe wheat',
      'grilled-fish': 'fish',
      'tofu-kyaw': 'maybe soy wheat; veg',
      dumplings: 'pork wheat; maybe soy sesame',
      lahpet: 'peanut sesame; maybe crustacean fish soy; hot 1',
      avocado: 'peanut; maybe fish',
      lime: 'veg',
      coffee: 'maybe milk; veg',
    },
    menu: [
      part('Noodles', ['meeshay-mandalay']),
      part('Rice', ['nga-htamin-ne', 'wet-thar-chin', 'shan-u-chaung']),
      part('Sides', [
        'tohu-thoke-shan',
        'hin-htoke-shan',
        'pe-pok-kyaw',
        'mohnyin-chin',
        'shan-alu',
      ]),
      part('Sweet', ['kaw-pok', 'mont-hpet-htoke', 'thit-thi']),
    ],
  }),
  grow(koPhyoTeaCorner, {
    facts: {
      tea: 'milk; veg',
      'iced-tea': 'milk; veg',
      coffee: 'milk; veg',
      palata: 'wheat; maybe egg milk',
      'ei-kya-kway': 'wheat; maybe egg',
      'nan-bya': 'wheat milk; veg',
      toast: 'wheat milk egg; veg',
      samosa: 'wheat; hot 1; vegan',
      'spring-rolls': 'wheat; maybe egg crustacean pork',
      'pauk-si': 'wheat pork; maybe egg soy',
      mohinga: 'fish; maybe egg wheat crustacean; hot 1',
      'nan-gyi': 'fish; maybe egg wheat; hot 1',
      'fried-rice': 'egg; maybe soy',
    },
    menu: [
      part('Bread', ['palata-kyet-u', 'htat-ta-ya', 'puri-mm']),
      part('Snacks', ['baya-kyaw', 'kyet-thun-kyaw', 'pauk-si-pe']),
      part('Bowls', ['ohn-no-bowl', 'samusa-soup']),
      part('Sweet', ['sanwin-makin', 'mont-sein-baung']),
    ],
  }),
  grow(bahanCurryPot, {
    facts: {
      beef: 'beef; maybe fish crustacean soy wheat; hot 1',
      pork: 'pork soy; maybe fish crustacean wheat',
      chicken: 'fish; maybe crustacean; hot 1',
      prawn: 'crustacean fish; hot 1',
      fish: 'fish; maybe crustacean',
      'fried-chicken': 'maybe wheat egg',
      satay: 'pork; maybe soy wheat; hot 1',
      lahpet: 'peanut sesame; maybe crustacean fish soy; hot 1',
      tomato: 'peanut sesame; maybe fish crustacean',
      pennywort: 'crustacean; maybe peanut fish sesame',
      lime: 'vegan',
      tea: 'maybe milk; veg',
      tamarind: 'vegan',
    },
    menu: [
      part('Curries', ['wet-pon-ye-gyi', 'seik-thar-hin', 'nga-hin', 'be-u-hin']),
      part('Vegetables and soup', ['chin-baung', 'pe-hin', 'chin-yay', 'khayan-hnat']),
      part('Dips and relishes', [
        'balachaung',
        'ngapi-yay',
        own('htan-nyet', {
          title: 'Htan nyet, after the meal · ထန်းလျက်',
          description: 'As the house gives it, with plain tea',
          englishName: 'Palm jaggery',
          says: 'vegan',
        }),
      ]),
    ],
  }),
  grow(nineLanternsWok, {
    facts: {
      'fried-noodles': 'wheat egg crustacean soy; maybe mollusc pork',
      'fried-rice': 'egg soy; maybe wheat crustacean pork',
      'kyar-zan': 'egg soy; maybe wheat mollusc',
      'sour-sweet': 'pork wheat egg; maybe soy',
      skewers: 'pork; maybe soy wheat',
      fish: 'fish; maybe soy; hot 1',
      'quail-eggs': 'egg',
      'lady-fingers': 'sesame; vegan',
      chicken: 'maybe wheat egg soy; hot 1',
      dumplings: 'pork wheat; maybe soy sesame',
      greens: 'soy; maybe mollusc wheat',
      lime: 'vegan',
      'milk-tea': 'milk; maybe soy; veg',
    },
    menu: [
      part('Wok', ['thi-ho-se', 'pin-sein', 'pazun-kyaw-wok']),
      part('Grill', ['pyi-gyi-nga-kin', 'kyet-taung-pan', 'tohu-kin']),
      part('Sides', ['hpet-htoke-kyaw', 'wet-nar-thoke', 'kyet-u-kyaw']),
      part('Drinks', ['beer-mm', 'kyan-yay']),
    ],
  }),
]
