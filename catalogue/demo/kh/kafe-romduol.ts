// A café under a rumduol tree, with tables.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  tables,
  type CatalogueMerchantInput,
} from '../menu.ts'

const size = pickOne('size', 'Size', [modifier('small', 'Small'), modifier('large', 'Large', 50)])
const sugar = pickOne('sugar', 'Sugar level', [
  modifier('100', '100%'),
  modifier('50', '50%'),
  modifier('0', '0%'),
])
const toppings = pickSome(
  'toppings',
  'Toppings',
  [0, 2],
  [
    modifier('pearls', 'Pearls', 40),
    modifier('jelly', 'Grass jelly', 40),
    modifier('cheese', 'Cheese foam', 60, soldOut),
  ],
)

export const kafeRomduol: CatalogueMerchantInput = {
  ID: 'kh-m5',
  name: 'Kafe Romduol',
  localName: 'កាហ្វេរំដួល',
  cuisines: ['Café', 'Bubble tea', 'Desserts'],
  address: '8 Street 308, Tonle Bassac, Phnom Penh',
  latlng: { latitude: 11.5531, longitude: 104.9323 },
  radius: 6_000,
  openingHours: everyDay('Asia/Phnom_Penh', '06:30-21:30'),
  preparationMinutes: 8,
  rating: 4.9,
  voteCount: 970,
  promo: 'Free iced coffee from US$ 10',
  tables: tables('kh-m5', 8),
  campaigns: [
    {
      ID: 'kh-m5-coffee',
      name: 'Free iced coffee',
      tcDetails: 'One small iced coffee with dishes for US$ 10 or more. One an order.',
      freeItem: { ID: 'coffee', name: 'Iced coffee', minSubtotal: 1_000 },
    },
  ],
  categories: [
    category('coffee', 'Coffee and tea', [
      dish(
        'coffee',
        'Iced coffee with milk',
        180,
        'iced-coffee',
        'Mondulkiri beans, condensed milk',
        { modifierGroups: [size, sugar] },
      ),
      dish(
        'boba',
        'Brown sugar milk with pearls',
        250,
        'brown-sugar-boba',
        'Warm pearls, cold milk',
        { modifierGroups: [size, sugar, toppings] },
      ),
      dish('red-tea', 'Iced milk tea', 200, 'iced-milk-tea', 'Ceylon, evaporated milk', {
        modifierGroups: [size, sugar, toppings],
      }),
      dish('latte', 'Palm sugar latte', 225, 'latte', 'Hot, with Kampong Speu sugar', {
        modifierGroups: [size],
      }),
      dish('lime', 'Lime and passion fruit', 200, 'passionfruit', 'Crushed ice', {
        modifierGroups: [size],
      }),
    ]),
    category('plates', 'Plates', [
      dish('fried-rice', 'Pineapple fried rice', 400, 'pineapple-rice', 'Egg, cashews'),
      dish('chicken', 'Fried chicken and fries', 450, 'fried-chicken', 'Pepper and lime dip'),
      dish('rolls', 'Spring rolls', 300, 'cha-gio', 'Four, with herbs'),
      dish('burger', 'Beef burger', 550, 'burger', 'Cheese, pickles, fries', soldOut),
    ]),
    category('sweet', 'Sweet', [
      dish(
        'mango',
        'Mango sticky rice',
        325,
        'mango-sticky-rice',
        'Keo Romeat mango, coconut cream',
      ),
      dish('toast', 'Coconut jam toast', 200, 'coconut-toast', 'Butter, soft egg'),
      dish('lot', 'Lot', 150, 'cendol', 'Pandan worms, palm sugar, coconut milk', {
        localName: 'លត',
      }),
      dish('cake', 'Pumpkin custard', 225, 'pumpkin-custard', 'Steamed in the shell'),
    ]),
  ],
}
