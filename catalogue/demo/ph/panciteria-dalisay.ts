// An old-style panciteria; an order has a limit.
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

const size = pickOne('size', 'Size', [
  modifier('solo', 'Solo'),
  modifier('sharing', 'For three', 18_000),
  modifier('bilao', 'Bilao, for ten', 72_000),
])
const toppings = pickSome(
  'toppings',
  'Toppings',
  [0, 3],
  [
    modifier('lechon', 'Lechon kawali', 6_000),
    modifier('quail-egg', 'Quail eggs', 2_500),
    modifier('chicharon', 'Chicharon', 2_000),
    modifier('shrimp', 'Shrimp', 5_000, soldOut),
  ],
)

export const panciteriaDalisay: CatalogueMerchantInput = {
  ID: 'ph-m2',
  name: 'Panciteria Dalisay',
  cuisines: ['Noodles', 'Chinese-Filipino', 'Merienda'],
  address: '22 Jupiter Street, Bel-Air, Makati',
  latlng: { latitude: 14.5632, longitude: 121.0258 },
  radius: 6_000,
  openingHours: everyDay('Asia/Manila', '09:00-22:00'),
  preparationMinutes: 15,
  rating: 4.6,
  voteCount: 1_480,
  promo: '15% off lumpiang shanghai',
  orderValueLimit: 500_000,
  campaigns: [
    {
      ID: 'ph-m2-lumpia',
      name: '15% off lumpia',
      tcDetails: 'All lumpiang shanghai, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('pancit', 'Pancit', [
      dish('canton', 'Pancit canton', 16_500, 'pancit', 'Egg noodles, pork, shrimp, snow peas', {
        modifierGroups: [size, toppings],
      }),
      dish('bihon', 'Pancit bihon', 15_500, 'pancit-bihon', 'Rice vermicelli, chicken, carrots', {
        modifierGroups: [size, toppings],
      }),
      dish('mami', 'Beef mami', 14_500, 'beef-noodle-soup', 'Noodle soup, brisket, spring onion'),
      dish('lomi', 'Batangas lomi', 15_500, 'lomi', 'Thick noodles, thick broth, liver, egg'),
    ]),
    category('bites', 'Bites', [
      dish(
        'shanghai',
        'Lumpiang shanghai, 10 pieces',
        18_000,
        'lumpia',
        'Thin, crisp, sweet and sour dip',
        { discountedPrice: 15_300, campaignID: 'ph-m2-lumpia' },
      ),
      dish('siomai', 'Pork siomai, 5 pieces', 8_500, 'siomai', 'Calamansi, toyo, chili garlic'),
      dish('ukoy', 'Ukoy', 11_000, 'ukoy', 'Shrimp fritters, spiced vinegar', soldOut),
      dish(
        'chicken',
        'Fried chicken, Chinese style',
        24_500,
        'fried-chicken',
        'Half, with shrimp crackers',
      ),
    ]),
    category('rice', 'Rice', [
      dish('yang-chow', 'Yang chow rice', 17_500, 'fried-rice', 'Egg, ham, shrimp'),
      dish('asado', 'Asado rice', 16_500, 'asado-rice', 'Sweet braised pork'),
      dish('adobo-rice', 'Adobo rice', 16_500, 'adobo', 'Flaked adobo, bay leaf'),
    ]),
    category('drinks', 'Drinks', [
      dish('calamansi', 'Calamansi soda', 8_500, 'calamansi', 'With mint'),
      dish('milk-tea', 'Milk tea with pearls', 10_500, 'boba', 'Black tea, brown sugar'),
    ]),
  ],
}
