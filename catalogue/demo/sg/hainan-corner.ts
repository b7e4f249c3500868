// Chicken rice on the corner; small kitchen, so that an order has a limit.
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

const cut = pickOne('cut', 'Cut', [
  modifier('breast', 'Breast'),
  modifier('thigh', 'Thigh', 80),
  modifier('mixed', 'Mixed', 40),
])
const size = pickOne('size', 'Rice', [
  modifier('normal', 'Normal'),
  modifier('more', 'More rice', 70),
  modifier('less', 'Less rice'),
])
const additions = pickSome(
  'additions',
  'Add to the plate',
  [0, 3],
  [
    modifier('egg', 'Braised egg', 120),
    modifier('tofu', 'Braised tofu', 150),
    modifier('liver', 'Chicken liver', 180, soldOut),
    modifier('ginger', 'Extra ginger sauce', 40),
  ],
)

export const hainanCorner: CatalogueMerchantInput = {
  ID: 'sg-m2',
  name: 'Hainan Corner',
  cuisines: ['Chicken rice', 'Chinese'],
  address: '14 Eng Hoon Street, Singapore',
  latlng: { latitude: 1.2839, longitude: 103.8302 },
  radius: 4_000,
  openingHours: everyDay('Asia/Singapore', '10:00-21:30'),
  preparationMinutes: 10,
  rating: 4.7,
  voteCount: 3_080,
  promo: '15% off roast chicken rice',
  orderValueLimit: 12_000,
  campaigns: [
    {
      ID: 'sg-m2-roast',
      name: '15% off roast chicken rice',
      tcDetails: 'Roast chicken rice for one, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('chicken-rice', 'Chicken rice', [
      dish(
        'steamed',
        'Hainanese chicken rice',
        620,
        'chicken-rice',
        'Poached chicken, rice cooked in stock, chili, ginger, dark soy',
        { modifierGroups: [cut, size, additions] },
      ),
      dish(
        'roast',
        'Roast chicken rice',
        680,
        'roast-chicken-rice',
        'Crisp-skinned chicken, fragrant rice, cucumber',
        { discountedPrice: 578, campaignID: 'sg-m2-roast', modifierGroups: [cut, size] },
      ),
      dish(
        'half',
        'Half chicken, for three',
        2_180,
        'half-chicken',
        'Poached, with three bowls of rice and soup',
      ),
      dish(
        'lemon',
        'Lemon chicken rice',
        720,
        'cutlet-rice',
        'Crisp cutlet, lemon sauce, fragrant rice',
      ),
    ]),
    category('noodles', 'Noodles', [
      dish(
        'wonton',
        'Wonton mee, dry',
        650,
        'wonton-mee',
        'Springy egg noodles, char siew, wontons, greens',
      ),
      dish(
        'ckt',
        'Char kway teow',
        690,
        'char-kway-teow',
        'Flat noodles, prawns, egg, chives, plenty of wok',
      ),
      dish(
        'chicken-hor-fun',
        'Ipoh chicken hor fun',
        680,
        'chicken-hor-fun',
        'Silky rice noodles, shredded chicken, prawn broth',
      ),
    ]),
    category('sides', 'Sides', [
      dish(
        'dumplings',
        'Steamed dumplings, 6 pieces',
        580,
        'dumplings',
        'Pork and chive, black vinegar',
      ),
      dish('kailan', 'Kailan in oyster sauce', 520, 'kailan', 'Blanched, with fried garlic'),
      dish('egg', 'Braised egg', 140, 'braised-egg', 'Soy, star anise', soldOut),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime juice', 280, 'plum-lime', 'Fresh lime, sour plum'),
      dish('barley', 'Barley water', 220, 'barley-water', 'House-boiled, candied melon, cold'),
      dish('kopi-peng', 'Kopi peng', 250, 'iced-coffee', 'Iced coffee with condensed milk'),
    ]),
  ],
}
