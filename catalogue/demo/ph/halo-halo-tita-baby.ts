// Shaved ice and merienda, closed for a while.
import { everyDayBut } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const milk = pickOne('milk', 'Milk', [
  modifier('evaporada', 'Evaporated milk'),
  modifier('coconut', 'Coconut milk', 1_500),
])
const toppings = pickSome(
  'toppings',
  'Toppings',
  [0, 4],
  [
    modifier('ube', 'Ube ice cream', 3_500),
    modifier('flan', 'Leche flan', 3_000),
    modifier('langka', 'Jackfruit', 2_000),
    modifier('pinipig', 'Pinipig', 1_500),
  ],
)

export const haloHaloTitaBaby: CatalogueMerchantInput = {
  ID: 'ph-m3',
  name: 'Halo-Halo ni Tita Baby',
  cuisines: ['Desserts', 'Shaved ice', 'Merienda'],
  address: '9 Kalayaan Avenue, Makati',
  latlng: { latitude: 14.5589, longitude: 121.0337 },
  radius: 4_000,
  openingHours: everyDayBut(0, 'Asia/Manila', '12:00-21:00'),
  temporarilyClosed: true,
  preparationMinutes: 9,
  rating: 4.7,
  voteCount: 820,
  categories: [
    category('ice', 'Shaved ice', [
      dish(
        'special',
        'Halo-halo special',
        16_500,
        'halo-halo',
        'Twelve things, ube ice cream, leche flan',
        { modifierGroups: [milk, toppings] },
      ),
      dish('mais', 'Mais con yelo', 9_500, 'mais-con-yelo', 'Sweet corn, milk, corn flakes', {
        modifierGroups: [milk],
      }),
      dish('saba', 'Saba con yelo', 9_500, 'saba-con-yelo', 'Caramel banana, pandan jelly, sago', {
        modifierGroups: [milk],
      }),
      dish(
        'mango',
        'Mango on sticky rice',
        13_500,
        'mango-sticky-rice',
        'Guimaras mango, coconut cream',
      ),
    ]),
    category('kakanin', 'Kakanin', [
      dish('palitaw', 'Palitaw, 6 pieces', 8_500, 'palitaw', 'Rice cakes, coconut, sesame sugar'),
      dish('bibingka', 'Bibingka', 12_500, 'bibingka', 'Salted egg, cheese, banana leaf'),
      dish(
        'puto-bumbong',
        'Puto bumbong',
        11_000,
        'puto-bumbong',
        'Purple rice, muscovado, coconut',
      ),
    ]),
    category('merienda', 'Merienda', [
      dish('turon', 'Turon, 4 pieces', 8_000, 'turon', 'Banana and jackfruit in caramel crust'),
      dish('pancit', 'Pancit guisado', 14_500, 'pancit', 'Small plate, for the afternoon'),
      dish('toasted-siopao', 'Toasted siopao', 7_500, 'toasted-siopao', 'Baked bun, pork asado'),
    ]),
    category('drinks', 'Drinks', [
      dish(
        'sago-gulaman',
        "Sago't gulaman",
        6_500,
        'sago-gulaman',
        'Tapioca pearls, jelly, brown sugar',
      ),
      dish('calamansi', 'Calamansi juice', 7_000, 'calamansi', 'Iced'),
      dish('tsokolate', 'Tsokolate eh', 11_000, 'chocolate', 'Thick cacao, whisked'),
    ]),
  ],
}
