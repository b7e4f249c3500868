// How a kitchen is composed from a book.
import { expect, test } from 'vitest'
import { bindBook, composer, entry } from './compose.ts'
import { category, dish, modifier, pickOne } from './menu.ts'

const heat = pickOne('heat', 'Heat', [modifier('mild', 'Mild'), modifier('hot', 'Hot')])
const book = {
  laksa: entry(
    'Laksa · 叻沙',
    'Noodles in coconut gravy',
    680,
    'laksa',
    'With prawns',
    'crustacean; hot 2',
    [heat],
  ),
  kopi: entry('Kopi', '', 180, 'milk-coffee', 'Sock-brewed', ''),
}
const { grow, kitchen, own, part } = composer({ book, timeZone: 'Asia/Singapore', step: 10 })
const basis = {
  ID: 'sg-x',
  name: 'Corner · 角',
  cuisines: ['Laksa'],
  address: '1 Road',
  at: [1.3, 103.8] as [number, number],
  radius: 3_000,
  preparationMinutes: 10,
}
const size = pickOne('size', 'Size', [modifier('s', 'Small'), modifier('l', 'Large', 100)])

test('a kitchen takes dishes of the book at its own level of prices, rounded, and keeps its hours', () => {
  const made = kitchen({
    ...basis,
    open: '08:00-12:00 17:00-20:00',
    dayOff: 'Tue',
    shut: ['2027-02-06'],
    lastOrder: 20,
    level: 1.13,
    halal: true,
    menu: [part('Noodles', ['laksa'], [size]), part('Hot drinks', ['kopi'])],
  })
  expect(made).toMatchObject({
    name: 'Corner',
    localName: '角',
    latlng: { latitude: 1.3, longitude: 103.8 },
  })
  expect(made.openingHours.weekly.map((spans) => spans.length)).toEqual([2, 0, 2, 2, 2, 2, 2])
  expect(made.openingHours).toMatchObject({
    holidays: [{ date: '2027-02-06', spans: [] }],
    lastOrderMinutes: 20,
  })
  expect(made).not.toHaveProperty('level')
  const [noodles, hot] = made.categories
  expect(hot).toMatchObject({
    ID: 'hot-drinks',
    dishes: [{ ID: 'kopi', price: 200, facts: { halal: true } }],
  })
  expect(noodles!.dishes[0]).toMatchObject({
    ID: 'laksa',
    name: 'Laksa',
    localName: '叻沙',
    englishName: 'Noodles in coconut gravy',
    price: 770,
    facts: { contains: ['crustacean'], spicy: 2, halal: true },
  })
  expect(noodles!.dishes[0]!.modifierGroups!.map((group) => group.ID)).toEqual(['size', 'heat'])
})

test('an own version changes what it says and keeps the rest; another ID is another dish, without the English of the first', () => {
  const made = kitchen({
    ...basis,
    open: '00:00-24:00',
    menu: [
      part('Noodles', [
        own('laksa', { title: 'Corner laksa', off: 15 }),
        own('laksa', { ID: 'dry', title: 'Dry laksa · 干叻沙', says: 'wheat', price: 905 }),
      ]),
    ],
  })
  const [house, dry] = made.categories[0]!.dishes
  expect(house).toMatchObject({
    ID: 'laksa',
    name: 'Corner laksa',
    localName: undefined,
    englishName: 'Noodles in coconut gravy',
    price: 680,
    discountedPrice: 580,
  })
  expect(house!.description).toBe('With prawns')
  expect(dry).toMatchObject({
    ID: 'dry',
    localName: '干叻沙',
    englishName: undefined,
    description: '',
    price: 905,
    facts: { contains: ['wheat'] },
  })
})

test('a kitchen written out grows: in its categories, after what stood there, and beyond; what its dishes hold is added', () => {
  const first = {
    ...kitchen({ ...basis, open: '00:00-24:00', menu: [] }),
    categories: [
      category('noodles', 'Noodles', [
        dish('mee', 'Mee', 500, 'laksa', ''),
        dish('hor', 'Hor fun', 500, 'laksa', ''),
      ]),
    ],
  }
  const grown = grow(first, {
    menu: [part('Noodles', ['laksa']), part('Drinks', ['kopi'])],
    facts: { mee: 'egg' },
  })
  expect(grown.categories.map((one) => [one.ID, one.dishes.map(({ ID }) => ID)])).toEqual([
    ['noodles', ['mee', 'hor', 'laksa']],
    ['drinks', ['kopi']],
  ])
  expect(grown.categories[0]!.dishes[0]).toMatchObject({ facts: { contains: ['egg'] } })
  expect(grown.categories[0]!.dishes[1]).not.toHaveProperty('facts')
})

test('a book is bound of parts whose dishes have keys of their own', () => {
  expect(Object.keys(bindBook({ laksa: book.laksa }, { kopi: book.kopi }))).toEqual([
    'laksa',
    'kopi',
  ])
  expect(() => bindBook({ laksa: book.laksa }, { laksa: book.kopi })).toThrow(
    'two dishes under "laksa"',
  )
})
