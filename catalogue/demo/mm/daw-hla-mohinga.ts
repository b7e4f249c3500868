// Mohinga near Kandawgyi, open around the clock.
import { aroundTheClock } from '../hours.ts'
import {
  category,
  dish,
  modifier,
  pickOne,
  pickSome,
  soldOut,
  type CatalogueMerchantInput,
} from '../menu.ts'

const size = pickOne('size', 'Bowl', [
  modifier('small', 'Small'),
  modifier('large', 'Large', 100_000),
])
const fritters = pickSome(
  'fritters',
  'Toppings',
  [0, 3],
  [
    modifier('gourd', 'Gourd fritter', 50_000),
    modifier('egg', 'Boiled duck egg', 80_000),
    modifier('split-pea', 'Split-pea cracker', 40_000),
    modifier('fish-cake', 'Fish cake', 100_000, soldOut),
  ],
)
const style = pickOne('style', 'Style', [
  modifier('soup', 'With soup'),
  modifier('salad', 'As a salad'),
])
const heat = pickOne('heat', 'Chili', [
  modifier('none', 'No chili'),
  modifier('little', 'A little'),
  modifier('plenty', 'Plenty'),
])

export const dawHlaMohinga: CatalogueMerchantInput = {
  ID: 'mm-m1',
  name: 'Daw Hla Mohinga',
  localName: 'ဒေါ်လှ မုန့်ဟင်းခါး',
  cuisines: ['Mohinga', 'Burmese', 'Noodles'],
  address: '52 Nat Mauk Road, Bahan, Yangon',
  latlng: { latitude: 16.7989, longitude: 96.1637 },
  radius: 7_000,
  openingHours: aroundTheClock('Asia/Yangon'),
  preparationMinutes: 10,
  rating: 4.6,
  voteCount: 2_360,
  promo: '10% off Shan noodles',
  campaigns: [
    {
      ID: 'mm-m1-shan',
      name: '10% off Shan noodles',
      tcDetails: 'Shan noodles, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('soup', 'Soups', [
      dish(
        'mohinga',
        'Mohinga',
        350_000,
        'mohinga',
        'Catfish and lemongrass soup, rice vermicelli, egg, gourd fritters',
        { localName: 'မုန့်ဟင်းခါး', modifierGroups: [size, heat, fritters] },
      ),
      dish(
        'ohn-no',
        'Ohn no khao swe',
        420_000,
        'ohn-no-khao-swe',
        'Chicken and coconut noodles, crisp noodles, lime',
        { localName: 'အုန်းနို့ခေါက်ဆွဲ', modifierGroups: [size, heat] },
      ),
      dish('kyay-oh', 'Kyay oh', 480_000, 'kyay-oh', 'Pork noodle soup with meatballs and egg', {
        localName: 'ကြေးအိုး',
      }),
    ]),
    category('salad', 'Salads', [
      dish(
        'lahpet',
        'Tea-leaf salad',
        400_000,
        'tea-leaf-salad',
        'Pickled tea leaves, fried beans, sesame, tomato, dried shrimp',
        { localName: 'လက်ဖက်သုပ်', modifierGroups: [heat] },
      ),
      dish(
        'gin-thoke',
        'Ginger salad',
        350_000,
        'ginger-salad',
        'Shredded ginger, beans, peanuts',
        { localName: 'ဂျင်းသုပ်' },
      ),
    ]),
    category('noodles', 'Noodles and rice', [
      dish(
        'shan',
        'Shan noodles',
        500_000,
        'shan-noodles',
        'Chicken, tomato, peanuts, mustard pickle',
        {
          localName: 'ရှမ်းခေါက်ဆွဲ',
          discountedPrice: 450_000,
          campaignID: 'mm-m1-shan',
          modifierGroups: [style, heat],
        },
      ),
      dish('fried-noodles', 'Fried noodles', 520_000, 'mi-xao', 'Vegetables, prawns, egg', {
        ...soldOut,
        localName: 'ခေါက်ဆွဲကြော်',
      }),
      dish('fried-rice', 'Fried rice', 480_000, 'fried-rice', 'Peas, egg, chili', {
        localName: 'ထမင်းကြော်',
      }),
    ]),
    category('snacks', 'Snacks', [
      dish(
        'fried-chicken',
        'Fried chicken, 2 pieces',
        550_000,
        'fried-chicken',
        'Turmeric, chili sauce',
      ),
      dish('spring-rolls', 'Kaw pyan kyaw', 300_000, 'cha-gio', 'Crisp spring rolls, sweet chili', {
        localName: 'ကော်ပြန့်ကြော်',
      }),
    ]),
    category('drinks', 'Drinks', [
      dish('tea', 'Lahpet yay', 150_000, 'tea-shop-tea', 'Milk tea, boiled strong', {
        localName: 'လက်ဖက်ရည်',
      }),
      dish('lime', 'Lime juice', 200_000, 'honey-lime', 'Lime, jaggery, ice'),
      dish('coffee', 'Iced coffee', 250_000, 'iced-coffee', 'Ywangan beans, milk'),
    ]),
  ],
}
