// Grandmother's rice noodles; an order has a limit.
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

const gravy = pickOne('gravy', 'Gravy', [
  modifier('khmer', 'Green fish gravy'),
  modifier('kari', 'Red chicken curry', 50),
  modifier('both', 'Half and half', 75),
])
const greens = pickSome(
  'greens',
  'Extras',
  [0, 3],
  [
    modifier('banana', 'Banana blossom', 25),
    modifier('egg', 'Boiled egg', 50),
    modifier('beans', 'Long beans'),
    modifier('flowers', 'Water hyacinth', 0, soldOut),
  ],
)

export const numBanhChokYeayMom: CatalogueMerchantInput = {
  ID: 'kh-m2',
  name: 'Num Banh Chok Yeay Mom',
  cuisines: ['Noodles', 'Khmer', 'Breakfast'],
  address: '12 Street 63, Boeung Keng Kang, Phnom Penh',
  latlng: { latitude: 11.5583, longitude: 104.9231 },
  radius: 5_000,
  openingHours: everyDay('Asia/Phnom_Penh', '05:30-18:00'),
  preparationMinutes: 8,
  rating: 4.7,
  voteCount: 1_260,
  promo: '20% off num banh chok',
  orderValueLimit: 5_000,
  campaigns: [
    {
      ID: 'kh-m2-noodles',
      name: '20% off num banh chok',
      tcDetails: 'Num banh chok, every day. The discount is in the price shown.',
    },
  ],
  categories: [
    category('noodles', 'Num banh chok', [
      dish(
        'samlor-khmer',
        'Num banh chok samlor Khmer',
        250,
        'num-banh-chok',
        'Rice noodles, lemongrass fish gravy, raw greens',
        {
          localName: 'នំបញ្ចុកសម្លខ្មែរ',
          discountedPrice: 200,
          campaignID: 'kh-m2-noodles',
          modifierGroups: [gravy, greens],
        },
      ),
      dish(
        'kampot',
        'Num banh chok Kampot',
        275,
        'num-banh-chok-red',
        'Coconut, dried shrimp, peanuts',
        { modifierGroups: [greens] },
      ),
      dish(
        'teuk-mrech',
        'Num banh chok teuk mrech',
        250,
        'fish-noodle-soup',
        'Clear fish broth, pepper',
        { modifierGroups: [greens] },
      ),
    ]),
    category('soup', 'Noodle soups', [
      dish(
        'kuy-teav',
        'Kuy teav Phnom Penh',
        300,
        'hu-tieu',
        'Pork broth, rice noodles, prawns, liver',
        { localName: 'គុយទាវភ្នំពេញ' },
      ),
      dish('mi-kiev', 'Mi kiev', 300, 'wonton-soup', 'Egg noodles, wontons, roast pork', {
        localName: 'មីគាវ',
      }),
      dish('borbor', 'Borbor', 200, 'congee', 'Rice porridge, chicken, ginger', {
        localName: 'បបរ',
      }),
    ]),
    category('rolls', 'Rolls and cakes', [
      dish(
        'nime-chow',
        'Nime chow, 3 rolls',
        225,
        'goi-cuon',
        'Fresh rolls, prawns, herbs, peanut sauce',
      ),
      dish('num-ansom', 'Num ansom', 150, 'num-ansom', 'Sticky rice, pork, banana leaf', {
        ...soldOut,
        localName: 'នំអន្សម',
      }),
      dish(
        'num-plae-ai',
        'Num plae ai, 6 pieces',
        125,
        'num-plae-ai',
        'Rice balls, palm sugar, coconut',
        { localName: 'នំផ្លែអាយ' },
      ),
      dish('chai-yo', 'Chai yo, 4 rolls', 200, 'cha-gio', 'Fried rolls, sweet fish sauce', {
        localName: 'ចៃយ៉',
      }),
    ]),
    category('drinks', 'Drinks', [
      dish('lime', 'Lime soda', 125, 'lime-soda', 'Salted or sweet'),
      dish('coffee', 'Iced coffee', 125, 'iced-coffee', 'With condensed milk'),
      dish('cane', 'Sugar cane juice', 100, 'sugar-cane', 'Pressed with orange'),
    ]),
  ],
}
