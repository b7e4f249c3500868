// Burmese curries by the pot: not integrated, the rider orders and pays there.
import { everyDay } from '../hours.ts'
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
  modifier('coconut', 'Coconut rice', 60_000),
  modifier('none', 'Curry only'),
])
const sides = pickSome(
  'sides',
  'Side dishes',
  [1, 3],
  [
    modifier('ngapi', 'Fish paste with vegetables'),
    modifier('soup', 'Sour leaf soup'),
    modifier('balachaung', 'Balachaung', 50_000),
    modifier('lentils', 'Lentil soup', 0, soldOut),
  ],
)

export const bahanCurryPot: CatalogueMerchantInput = {
  ID: 'mm-m4',
  name: 'Bahan Curry Pot',
  cuisines: ['Burmese', 'Curry', 'Rice'],
  address: '24 Dhammazedi Road, Bahan, Yangon',
  latlng: { latitude: 16.8024, longitude: 96.1491 },
  radius: 5_500,
  isIntegrated: false,
  openingHours: everyDay('Asia/Yangon', '10:00-14:30', '16:30-21:00'),
  preparationMinutes: 10,
  rating: 4.5,
  voteCount: 540,
  ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 50 },
  categories: [
    category('curry', 'Curries', [
      dish('beef', 'Ameh hnat', 850_000, 'rendang', 'Beef cooked down till dark; rice', {
        localName: 'အမဲနှပ်',
        modifierGroups: [rice, sides],
      }),
      dish('pork', 'Wet tha ni', 780_000, 'asado-rice', 'Red-braised pork; rice', {
        modifierGroups: [rice, sides],
      }),
      dish('chicken', 'Kyet tha hin', 700_000, 'chicken-curry', 'Chicken curry, red oil', {
        localName: 'ကြက်သားဟင်း',
        modifierGroups: [rice, sides],
      }),
      dish('prawn', 'Bazun hin', 980_000, 'prawn-curry', 'River prawns, tomato', {
        ...soldOut,
        localName: 'ပုစွန်ဟင်း',
        modifierGroups: [rice, sides],
      }),
    ]),
    category('grill', 'Grill and fry', [
      dish('fish', 'Grilled fish in leaf', 950_000, 'otah', 'Turmeric, lemongrass'),
      dish('fried-chicken', 'Fried chicken', 600_000, 'fried-chicken', 'Half, with garlic'),
      dish('satay', 'Pork skewers, 10 sticks', 500_000, 'pork-skewers', 'Charcoal, chili dip'),
    ]),
    category('salad', 'Salads', [
      dish('lahpet', 'Tea-leaf salad', 380_000, 'tea-leaf-salad', 'With extra garlic', {
        localName: 'လက်ဖက်သုပ်',
      }),
      dish('tomato', 'Tomato salad', 300_000, 'tomato-salad', 'Peanuts, onion, sesame'),
      dish('pennywort', 'Pennywort salad', 300_000, 'pennywort-salad', 'Lime, dried shrimp'),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime juice', 200_000, 'lime-juice', 'Fresh'),
      dish('tea', 'Iced tea', 150_000, 'iced-tea', 'Sweet'),
      dish('tamarind', 'Tamarind juice', 180_000, 'tamarind-juice', 'Jaggery, ice'),
    ]),
  ],
}
