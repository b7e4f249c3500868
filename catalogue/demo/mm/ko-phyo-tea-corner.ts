// A tea shop, closed for now.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const tea = pickOne('tea', 'How', [
  modifier('cho-seint', 'Cho seint: sweet and milky'),
  modifier('paw-kya', 'Paw kya: strong, less sweet'),
  modifier('kya-seint', 'Kya seint: strong and milky'),
])
const dip = pickSome(
  'dip',
  'With',
  [0, 2],
  [
    modifier('peas', 'Boiled peas', 60_000),
    modifier('sugar', 'Sugar'),
    modifier('curry', 'Potato curry', 80_000),
  ],
)

export const koPhyoTeaCorner: CatalogueMerchantInput = {
  ID: 'mm-m3',
  name: 'Ko Phyo Tea Corner',
  cuisines: ['Tea shop', 'Snacks', 'Breakfast'],
  address: '88 Anawrahta Road, Pabedan, Yangon',
  latlng: { latitude: 16.7772, longitude: 96.1563 },
  radius: 5_000,
  openingHours: everyDay('Asia/Yangon', '05:30-21:00'),
  temporarilyClosed: true,
  preparationMinutes: 8,
  rating: 4.4,
  voteCount: 890,
  categories: [
    category('tea', 'Tea and coffee', [
      dish('tea', 'Lahpet yay', 120_000, 'tea-shop-tea', 'Milk tea, your way', {
        localName: 'လက်ဖက်ရည်',
        modifierGroups: [tea],
      }),
      dish('iced-tea', 'Iced milk tea', 180_000, 'iced-milk-tea', 'Over ice', {
        modifierGroups: [tea],
      }),
      dish('coffee', 'Iced coffee', 200_000, 'iced-coffee', 'Condensed milk'),
    ]),
    category('bread', 'Bread', [
      dish('palata', 'Palata', 180_000, 'roti-canai', 'Flaky, with peas or sugar', {
        localName: 'ပလာတာ',
        modifierGroups: [dip],
      }),
      dish('ei-kya-kway', 'E kya kway', 80_000, 'dough-sticks', 'Fried dough sticks', {
        localName: 'အီကြာကွေး',
      }),
      dish('nan-bya', 'Nan bya with peas', 160_000, 'naan', 'Clay-oven bread, buttered peas', {
        localName: 'နံပြား',
      }),
      dish('toast', 'Milk toast', 150_000, 'milk-toast', 'Condensed milk, butter, egg'),
    ]),
    category('snacks', 'Snacks', [
      dish('samosa', 'Samosa, 4 pieces', 160_000, 'samosa', 'Potato and onion', {
        localName: 'စမူဆာ',
      }),
      dish(
        'spring-rolls',
        'Spring rolls, 4 pieces',
        200_000,
        'cha-gio',
        'Bean sprouts, sweet chili',
      ),
      dish('pauk-si', 'Pauk si', 150_000, 'siopao', 'Steamed buns, pork', { localName: 'ပေါက်စီ' }),
    ]),
    category('bowls', 'Bowls', [
      dish('mohinga', 'Mohinga', 280_000, 'mohinga', 'Morning only, till it is gone', {
        localName: 'မုန့်ဟင်းခါး',
      }),
      dish(
        'nan-gyi',
        'Nan gyi thoke',
        350_000,
        'nan-gyi',
        'Thick rice noodles, chicken, chickpea flour',
        { localName: 'နန်းကြီးသုပ်' },
      ),
      dish(
        'fried-rice',
        'Fried rice with peas',
        320_000,
        { recipe: 'fried-rice', toppings: ['fried-egg'] },
        'Fried egg',
        { localName: 'ထမင်းကြော်' },
      ),
    ]),
  ],
}
