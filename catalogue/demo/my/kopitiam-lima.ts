// A kopitiam with marble tables.
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

const strength = pickOne('strength', 'Strength', [
  modifier('normal', 'Normal'),
  modifier('kau', 'Kau (strong)'),
  modifier('poh', 'Poh (light)'),
])
const sugar = pickOne('sugar', 'Sugar', [
  modifier('manis', 'Manis'),
  modifier('kurang', 'Kurang manis'),
  modifier('kosong', 'Kosong'),
])
const bread = pickSome(
  'bread',
  'Extras',
  [0, 2],
  [
    modifier('butter', 'Extra butter', 100),
    modifier('eggs', 'Two soft eggs', 380),
    modifier('peanut', 'Peanut butter', 150, soldOut),
  ],
)

export const kopitiamLima: CatalogueMerchantInput = {
  ID: 'my-m5',
  name: 'Kopitiam Lima Bersaudara',
  cuisines: ['Kopitiam', 'Breakfast', 'Coffee'],
  address: '61 Jalan Pudu, Kuala Lumpur',
  latlng: { latitude: 3.1413, longitude: 101.7083 },
  radius: 6_000,
  openingHours: everyDay('Asia/Kuala_Lumpur', '07:00-18:00'),
  preparationMinutes: 9,
  rating: 4.7,
  voteCount: 2_480,
  promo: 'Free kaya toast from RM 35',
  tables: tables('my-m5', 14),
  campaigns: [
    {
      ID: 'my-m5-toast',
      name: 'Free kaya toast',
      tcDetails: 'One kaya toast with dishes for RM 35 or more. One an order.',
      freeItem: { ID: 'kaya-toast', name: 'Kaya toast', minSubtotal: 3_500 },
    },
  ],
  categories: [
    category('toast', 'Toast', [
      dish(
        'kaya-toast',
        'Kaya toast',
        480,
        'kaya-toast',
        'Charcoal-toasted, pandan kaya, cold butter, soft egg',
        { modifierGroups: [bread] },
      ),
      dish('roti-babi', 'Roti bakar garlic', 520, 'garlic-toast', 'Thick slices, garlic butter', {
        modifierGroups: [bread],
      }),
      dish('steamed', 'Steamed bread with kaya', 450, 'steamed-bread', 'Soft as a cloud', {
        modifierGroups: [bread],
      }),
    ]),
    category('plates', 'Plates', [
      dish('nasi-lemak', 'Nasi lemak', 990, 'nasi-lemak', 'Sambal, anchovies, fried chicken'),
      dish(
        'hainan-chop',
        'Hainanese chicken chop',
        1_890,
        'chicken-chop',
        'Crisp cutlet, onion gravy, peas',
      ),
      dish('chicken-rice', 'Chicken rice', 1_090, 'chicken-rice', 'Poached, ginger and chili'),
      dish('wantan', 'Wantan mee', 990, 'wonton-mee', 'Dry, with dumplings'),
      dish('mee-kari', 'Curry mee', 1_150, 'curry-mee', 'Coconut curry, tofu puffs, prawns'),
      dish('loh-mee', 'Loh mee', 1_050, 'loh-mee', 'Thick gravy, black vinegar', soldOut),
    ]),
    category('bites', 'Bites', [
      dish('dim-sum', 'Pau and siew mai', 850, 'siew-mai', 'Five pieces, steamed'),
      dish('popiah', 'Fried popiah, 4 pieces', 720, 'lumpia', 'Jicama, chili sauce'),
    ]),
    category('drinks', 'Drinks', [
      dish('kopi', 'Kopi ais', 380, 'iced-coffee', 'Robusta, condensed milk', {
        modifierGroups: [strength, sugar],
      }),
      dish('teh', 'Teh C', 320, 'milk-tea-hot', 'Tea with evaporated milk', {
        modifierGroups: [strength, sugar],
      }),
      dish('limau', 'Limau ais', 380, 'lime-juice', 'Lime, ice'),
    ]),
  ],
}
