// Khmer home cooking in BKK1, open around the clock.
import { aroundTheClock } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const rice = pickOne('rice', 'Rice', [
  modifier('jasmine', 'Jasmine rice'),
  modifier('fried', 'Fried rice', 75),
  modifier('brown', 'Brown rice', 50, soldOut),
  modifier('none', 'No rice'),
])
const heat = pickOne('heat', 'Chili', [
  modifier('no-chili', 'No chili'),
  modifier('little', 'A little'),
  modifier('hot', 'Hot'),
])
const additions = pickSome(
  'additions',
  'Add to the plate',
  [0, 3],
  [
    modifier('egg', 'Duck egg', 60),
    modifier('pepper', 'Kampot pepper and lime', 30),
    modifier('pickles', 'Pickled vegetables', 40),
  ],
)

export const phteahBayMakSrey: CatalogueMerchantInput = {
  ID: 'kh-m1',
  name: 'Phteah Bay Mak Srey',
  localName: 'ផ្ទះបាយ ម៉ាក់ស្រី',
  cuisines: ['Khmer', 'Amok', 'Rice'],
  address: '41 Street 278, BKK1, Phnom Penh',
  latlng: { latitude: 11.5518, longitude: 104.9249 },
  radius: 7_000,
  openingHours: aroundTheClock('Asia/Phnom_Penh'),
  preparationMinutes: 15,
  rating: 4.8,
  voteCount: 1_930,
  promo: '17% off beef lok lak',
  campaigns: [
    {
      ID: 'kh-m1-lok-lak',
      name: '17% off beef lok lak',
      tcDetails: 'Beef lok lak, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('soup', 'Curries and soups', [
      dish(
        'amok',
        'Amok trey',
        450,
        'amok',
        'Fish steamed in banana leaf, coconut cream, Khmer spice paste',
        { localName: 'អាម៉ុកត្រី', modifierGroups: [rice, heat, additions] },
      ),
      dish(
        'samlor-machu',
        'Samlor machu',
        400,
        'samlor-machu',
        'Sour soup with ribs, tamarind, greens',
        { localName: 'សម្លម្ជូរ', modifierGroups: [rice] },
      ),
      dish(
        'curry',
        'Samlor kari',
        425,
        'red-curry',
        'Red curry with chicken, sweet potato; bread',
        { localName: 'សម្លការី', modifierGroups: [heat] },
      ),
      dish(
        'samlor-korko',
        'Samlor korko',
        400,
        'samlor-korko',
        'Vegetable stew, toasted rice, fish',
        { localName: 'សម្លកកូរ' },
      ),
    ]),
    category('stir', 'Wok and rice', [
      dish(
        'lok-lak',
        'Beef lok lak',
        600,
        'lok-lak',
        'Beef, egg, lettuce, lime and Kampot pepper',
        {
          localName: 'ឡុកឡាក់សាច់គោ',
          discountedPrice: 498,
          campaignID: 'kh-m1-lok-lak',
          modifierGroups: [rice, additions],
        },
      ),
      dish(
        'fried-rice',
        'Bay cha',
        350,
        { recipe: 'fried-rice', toppings: ['fried-egg'] },
        'Fried rice, sausage, egg',
        { localName: 'បាយឆា' },
      ),
      dish(
        'kuy-teav-cha',
        'Kuy teav cha',
        375,
        'pad-see-ew',
        'Fried flat noodles, prawns, sprouts',
        { ...soldOut, localName: 'គុយទាវឆា' },
      ),
      dish(
        'bay-sach-chrouk',
        'Bay sach chrouk',
        275,
        'bay-sach-chrouk',
        'Grilled pork, rice, pickles, egg',
        { localName: 'បាយសាច់ជ្រូក' },
      ),
    ]),
    category('sides', 'Sides', [
      dish('cha-yo', 'Chai yo', 250, 'cha-gio', 'Fried spring rolls, peanut dip', {
        localName: 'ចៃយ៉',
      }),
      dish('bok-lahong', 'Bok lahong', 250, 'som-tam', 'Green papaya salad, prahok on request', {
        localName: 'បុកល្ហុង',
        modifierGroups: [heat],
      }),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime juice', 150, 'lime-juice', 'Fresh lime, palm sugar', {
        localName: 'ទឹកក្រូចឆ្មា',
      }),
      dish('coffee', 'Iced coffee with milk', 175, 'iced-coffee', 'Dark roast, condensed milk'),
      dish('boba', 'Milk tea with pearls', 200, 'boba', 'Brown sugar'),
    ]),
  ],
}
