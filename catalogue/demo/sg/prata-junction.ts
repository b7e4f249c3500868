// Prata at the counter: not integrated, the rider orders and pays there.
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

const curry = pickOne('curry', 'Curry', [
  modifier('dhal', 'Dhal'),
  modifier('fish', 'Fish curry'),
  modifier('mutton', 'Mutton curry', 150),
])
const sugar = pickOne('sugar', 'Sugar', [
  modifier('normal', 'Normal'),
  modifier('less', 'Less sweet'),
  modifier('none', 'Kosong'),
])
const fillings = pickSome(
  'fillings',
  'Add',
  [0, 2],
  [
    modifier('cheese', 'Cheese', 120),
    modifier('onion', 'Onion', 50),
    modifier('mushroom', 'Mushroom', 120, soldOut),
  ],
)

export const prataJunction: CatalogueMerchantInput = {
  ID: 'sg-m4',
  name: 'Prata Junction',
  cuisines: ['Roti prata', 'Indian Muslim'],
  address: '305 Alexandra Road, Singapore',
  latlng: { latitude: 1.2905, longitude: 103.8149 },
  radius: 5_000,
  isIntegrated: false,
  openingHours: everyDay('Asia/Singapore', '07:00-02:00'),
  preparationMinutes: 12,
  rating: 4.6,
  voteCount: 2_010,
  ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 50 },
  categories: [
    category('prata', 'Prata', [
      dish('plain', 'Prata kosong, 2 pieces', 360, 'roti-canai', 'Flipped thin, griddled crisp', {
        modifierGroups: [curry],
      }),
      dish('egg', 'Egg prata', 280, 'egg-prata', 'One egg folded in', {
        modifierGroups: [curry, fillings],
      }),
      dish('plaster', 'Plaster prata', 320, 'plaster-prata', 'Egg plastered on top, crisp rim', {
        modifierGroups: [curry],
      }),
      dish(
        'murtabak',
        'Chicken murtabak',
        880,
        'murtabak',
        'Stuffed with minced chicken, onion, egg; cucumber in ketchup',
      ),
    ]),
    category('rice', 'Rice and noodles', [
      dish(
        'mee-goreng',
        'Mee goreng',
        650,
        'mee-goreng',
        'Yellow noodles, tomato, egg, green chili',
      ),
      dish('nasi-goreng', 'Nasi goreng ayam', 720, 'nasi-goreng', 'Fried rice, chicken, fried egg'),
      dish(
        'briyani',
        'Chicken dum briyani',
        950,
        'biryani',
        'Basmati sealed and steamed, raita, achar',
      ),
      dish(
        'maggi',
        'Maggi goreng',
        600,
        'maggi-goreng',
        'Instant noodles at their best, egg, cabbage',
      ),
      dish('ayam', 'Ayam goreng, 2 pieces', 680, 'ayam-goreng', 'Marinated overnight in turmeric'),
    ]),
    category('drinks', 'Drinks', [
      dish('teh-tarik', 'Teh tarik', 220, 'teh-tarik', 'Pulled till it froths', {
        modifierGroups: [sugar],
      }),
      dish('teh-ais', 'Teh ais', 260, 'iced-milk-tea', 'Milk tea over ice', {
        modifierGroups: [sugar],
      }),
      dish('limau', 'Limau ais', 240, 'lime-juice', 'Lime, sugar, ice'),
      dish('kopi', 'Kopi ais', 240, 'iced-coffee', 'Coffee with condensed milk, ice', soldOut),
    ]),
  ],
}
