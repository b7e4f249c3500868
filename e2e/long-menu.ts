// A kitchen of a thousand dishes, for journeys that measure; far from every address of the others, and last in every list.
import { aroundTheClock } from '@tingkat/catalogue/demo/hours'
import {
  category,
  dish,
  modifier,
  pickOne,
  soldOut,
  type CatalogueMerchantInput,
} from '@tingkat/catalogue/demo/menu'

export const longMenu = '/sg/en/restaurant/every-dish-there-is/sg-long'
export const longMenuDishes = 1_000
const perCategory = 40

const size = pickOne('size', 'Size', [
  modifier('regular', 'Regular'),
  modifier('large', 'Large', 150),
])
const kinds = [
  'Nasi goreng',
  'Mee rebus',
  'Laksa',
  'Satay',
  'Rojak',
  'Popiah',
  'Kuay chap',
  'Bubur',
  'Soto',
  'Cendol',
]
const styles = [
  'of the house',
  'with egg',
  'with prawns and sambal belacan',
  'for two',
  'as at home',
]

function numbered(number: number) {
  const name = `${kinds[number % kinds.length]} ${styles[number % styles.length]}, no. ${number + 1}`
  const description =
    number % 4
      ? 'Cooked when it is ordered, with what the market had in the morning and a spoon of something hot'
      : ''
  return dish(`dish-${number + 1}`, name, 400 + (number % 90) * 10, '', description, {
    ...(number % 3 === 0 ? { modifierGroups: [size] } : {}),
    ...(number % 17 === 0 ? soldOut : {}),
  })
}

export const longMerchant: CatalogueMerchantInput = {
  ID: 'sg-long',
  name: 'Every Dish There Is',
  cuisines: ['Zi char'],
  address: '1 Tuas South Avenue, Singapore',
  latlng: { latitude: 1.27, longitude: 103.62 },
  radius: 500,
  openingHours: aroundTheClock('Asia/Singapore'),
  preparationMinutes: 20,
  rating: 1,
  voteCount: 0,
  categories: Array.from({ length: longMenuDishes / perCategory }, (_, index) =>
    category(
      `part-${index + 1}`,
      `Part ${index + 1}`,
      Array.from({ length: perCategory }, (__, at) => numbered(index * perCategory + at)),
    ),
  ),
}
