// A satay kitchen that fires its grill for booked orders only.
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

const sticks = pickOne('sticks', 'Sticks', [
  modifier('ten', '10 sticks'),
  modifier('twenty', '20 sticks', 1_200),
  modifier('thirty', '30 sticks', 2_300),
])
const sauce = pickSome(
  'sauce',
  'Sauce',
  [1, 2],
  [
    modifier('peanut', 'Peanut sauce'),
    modifier('pineapple', 'Pineapple peanut sauce'),
    modifier('sambal', 'Sambal kecap', 50),
  ],
)

export const satayByLamplight: CatalogueMerchantInput = {
  ID: 'sg-m6',
  name: 'Satay by Lamplight',
  cuisines: ['Satay', 'Malay', 'Barbecue'],
  address: '40 Bukit Merah Lane, Singapore',
  latlng: { latitude: 1.2871, longitude: 103.8052 },
  radius: 7_000,
  openingHours: everyDay('Asia/Singapore', '17:00-01:00'),
  preparationMinutes: 30,
  rating: 4.9,
  voteCount: 410,
  promo: '10 free sticks from S$ 40',
  blockOnDemandOrders: true,
  campaigns: [
    {
      ID: 'sg-m6-sticks',
      name: '10 free sticks',
      tcDetails: 'Ten chicken sticks with dishes for S$ 40 or more. One an order.',
      freeItem: { ID: 'chicken', name: 'Chicken satay, 10 sticks', minSubtotal: 4_000 },
    },
  ],
  categories: [
    category('satay', 'Satay', [
      dish('chicken', 'Chicken satay', 1_300, 'satay', 'Turmeric, lemongrass, charcoal', {
        modifierGroups: [sticks, sauce],
      }),
      dish(
        'mutton',
        'Mutton satay',
        1_500,
        'lamb-satay',
        'Coriander, cumin, a little fat left on',
        { modifierGroups: [sticks, sauce] },
      ),
      dish('beef', 'Beef satay', 1_500, 'beef-satay', 'Marinated in galangal and palm sugar', {
        modifierGroups: [sticks, sauce],
      }),
      dish('tripe', 'Tripe satay', 1_400, 'grey-skewers', 'Boiled soft, grilled crisp', {
        ...soldOut,
        modifierGroups: [sticks, sauce],
      }),
    ]),
    category('grill', 'From the grill', [
      dish('fish', 'Ikan bakar', 1_890, 'stingray', 'Stingray cut, banana leaf, sambal'),
      dish('wings', 'Grilled wings, 6 pieces', 1_080, 'grilled-wings', 'Honey and black pepper'),
      dish('otah', 'Otah, 4 sticks', 720, 'otah', 'Spiced mackerel in coconut leaf'),
    ]),
    category('plates', 'Plates', [
      dish(
        'nasi-goreng',
        'Nasi goreng',
        880,
        'nasi-goreng',
        'Fried egg, cracker, one stick of satay',
      ),
      dish('gado-gado', 'Gado-gado', 780, 'gado-gado', 'Peanut sauce, tofu, egg, cracker'),
      dish('ketupat', 'Ketupat, 4 pieces', 320, 'ketupat', 'Pressed rice in palm leaf'),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime ice', 320, 'lime-juice', 'Lime, mint, crushed ice'),
      dish('teh', 'Teh halia', 280, 'teh-tarik', 'Pulled tea with ginger'),
      dish('bandung', 'Bandung soda', 380, 'bandung-soda', 'Rose, milk, soda'),
    ]),
  ],
}
