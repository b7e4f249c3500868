// A mamak stall, closed for repainting.
import { everyDay } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  type CatalogueMerchantInput,
} from '../menu.ts'

const curry = pickOne('curry', 'Curry', [
  modifier('dal', 'Dal'),
  modifier('fish', 'Fish curry'),
  modifier('chicken', 'Chicken curry', 100),
])
const fillings = pickSome(
  'fillings',
  'Add',
  [0, 3],
  [
    modifier('egg', 'Egg', 120),
    modifier('cheese', 'Cheese', 250),
    modifier('onion', 'Onion', 80),
    modifier('sardine', 'Sardine', 250),
  ],
)

export const mamakMalam: CatalogueMerchantInput = {
  ID: 'my-m3',
  name: 'Mamak Malam Imbi',
  cuisines: ['Mamak', 'Roti canai', 'Halal'],
  address: '4 Jalan Imbi, Kuala Lumpur',
  latlng: { latitude: 3.1431, longitude: 101.7138 },
  radius: 6_000,
  openingHours: everyDay('Asia/Kuala_Lumpur', '06:00-03:00'),
  temporarilyClosed: true,
  preparationMinutes: 10,
  rating: 4.4,
  voteCount: 3_390,
  categories: [
    category('roti', 'Roti', [
      dish('canai', 'Roti canai, 2 pieces', 360, 'roti-canai', 'Flaky, dal and curry', {
        modifierGroups: [curry, fillings],
      }),
      dish('tissue', 'Roti tisu', 550, 'roti-tissue', 'Paper-thin cone, sugar'),
      dish('boom', 'Roti bom', 380, 'roti-bom', 'Coiled, buttery', { modifierGroups: [curry] }),
      dish('tosai', 'Tosai', 320, 'thosai', 'Fermented rice pancake, chutneys'),
    ]),
    category('rice', 'Rice', [
      dish(
        'kandar',
        'Nasi kandar ayam',
        1_250,
        'nasi-kandar',
        'Mixed curries, okra, fried chicken',
      ),
      dish('nasi-goreng', 'Nasi goreng mamak', 950, 'nasi-goreng', 'Egg, tofu, chili'),
      dish('ayam', 'Ayam goreng mamak', 750, 'ayam-goreng', 'Red-spiced leg'),
    ]),
    category('mee', 'Noodles', [
      dish('mee-goreng', 'Mee goreng mamak', 900, 'mee-goreng', 'Potato, tofu, squid sambal'),
      dish('maggi', 'Maggi goreng', 850, 'maggi-goreng', 'With a fried egg'),
      dish('rojak', 'Pasembur', 950, 'pasembur', 'Fritters, cucumber, sweet potato sauce'),
    ]),
    category('drinks', 'Drinks', [
      dish('teh-tarik', 'Teh tarik', 280, 'teh-tarik', 'Pulled high'),
      dish('teh-o-limau', 'Teh o ais limau', 300, 'lime-tea', 'Black tea, lime, ice'),
      dish('limau', 'Jus limau', 400, 'lime-juice', 'Fresh lime'),
    ]),
  ],
}
