// Home cooking in Makati, open around the clock.
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
  modifier('plain', 'Plain rice'),
  modifier('garlic', 'Garlic rice', 2_000),
  modifier('brown', 'Brown rice', 2_500, soldOut),
  modifier('none', 'No rice'),
])
const meat = pickOne('meat', 'Meat', [
  modifier('chicken', 'Chicken'),
  modifier('pork', 'Pork'),
  modifier('both', 'Half and half', 1_500),
])
const additions = pickSome(
  'additions',
  'Add to the plate',
  [0, 3],
  [
    modifier('egg', 'Fried egg', 2_500),
    modifier('atchara', 'Atchara', 2_000),
    modifier('gravy', 'Extra adobo sauce', 1_000),
  ],
)

export const lutongNanayCora: CatalogueMerchantInput = {
  ID: 'ph-m1',
  name: 'Lutong Nanay Cora, Legazpi',
  cuisines: ['Filipino', 'Rice meals', 'Soups'],
  address: '118 Salcedo Street, Legazpi Village, Makati',
  latlng: { latitude: 14.5559, longitude: 121.0189 },
  radius: 6_500,
  openingHours: aroundTheClock('Asia/Manila'),
  preparationMinutes: 14,
  rating: 4.8,
  voteCount: 3_260,
  promo: 'Free calamansi juice from ₱500',
  campaigns: [
    {
      ID: 'ph-m1-juice',
      name: 'Free calamansi juice',
      tcDetails: 'One glass with dishes for ₱500 or more. One an order.',
      freeItem: { ID: 'calamansi', name: 'Calamansi juice', minSubtotal: 50_000 },
    },
  ],
  categories: [
    category('ulam', 'Ulam', [
      dish('adobo', 'Adobo', 18_900, 'adobo', 'Braised in vinegar, soy, garlic and bay leaf', {
        modifierGroups: [meat, rice, additions],
      }),
      dish(
        'sisig',
        'Sizzling sisig',
        22_900,
        'sisig',
        'Chopped pork, onion, chili, egg on the hot plate',
        { modifierGroups: [rice] },
      ),
      dish(
        'fried-chicken',
        'Chicken joy ng Nanay, 2 pieces',
        17_900,
        'fried-chicken',
        'Crisp skin, brown gravy',
        { modifierGroups: [rice] },
      ),
      dish(
        'lumpia',
        'Lumpiang shanghai, 8 pieces',
        15_900,
        'lumpia',
        'Pork and carrot, sweet chili',
      ),
      dish(
        'kare-kare',
        'Kare-kare',
        29_900,
        'kare-kare',
        'Oxtail and tripe in peanut sauce, bagoong',
        soldOut,
      ),
    ]),
    category('sabaw', 'Soups', [
      dish(
        'sinigang',
        'Sinigang na baboy',
        24_900,
        'sinigang',
        'Pork ribs, tamarind, radish, kangkong',
        { modifierGroups: [rice] },
      ),
      dish('bulalo', 'Bulalo', 38_900, 'bulalo', 'Beef shank, marrow, corn, cabbage'),
    ]),
    category('pancit', 'Noodles', [
      dish('canton', 'Pancit canton', 16_900, 'pancit', 'Egg noodles, pork, shrimp, cabbage'),
      dish('palabok', 'Pancit palabok', 17_900, 'palabok', 'Shrimp sauce, chicharon, egg'),
    ]),
    category('sweets', 'Sweets and drinks', [
      dish(
        'halo-halo',
        'Halo-halo',
        14_900,
        'halo-halo',
        'Ube ice cream, leche flan, beans, shaved ice',
      ),
      dish('calamansi', 'Calamansi juice', 7_500, 'calamansi', 'Fresh, iced'),
      dish(
        'kapeng-barako',
        'Iced barako',
        8_900,
        'iced-black-coffee',
        'Strong Batangas coffee, muscovado',
      ),
    ]),
  ],
}
