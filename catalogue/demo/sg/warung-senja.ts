// Nasi lemak and grill in Tiong Bahru, open around the clock; the first merchant of every tour.
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
  modifier('coconut', 'Coconut rice'),
  modifier('coconut-ginger', 'Coconut rice with ginger', 50),
  modifier('red', 'Red rice', 0, soldOut),
])
const sambal = pickSome(
  'sambal',
  'Sambal',
  [1, 2],
  [
    modifier('tumis', 'Sambal tumis'),
    modifier('hijau', 'Sambal hijau'),
    modifier('petai', 'Sambal petai', 120),
  ],
)
const additions = pickSome(
  'additions',
  'Add to the plate',
  [0, 3],
  [
    modifier('extra-sambal', 'Extra sambal', 60),
    modifier('fried-egg', 'Fried egg', 150),
    modifier('begedil', 'Begedil, 2 pieces', 240),
    modifier('paru', 'Paru goreng', 280, soldOut),
  ],
)
const noodles = pickOne('noodles', 'Noodles', [
  modifier('thick', 'Thick rice noodles'),
  modifier('bee-hoon', 'Thin bee hoon'),
  modifier('mixed', 'Half bee hoon, half yellow noodles', 40),
])

export const warungSenja: CatalogueMerchantInput = {
  ID: 'sg-m1',
  name: 'Warung Senja, Tiong Bahru',
  cuisines: ['Nasi lemak', 'Malay', 'Grill'],
  address: '71 Seng Poh Road, Tiong Bahru, Singapore',
  latlng: { latitude: 1.2848, longitude: 103.8325 },
  radius: 6_000,
  openingHours: aroundTheClock('Asia/Singapore'),
  preparationMinutes: 14,
  rating: 4.8,
  voteCount: 2_140,
  freeDeliveryFrom: 4_500,
  promo: '20% off satay',
  campaigns: [
    {
      ID: 'sg-m1-satay',
      name: '20% off satay',
      tcDetails: 'All satay sticks, today, while stocks last. The discount is in the price shown.',
    },
    {
      ID: 'sg-m1-teh',
      name: 'Free teh tarik',
      tcDetails: 'One hot teh tarik with dishes for S$ 30 or more. One an order.',
      freeItem: { ID: 'teh-tarik', name: 'Teh tarik', minSubtotal: 3_000 },
    },
  ],
  categories: [
    category('nasi-lemak', 'Nasi lemak', [
      dish(
        'nasi-lemak-ayam',
        'Nasi lemak ayam berempah',
        980,
        'nasi-lemak',
        'Coconut rice, spiced fried chicken, sambal, anchovies, peanuts, soft egg',
        { modifierGroups: [rice, sambal, additions] },
      ),
      dish(
        'rendang',
        'Beef rendang with rice',
        1_150,
        'rendang',
        'Beef cooked four hours in coconut and toasted kerisik',
      ),
    ]),
    category('grill', 'Grill and satay', [
      dish(
        'chicken-satay',
        'Chicken satay, 6 sticks',
        900,
        'satay',
        'Turmeric chicken over charcoal, peanut sauce, ketupat, cucumber',
        { discountedPrice: 720, campaignID: 'sg-m1-satay' },
      ),
      dish(
        'ikan-bakar',
        'Ikan bakar',
        1_690,
        'grilled-fish',
        'Whole grilled fish in banana leaf, sambal, lime',
        soldOut,
      ),
      dish(
        'ayam-goreng',
        'Ayam goreng, 4 pieces',
        1_240,
        'fried-chicken',
        'Fried with lemongrass and curry leaf, chili sauce',
      ),
      dish(
        'nasi-goreng',
        'Nasi goreng kampung',
        920,
        'nasi-goreng',
        'Village fried rice, anchovies, fried egg, one satay stick',
      ),
    ]),
    category('noodles', 'Noodles', [
      dish(
        'laksa-lemak',
        'Laksa lemak',
        860,
        'laksa',
        'Thick rice noodles, prawns, tofu puffs, fishcake, coconut gravy',
        { modifierGroups: [noodles] },
      ),
      dish(
        'mee-goreng',
        'Mee goreng mamak',
        750,
        'mee-goreng',
        'Yellow noodles fried with tomato, tofu, egg, lime',
      ),
    ]),
    category('sides', 'Sides and kuih', [
      dish(
        'gado-gado',
        'Gado-gado',
        680,
        'gado-gado',
        'Blanched vegetables, tofu, egg, warm peanut sauce',
      ),
      dish(
        'ondeh',
        'Ondeh-ondeh, 8 pieces',
        460,
        'ondeh',
        'Pandan, melted gula melaka, grated coconut',
      ),
    ]),
    category('drinks', 'Drinks', [
      dish('teh-tarik', 'Teh tarik', 280, 'teh-tarik', 'Pulled milk tea, hot'),
      dish('limau-ais', 'Limau ais', 320, 'lime-juice', 'Calamansi and lime, mint, ice'),
    ]),
  ],
}
