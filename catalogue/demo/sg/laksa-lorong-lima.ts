// Peranakan laksa with tables in the shop, and a free kuih for larger orders.
import { everyDayBut } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  tables,
  type CatalogueMerchantInput,
} from '../menu.ts'

const noodles = pickOne('noodles', 'Noodles', [
  modifier('thick', 'Thick rice noodles, cut short'),
  modifier('thin', 'Thin bee hoon'),
])
const heat = pickOne('heat', 'Sambal', [
  modifier('mild', 'A little'),
  modifier('normal', 'Normal'),
  modifier('hot', 'Plenty'),
])
const toppings = pickSome(
  'toppings',
  'Toppings',
  [0, 3],
  [
    modifier('prawns', 'Prawns, 3 pieces', 320),
    modifier('cockles', 'Cockles', 180),
    modifier('tofu', 'Tofu puffs', 120),
    modifier('egg', 'Egg', 100),
  ],
)

export const laksaLorongLima: CatalogueMerchantInput = {
  ID: 'sg-m5',
  name: 'Laksa Lorong Lima',
  cuisines: ['Laksa', 'Peranakan', 'Noodles'],
  address: '5 Kampong Bahru Road, Singapore',
  latlng: { latitude: 1.2768, longitude: 103.8335 },
  radius: 6_000,
  openingHours: everyDayBut(0, 'Asia/Singapore', '10:30-22:00'),
  preparationMinutes: 16,
  rating: 4.6,
  voteCount: 940,
  promo: 'Free ondeh-ondeh from S$ 28',
  tables: tables('sg-m5', 8),
  campaigns: [
    {
      ID: 'sg-m5-ondeh',
      name: 'Free ondeh-ondeh',
      tcDetails: 'One box with dishes for S$ 28 or more. One an order.',
      freeItem: { ID: 'ondeh', name: 'Ondeh-ondeh', minSubtotal: 2_800 },
    },
  ],
  categories: [
    category('laksa', 'Laksa', [
      dish(
        'laksa',
        'Laksa lemak',
        880,
        'laksa',
        'Coconut gravy, prawns, fishcake, tofu puffs, laksa leaf',
        { modifierGroups: [noodles, heat, toppings] },
      ),
      dish(
        'mee-siam',
        'Mee siam',
        720,
        'mee-siam',
        'Rice vermicelli, sweet and sour tamarind gravy, egg',
        { modifierGroups: [heat] },
      ),
      dish(
        'laksa-goreng',
        'Laksa goreng',
        920,
        'laksa-goreng',
        'Fried dry with prawns and sprouts',
      ),
    ]),
    category('rice', 'Rice plates', [
      dish('rendang', 'Nonya beef rendang', 1_280, 'rendang', 'Dry, dark, with kaffir lime; rice'),
      dish(
        'buah-keluak',
        'Ayam buah keluak',
        1_480,
        'dark-braise',
        'Chicken braised with black nuts; rice',
      ),
      dish(
        'nasi-lemak',
        'Nasi lemak otah',
        820,
        'nasi-lemak',
        'Coconut rice, chicken wing, sambal, egg',
      ),
    ]),
    category('sides', 'Sides', [
      dish('popiah', 'Popiah, 2 rolls', 680, 'popiah', 'Braised turnip, prawns, crushed peanuts'),
      dish('ngoh-hiang', 'Ngoh hiang', 780, 'ngoh-hiang', 'Five-spice rolls in beancurd skin'),
      dish('satay', 'Pork satay, 8 sticks', 1_080, 'pork-skewers', 'Pineapple in the peanut sauce'),
    ]),
    category('sweet', 'Kuih and drinks', [
      dish('ondeh', 'Ondeh-ondeh', 420, 'ondeh', 'Gula melaka, coconut'),
      dish(
        'chendol',
        'Chendol',
        480,
        'cendol',
        'Pandan jelly, red beans, palm sugar, coconut milk',
      ),
      dish('bandung', 'Bandung', 320, 'bandung', 'Rose syrup and milk'),
      dish('lime', 'Calamansi', 300, 'calamansi', 'Fresh, iced'),
    ]),
  ],
}
