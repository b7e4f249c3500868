// Filled baguettes from a cart: not integrated, the rider orders and pays there.
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

const chili = pickOne('chili', 'Chili', [
  modifier('none', 'None'),
  modifier('paste', 'Chili paste'),
  modifier('fresh', 'Fresh chili'),
])
const extras = pickSome(
  'extras',
  'Add',
  [0, 3],
  [
    modifier('egg', 'Fried egg', 50),
    modifier('pate', 'Extra pâté', 40),
    modifier('cheese', 'Cheese', 60, soldOut),
    modifier('pickles', 'Pickles'),
  ],
)

export const numPangCorner: CatalogueMerchantInput = {
  ID: 'kh-m4',
  name: 'Num Pang Corner 51',
  cuisines: ['Sandwiches', 'Snacks', 'Khmer'],
  address: '51 Street 51, Daun Penh, Phnom Penh',
  latlng: { latitude: 11.5632, longitude: 104.9242 },
  radius: 4_500,
  isIntegrated: false,
  openingHours: everyDay('Asia/Phnom_Penh', '06:00-22:00'),
  preparationMinutes: 6,
  rating: 4.4,
  voteCount: 830,
  ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 100 },
  categories: [
    category('num-pang', 'Num pang', [
      dish('pate', 'Num pang pâté', 200, 'banh-mi', 'Baguette, pâté, ham, green papaya pickle', {
        localName: 'នំប៉័ងប៉ាតេ',
        modifierGroups: [chili, extras],
      }),
      dish(
        'sach-ko',
        'Num pang grilled beef',
        250,
        'banh-mi-beef',
        'Lemongrass beef skewer, pickle',
        { modifierGroups: [chili, extras] },
      ),
      dish('pork', 'Num pang pork', 225, 'banh-mi-pork', 'Honey pork, cucumber, coriander', {
        modifierGroups: [chili, extras],
      }),
      dish('trey-kho', 'Num pang sardine', 200, 'banh-mi-sardine', 'Sardines in tomato, onion', {
        modifierGroups: [chili],
      }),
      dish('tofu', 'Num pang tofu', 175, 'banh-mi-tofu', 'Tofu, mushrooms, pickles', {
        modifierGroups: [chili],
      }),
    ]),
    category('snacks', 'Snacks', [
      dish('rolls', 'Fried rolls, 4 pieces', 200, 'cha-gio', 'Taro and pork'),
      dish('num-pao', 'Num pao', 100, 'siopao', 'Steamed buns, pork and egg', {
        localName: 'នំប៉ាវ',
      }),
      dish('fries', 'Sweet potato fries', 175, 'sweet-potato-fries', 'Chili salt', soldOut),
      dish('skewers', 'Meatball skewers, 5 sticks', 200, 'meatball-skewers', 'Chili dip'),
    ]),
    category('drinks', 'Drinks', [
      dish('coffee', 'Iced coffee', 125, 'iced-coffee', 'Condensed milk'),
      dish('milk-tea', 'Iced milk tea', 150, 'thai-tea', 'Orange, sweet'),
      dish('lime', 'Lime juice', 125, 'lime-juice', 'Fresh'),
    ]),
  ],
}
