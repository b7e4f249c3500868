// Charcoal grill with tables on the pavement.
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

const rice = pickOne('rice', 'Rice', [
  modifier('plain', 'Plain rice'),
  modifier('garlic', 'Garlic rice', 2_000),
  modifier('unli', 'Unlimited rice', 4_500),
  modifier('none', 'No rice'),
])
const dip = pickSome(
  'dip',
  'Dip',
  [1, 2],
  [
    modifier('suka', 'Spiced vinegar'),
    modifier('toyomansi', 'Toyomansi'),
    modifier('bagoong', 'Bagoong', 1_000),
  ],
)

export const ihawanSaKanto: CatalogueMerchantInput = {
  ID: 'ph-m5',
  name: 'Ihawan sa Kanto',
  cuisines: ['Barbecue', 'Filipino', 'Seafood'],
  address: '7 Mayapis Street, San Antonio, Makati',
  latlng: { latitude: 14.5642, longitude: 121.0096 },
  radius: 6_000,
  openingHours: everyDay('Asia/Manila', '11:00-14:00', '17:00-01:00'),
  preparationMinutes: 22,
  rating: 4.6,
  voteCount: 1_950,
  promo: 'Free lumpia from ₱800',
  tables: tables('ph-m5', 10),
  campaigns: [
    {
      ID: 'ph-m5-lumpia',
      name: 'Free lumpia',
      tcDetails: 'One plate of lumpia with dishes for ₱800 or more. One an order.',
      freeItem: { ID: 'lumpia', name: 'Lumpia, 6 pieces', minSubtotal: 80_000 },
    },
  ],
  categories: [
    category('ihaw', 'From the grill', [
      dish(
        'bangus',
        'Inihaw na bangus',
        28_900,
        'bangus',
        'Milkfish stuffed with tomato and onion',
        { modifierGroups: [rice, dip] },
      ),
      dish('bbq', 'Pork barbecue, 4 sticks', 16_000, 'pork-skewers', 'Banana ketchup glaze', {
        modifierGroups: [dip],
      }),
      dish('liempo', 'Inihaw na liempo', 23_900, 'liempo', 'Pork belly, egg, atchara', {
        modifierGroups: [rice, dip],
      }),
      dish('inasal', 'Chicken inasal', 19_900, 'inasal', 'Lemongrass, annatto oil', {
        modifierGroups: [rice, dip],
      }),
      dish('isaw', 'Isaw, 5 sticks', 7_500, 'isaw', 'Spiced vinegar', soldOut),
    ]),
    category('pulutan', 'Pulutan', [
      dish('sisig', 'Sizzling sisig', 23_900, 'sisig', 'Pork, liver, chili, egg'),
      dish('lumpia', 'Lumpia, 6 pieces', 11_900, 'lumpia', 'Sweet chili'),
      dish(
        'kinilaw',
        'Kinilaw na tanigue',
        25_900,
        'kinilaw',
        'Raw mackerel in coconut vinegar, ginger',
      ),
    ]),
    category('sabaw', 'Soup and stew', [
      dish(
        'sinigang-hipon',
        'Sinigang na hipon',
        28_900,
        'sinigang-prawn',
        'Shrimps, tamarind, kangkong',
      ),
      dish('adobo', 'Adobong manok', 19_500, 'adobo', 'Chicken, dark soy, vinegar', {
        modifierGroups: [rice],
      }),
    ]),
    category('drinks', 'Drinks', [
      dish('calamansi', 'Calamansi juice', 7_500, 'calamansi', 'Pitcher for two'),
      dish('buko', 'Buko juice', 8_500, 'coconut-water', 'Young coconut, cold'),
      dish('iced-tea', 'House iced tea', 6_500, 'iced-tea', 'Bottomless at the table'),
    ]),
  ],
}
