// Wok and grill with tables on the street.
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

const heat = pickOne('heat', 'Chili', [
  modifier('none', 'None'),
  modifier('normal', 'Normal'),
  modifier('hot', 'Hot'),
])
const extras = pickSome(
  'extras',
  'Add',
  [0, 2],
  [
    modifier('egg', 'Fried egg', 60_000),
    modifier('prawns', 'Prawns', 250_000),
    modifier('sausage', 'Chinese sausage', 120_000, soldOut),
  ],
)

export const nineLanternsWok: CatalogueMerchantInput = {
  ID: 'mm-m5',
  name: 'Nine Lanterns Wok',
  cuisines: ['Chinese-Burmese', 'Barbecue', 'Wok'],
  address: '63 19th Street, Latha, Yangon',
  latlng: { latitude: 16.7762, longitude: 96.1497 },
  radius: 6_000,
  openingHours: everyDay('Asia/Yangon', '16:00-00:30'),
  preparationMinutes: 17,
  rating: 4.5,
  voteCount: 1_070,
  promo: 'Free lime juice from K 20,000',
  tables: tables('mm-m5', 11),
  campaigns: [
    {
      ID: 'mm-m5-lime',
      name: 'Free lime juice',
      tcDetails: 'One glass with dishes for K 20,000 or more. One an order.',
      freeItem: { ID: 'lime', name: 'Lime juice', minSubtotal: 2_000_000 },
    },
  ],
  categories: [
    category('wok', 'Wok', [
      dish('fried-noodles', 'Khao swe kyaw', 520_000, 'mi-xao', 'Egg noodles, vegetables, prawns', {
        localName: 'ခေါက်ဆွဲကြော်',
        modifierGroups: [heat, extras],
      }),
      dish('fried-rice', 'Htamin kyaw', 480_000, 'fried-rice', 'Egg, peas, chicken', {
        localName: 'ထမင်းကြော်',
        modifierGroups: [heat, extras],
      }),
      dish('kyar-zan', 'Kya zan kyaw', 500_000, 'glass-noodles', 'Vermicelli, cabbage, egg', {
        localName: 'ကြာဇံကြော်',
        modifierGroups: [heat],
      }),
      dish('sour-sweet', 'Sweet and sour pork', 780_000, 'sweet-sour-pork', 'Pineapple, peppers'),
    ]),
    category('grill', 'Grill', [
      dish('skewers', 'Pork skewers, 8 sticks', 560_000, 'pork-skewers', 'Honey and garlic', {
        modifierGroups: [heat],
      }),
      dish('fish', 'Grilled whole fish', 1_250_000, 'grilled-fish', 'Lime, chili, coriander'),
      dish('quail-eggs', 'Quail eggs, 3 sticks', 240_000, 'quail-skewers', 'Salted, grilled'),
      dish('lady-fingers', 'Grilled okra', 200_000, 'okra-grill', 'Sesame salt', soldOut),
    ]),
    category('sides', 'Sides', [
      dish('chicken', 'Fried chicken wings', 600_000, 'fried-wings', 'Six, with chili'),
      dish('dumplings', 'Dumplings, 6 pieces', 420_000, 'dumplings', 'Pork, ginger vinegar'),
      dish('greens', 'Watercress with garlic', 350_000, 'greens', 'From a hot wok'),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime juice', 220_000, 'lime-juice', 'Salted or sweet'),
      dish('milk-tea', 'Milk tea with pearls', 320_000, 'boba', 'Brown sugar'),
    ]),
  ],
}
