// A merchant with a thousand dishes, for journeys that measure performance. It is far from the
// addresses of all other journeys and comes last in every list.
import { aroundTheClock } from '@tingkat/catalogue/demo/hours'
import type { CatalogueMerchantInput } from '@tingkat/catalogue/format'
import type { DishInput, ModifierGroupInput } from '@tingkat/catalogue/menu-format'

export const longMenu = '/sg/en/restaurant/every-dish-there-is/sg-long'
export const longMenuDishes = 1_000
const perCategory = 40

const size: ModifierGroupInput = {
  ID: 'size',
  name: 'Size',
  selectionType: 'single',
  selectionRangeMin: 1,
  selectionRangeMax: 1,
  modifiers: [
    { ID: 'regular', name: 'Regular' },
    { ID: 'large', name: 'Large', price: 150 },
  ],
}
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

function numberedDish(number: number): DishInput {
  const name = `${kinds[number % kinds.length]} ${styles[number % styles.length]}, no. ${number + 1}`
  const description =
    number % 4
      ? 'Cooked when it is ordered, with what the market had in the morning and a spoon of something hot'
      : ''
  return {
    ID: `dish-${number + 1}`,
    name,
    price: 400 + (number % 90) * 10,
    description,
    modifierGroups: number % 3 === 0 ? [size] : [],
    available: number % 17 !== 0,
  }
}

export const longMerchant: CatalogueMerchantInput = {
  ID: 'sg-long',
  name: 'Every Dish There Is',
  picture: { plates: ['nasi-goreng'] },
  cuisines: ['Zi char'],
  address: '1 Tuas South Avenue, Singapore',
  latlng: { latitude: 1.27, longitude: 103.62 },
  radius: 500,
  openingHours: aroundTheClock('Asia/Singapore'),
  preparationMinutes: 20,
  rating: 1,
  voteCount: 0,
  categories: Array.from({ length: longMenuDishes / perCategory }, (_, index) => ({
    ID: `part-${index + 1}`,
    name: `Part ${index + 1}`,
    dishes: Array.from({ length: perCategory }, (__, at) => numberedDish(index * perCategory + at)),
  })),
}
