// Burgers from a corner grill: not integrated, the rider orders and pays there.
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

const side = pickOne('side', 'Side', [
  modifier('fries', 'Fries'),
  modifier('kamote', 'Kamote fries', 2_000),
  modifier('onion-rings', 'Onion rings', 3_000, soldOut),
])
const extras = pickSome(
  'extras',
  'Extras',
  [0, 4],
  [
    modifier('cheese', 'Cheese', 2_500),
    modifier('bacon', 'Bacon', 4_500),
    modifier('egg', 'Fried egg', 2_500),
    modifier('patty', 'Second patty', 8_500),
  ],
)

export const kantoBurger: CatalogueMerchantInput = {
  ID: 'ph-m4',
  name: 'Kanto Burger Poblacion',
  cuisines: ['Burgers', 'Fried chicken', 'Pizza'],
  address: '55 Don Pedro Street, Poblacion, Makati',
  latlng: { latitude: 14.5639, longitude: 121.0302 },
  radius: 5_000,
  isIntegrated: false,
  openingHours: everyDay('Asia/Manila', '16:00-04:00'),
  preparationMinutes: 16,
  rating: 4.5,
  voteCount: 1_120,
  categories: [
    category('burgers', 'Burgers', [
      dish('kanto', 'Kanto cheeseburger', 19_900, 'burger', 'Beef, cheese, pickles, burger sauce', {
        modifierGroups: [side, extras],
      }),
      dish(
        'longganisa',
        'Longganisa burger',
        21_900,
        'egg-burger',
        'Garlic sausage patty, atchara, egg',
        { modifierGroups: [side, extras] },
      ),
      dish('sisig', 'Sisig burger', 22_900, 'sisig-burger', 'Crisp sisig, calamansi mayo', {
        modifierGroups: [side, extras],
      }),
      dish(
        'mushroom',
        'Mushroom burger',
        18_900,
        'mushroom-burger',
        'Oyster mushrooms, garlic mayo',
        { modifierGroups: [side] },
      ),
    ]),
    category('chicken', 'Chicken', [
      dish('wings', 'Patis wings, 6 pieces', 22_900, 'fried-wings', 'Fish sauce caramel, garlic'),
      dish(
        'sandwich',
        'Chicken inasal sandwich',
        20_900,
        'grilled-sandwich',
        'Grilled chicken, atchara, crusty roll',
        { modifierGroups: [side] },
      ),
      dish('tenders', 'Chicken tenders', 18_900, 'chicken-tenders', 'Banana ketchup'),
    ]),
    category('pizza', 'Pizza', [
      dish('longganisa-pizza', 'Longganisa pizza', 34_900, 'pizza', 'Ten inch, garlic, basil'),
      dish(
        'adobo-flakes',
        'Adobo flakes pizza',
        36_900,
        'egg-pizza',
        'Ten inch, adobo flakes, egg yolk',
        soldOut,
      ),
    ]),
    category('drinks', 'Drinks', [
      dish('gulaman', 'Black gulaman', 6_500, 'gulaman', 'Brown sugar, jelly'),
      dish('boba', 'Ube milk with pearls', 11_500, 'ube-boba', 'Purple yam, fresh milk'),
      dish('calamansi', 'Calamansi mint', 8_500, 'calamansi', 'Crushed ice'),
    ]),
  ],
}
