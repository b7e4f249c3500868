// Shan cooking; an order has a limit.
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

const noodles = pickOne('noodles', 'Noodles', [
  modifier('sticky', 'Sticky rice noodles'),
  modifier('flat', 'Flat noodles'),
  modifier('round', 'Round noodles'),
])
const meat = pickOne('meat', 'Meat', [
  modifier('chicken', 'Chicken'),
  modifier('pork', 'Pork'),
  modifier('tofu', 'Tofu'),
])
const extras = pickSome(
  'extras',
  'Extras',
  [0, 3],
  [
    modifier('pickle', 'Mustard pickle', 30_000),
    modifier('crackling', 'Pork crackling', 60_000),
    modifier('soup', 'Bowl of soup', 0),
    modifier('avocado', 'Avocado', 80_000, soldOut),
  ],
)

export const inlayPaPa: CatalogueMerchantInput = {
  ID: 'mm-m2',
  name: 'Inlay Pa Pa Shan Kitchen',
  cuisines: ['Shan', 'Noodles', 'Tofu'],
  address: '17 Shwegondaing Road, Bahan, Yangon',
  latlng: { latitude: 16.8052, longitude: 96.1594 },
  radius: 6_000,
  openingHours: everyDay('Asia/Yangon', '07:00-20:30'),
  preparationMinutes: 12,
  rating: 4.7,
  voteCount: 1_410,
  promo: '15% off tofu nway',
  orderValueLimit: 10_000_000,
  campaigns: [
    {
      ID: 'mm-m2-tofu',
      name: '15% off tofu nway',
      tcDetails: 'Warm tofu noodles, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('noodles', 'Noodles', [
      dish(
        'shan',
        'Shan noodles',
        450_000,
        'shan-noodles',
        'Tomato and chicken sauce, peanuts, pickle',
        { localName: 'ရှမ်းခေါက်ဆွဲ', modifierGroups: [noodles, meat, extras] },
      ),
      dish(
        'tofu-nway',
        'Tofu nway',
        400_000,
        'tofu-nway',
        'Warm chickpea cream over noodles, chili oil',
        {
          localName: 'တို့ဟူးနွေး',
          discountedPrice: 340_000,
          campaignID: 'mm-m2-tofu',
          modifierGroups: [noodles, extras],
        },
      ),
      dish('mishay', 'Meeshay', 480_000, 'mie-yamin', 'Rice noodles, pork, garlic, soy', {
        localName: 'မြီးရှည်',
        modifierGroups: [noodles, extras],
      }),
      dish(
        'sigyet',
        'Si gyet khao swe',
        420_000,
        'garlic-noodles',
        'Garlic oil noodles, greens, egg',
      ),
    ]),
    category('rice', 'Rice', [
      dish(
        'htamin-jin',
        'Htamin jin',
        450_000,
        'htamin-jin',
        'Sour kneaded rice, fish, garlic, leek roots',
        { localName: 'ထမင်းချဉ်' },
      ),
      dish(
        'pork-mustard',
        'Pork with mustard greens',
        750_000,
        'pork-leg-rice',
        'Slow-cooked belly; rice',
        soldOut,
      ),
      dish(
        'grilled-fish',
        'Grilled lake fish',
        1_100_000,
        'grilled-fish',
        'Stuffed with tomato and coriander',
      ),
    ]),
    category('sides', 'Sides', [
      dish(
        'tofu-kyaw',
        'Fried Shan tofu',
        280_000,
        'fried-tofu',
        'Crisp chickpea triangles, tamarind dip',
        { localName: 'တို့ဟူးကြော်' },
      ),
      dish('dumplings', 'Steamed dumplings', 380_000, 'dumplings', 'Pork and chive, six pieces'),
      dish('lahpet', 'Tea-leaf salad', 380_000, 'tea-leaf-salad', 'Shan style, with cabbage', {
        localName: 'လက်ဖက်သုပ်',
      }),
      dish('avocado', 'Avocado salad', 350_000, 'avocado-salad', 'Lime, onion, peanut'),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime and honey', 220_000, 'honey-lime', 'Wild honey'),
      dish('coffee', 'Shan iced coffee', 280_000, 'iced-coffee', 'Hill beans, long roast'),
    ]),
  ],
}
