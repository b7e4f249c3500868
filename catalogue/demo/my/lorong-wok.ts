// Penang noodles over charcoal; one wok at a time, so an order has a limit.
import { everyDayBut } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const heat = pickOne('heat', 'Chili', [
  modifier('none', 'None'),
  modifier('normal', 'Normal'),
  modifier('extra', 'Extra'),
])
const egg = pickOne('egg', 'Egg', [
  modifier('chicken', 'Chicken egg'),
  modifier('duck', 'Duck egg', 200),
  modifier('no-egg', 'No egg'),
])
const additions = pickSome(
  'additions',
  'Add',
  [0, 3],
  [
    modifier('prawns', 'Big prawns', 600),
    modifier('cockles', 'Cockles', 300, soldOut),
    modifier('lap-cheong', 'Lap cheong', 250),
  ],
)

export const lorongWok: CatalogueMerchantInput = {
  ID: 'my-m2',
  name: 'Lorong Wok',
  cuisines: ['Char kuey teow', 'Penang', 'Noodles'],
  address: '33 Changkat Bukit Bintang, Kuala Lumpur',
  latlng: { latitude: 3.1488, longitude: 101.7079 },
  radius: 5_000,
  openingHours: everyDayBut(1, 'Asia/Kuala_Lumpur', '11:00-15:00', '17:30-23:30'),
  preparationMinutes: 16,
  rating: 4.7,
  voteCount: 1_860,
  promo: '20% off char kuey teow',
  orderValueLimit: 30_000,
  campaigns: [
    {
      ID: 'my-m2-ckt',
      name: '20% off char kuey teow',
      tcDetails: 'Classic char kuey teow, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('noodles', 'Wok noodles', [
      dish(
        'ckt',
        'Char kuey teow',
        1_400,
        'char-kway-teow',
        'Flat noodles, prawns, sprouts, chives, charcoal',
        { discountedPrice: 1_120, campaignID: 'my-m2-ckt', modifierGroups: [heat, egg, additions] },
      ),
      dish(
        'hokkien-mee',
        'KL Hokkien mee',
        1_500,
        'hokkien-mee-dark',
        'Thick noodles in dark soy, pork crackling',
        { modifierGroups: [heat] },
      ),
      dish('mee-goreng', 'Mee goreng', 1_200, 'mee-goreng', 'Tomato, tofu, egg', {
        modifierGroups: [heat, egg],
      }),
      dish(
        'bihun',
        'Bihun goreng Singapura',
        1_250,
        'bihun-goreng',
        'Curry powder, prawns, char siew',
        { modifierGroups: [heat] },
      ),
      dish('wantan', 'Wantan mee, dry', 1_100, 'wonton-mee', 'Dark sauce, char siew, dumplings'),
    ]),
    category('soup', 'Soup', [
      dish('prawn-mee', 'Penang prawn mee', 1_350, 'prawn-mee', 'Prawn-head stock, kangkong, egg'),
      dish('curry-laksa', 'Curry laksa', 1_350, 'curry-mee', 'Coconut gravy, tofu puffs, prawns'),
    ]),
    category('sides', 'Sides', [
      dish('lobak', 'Lobak', 1_300, 'lobak', 'Five-spice rolls, two dips'),
      dish('satay', 'Satay, 6 sticks', 950, 'satay', 'Chicken, peanut sauce'),
      dish(
        'oyster-omelette',
        'Oyster omelette',
        1_900,
        'oyster-omelette',
        'Crisp edge, small oysters',
        soldOut,
      ),
    ]),
    category('drinks', 'Drinks', [
      dish('limau', 'Ambra with sour plum', 500, 'plum-lime', 'Green, sour, cold'),
      dish('kopi-ais', 'Kopi ais', 400, 'iced-coffee', 'Condensed milk'),
      dish('cendol', 'Cendol', 600, 'cendol', 'Red beans, gula melaka'),
    ]),
  ],
}
