// Nyonya cooking from a house kitchen: not integrated, the rider orders and pays there.
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

const noodles = pickOne('noodles', 'Noodles', [
  modifier('thick', 'Thick rice noodles'),
  modifier('bihun', 'Bihun'),
  modifier('mee', 'Yellow noodles'),
  modifier('mixed', 'Mixed'),
])
const toppings = pickSome(
  'toppings',
  'Toppings',
  [0, 3],
  [
    modifier('prawns', 'Prawns', 500),
    modifier('fishball', 'Fish balls', 250),
    modifier('tofu', 'Tofu puffs', 150),
    modifier('cockles', 'Cockles', 300, soldOut),
  ],
)

export const laksaNyonyaSeri: CatalogueMerchantInput = {
  ID: 'my-m4',
  name: 'Laksa Nyonya Seri',
  cuisines: ['Nyonya', 'Laksa', 'Kuih'],
  address: '27 Jalan Sultan, Kuala Lumpur',
  latlng: { latitude: 3.1437, longitude: 101.6985 },
  radius: 5_000,
  isIntegrated: false,
  openingHours: everyDayBut(0, 'Asia/Kuala_Lumpur', '10:00-19:00'),
  preparationMinutes: 18,
  rating: 4.6,
  voteCount: 670,
  ratingShowFlag: { enable: true, minRating: 4, minVoteCount: 50 },
  categories: [
    category('laksa', 'Laksa', [
      dish('lemak', 'Nyonya laksa lemak', 1_290, 'laksa', 'Coconut gravy, prawns, laksa leaf', {
        modifierGroups: [noodles, toppings],
      }),
      dish('asam', 'Asam laksa', 1_150, 'asam-laksa', 'Mackerel, tamarind, torch ginger', {
        modifierGroups: [noodles],
      }),
      dish(
        'mee-siam',
        'Nyonya mee siam',
        1_050,
        'mee-siam',
        'Bihun in chili and soybean paste, prawns, lime',
      ),
    ]),
    category('lauk', 'With rice', [
      dish('rendang', 'Rendang tok', 1_790, 'rendang', 'Beef cooked dry, kerisik; rice'),
      dish(
        'pongteh',
        'Ayam pongteh',
        1_490,
        'dark-braise',
        'Chicken braised in soybean paste; rice',
      ),
      dish(
        'inche-kabin',
        'Inche kabin',
        1_390,
        'har-cheong-gai',
        'Fried chicken in coconut and spice',
      ),
      dish(
        'assam-pedas',
        'Asam pedas ikan',
        1_890,
        'asam-pedas',
        'Stingray, okra, tamarind; rice',
        soldOut,
      ),
    ]),
    category('bites', 'Bites', [
      dish('pie-tee', 'Pai tee, 6 pieces', 990, 'pie-tee', 'Top hats with jicama and prawn'),
      dish('lobak', 'Nyonya lobak', 1_190, 'ngoh-hiang', 'Pork in beancurd skin'),
    ]),
    category('sweet', 'Kuih and drinks', [
      dish('ondeh', 'Ondeh-ondeh, 8 pieces', 650, 'ondeh', 'Sweet potato, gula melaka'),
      dish('cendol', 'Cendol', 690, 'cendol', 'Pandan jelly, coconut milk'),
      dish('talam', 'Kuih talam', 550, 'kuih-talam', 'Pandan and coconut layers'),
      dish('limau', 'Calamansi', 450, 'calamansi', 'Iced'),
    ]),
  ],
}
