// Tests of composing merchants from the demo files of a country.
import { expect, test } from 'vitest'
import { composeCatalogue } from './compose.ts'
import { DemoFileError } from './demo-file-error.ts'
import type { BookFile, DemoMerchant, MenuPart, MerchantsFile } from './file-format.ts'
import type { CountryFiles } from './read-files.ts'

const book: BookFile = {
  laksa: {
    title: 'Laksa · 叻沙',
    englishName: 'Noodles in coconut gravy',
    price: 680,
    picture: 'laksa',
    description: 'With prawns',
    englishDescription: 'Prawns, coconut gravy',
    facts: 'crustacean; hot 2',
    choices: ['heat'],
  },
  kopi: { title: 'Kopi', price: 180, picture: 'milk-coffee', description: 'Sock-brewed' },
}

const filesOf = (merchants: MerchantsFile, parts: BookFile[] = [book]): CountryFiles => ({
  country: {
    name: 'sg/country.yaml',
    content: {
      timeZone: 'Asia/Singapore',
      priceStep: 10,
      firstMerchants: [],
      merchants: ['corner'],
      cities: { 'sg-singapore': 'Singapore' },
      places: { 'sg-katong': { name: 'Katong', city: 'sg-singapore', at: [1.3058, 103.9038] } },
      promos: [],
    },
  },
  choices: {
    name: 'sg/choices.yaml',
    content: {
      heat: {
        name: 'Heat',
        englishName: 'Spiciness',
        pick: 'one',
        modifiers: { mild: 'Mild', hot: { name: 'Hot', englishName: 'Spicy' } },
      },
      'bowl-size': {
        ID: 'size',
        name: 'Size',
        pick: 'one',
        modifiers: { small: 'Small', large: { name: 'Large', price: 100 } },
      },
    },
  },
  book: parts.map((content, index) => ({ name: `sg/book/part-${index + 1}.yaml`, content })),
  merchants: [{ name: 'sg/merchants/corner.yaml', content: merchants }],
})

const merchantOf = (menu: MenuPart[], fields: Partial<DemoMerchant> = {}): DemoMerchant => ({
  ID: 'sg-corner',
  name: 'Corner · 角',
  cuisines: ['Laksa'],
  address: '1 Road',
  at: [1.3, 103.8],
  radius: 3_000,
  hours: '00:00-24:00',
  preparationMinutes: 10,
  menu,
  ...fields,
})

const composeMerchant = (menu: MenuPart[], fields: Partial<DemoMerchant> = {}) =>
  composeCatalogue('sg', filesOf({ merchants: [merchantOf(menu, fields)] })).merchants[0]!

test('applies price level, diets and category choices to dishes of the book, and expands the hours', () => {
  const merchant = composeMerchant(
    [
      { category: 'Noodles', choices: ['bowl-size'], dishes: ['laksa'] },
      { category: 'Hot drinks', dishes: ['kopi'] },
    ],
    {
      hours: '08:00-12:00 17:00-20:00',
      dayOff: 'Tue',
      holidays: ['2027-02-06'],
      lastOrderMinutes: 20,
      priceLevel: 1.13,
      halal: true,
      tables: 2,
    },
  )
  expect(merchant).toMatchObject({
    name: 'Corner',
    localName: '角',
    latlng: { latitude: 1.3, longitude: 103.8 },
    tables: [
      { tableID: 'sg-corner-t1', tableNumber: '1' },
      { tableID: 'sg-corner-t2', tableNumber: '2' },
    ],
  })
  expect(merchant.openingHours.weekly.map((spans) => spans.length)).toEqual([2, 0, 2, 2, 2, 2, 2])
  expect(merchant.openingHours).toMatchObject({
    timeZone: 'Asia/Singapore',
    holidays: [{ date: '2027-02-06', spans: [] }],
    lastOrderMinutes: 20,
  })
  for (const field of ['priceLevel', 'halal', 'hours', 'menu', 'at'])
    expect(merchant).not.toHaveProperty(field)
  const [noodles, drinks] = merchant.categories
  expect(drinks).toMatchObject({
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

test('a changed dish keeps the fields that are not changed; an ID makes it another dish', () => {
  const merchant = composeMerchant([
    {
      category: 'Noodles',
      dishes: [
        { dish: 'laksa', title: 'Corner laksa', discountPercent: 15 },
        { dish: 'laksa', ID: 'dry', title: 'Dry laksa · 干叻沙', facts: 'wheat', price: 905 },
      ],
    },
  ])
  const [changed, another] = merchant.categories[0]!.dishes
  expect(changed).toMatchObject({
    ID: 'laksa',
    name: 'Corner laksa',
    localName: undefined,
    englishName: 'Noodles in coconut gravy',
    price: 680,
    discountedPrice: 580,
    description: 'With prawns',
    englishDescription: 'Prawns, coconut gravy',
  })
  expect(another).toMatchObject({
    ID: 'dry',
    localName: '干叻沙',
    englishName: undefined,
    description: '',
    englishDescription: undefined,
    price: 905,
    facts: { contains: ['wheat'] },
  })
})

test('a new description does not keep the English description of the book', () => {
  const merchant = composeMerchant([
    {
      category: 'Noodles',
      dishes: [
        { dish: 'laksa', description: 'With cockles' },
        { dish: 'laksa', ID: 'dry', description: 'Dry', englishDescription: 'Without gravy' },
      ],
    },
  ])
  expect(merchant.categories[0]!.dishes).toMatchObject([
    { description: 'With cockles', englishDescription: undefined },
    { description: 'Dry', englishDescription: 'Without gravy' },
  ])
})

test('a dish that is written in full keeps its price and takes the choices of its own file', () => {
  const catalogue = composeCatalogue(
    'sg',
    filesOf({
      timeZone: 'Asia/Makassar',
      choices: { heat: { name: 'Chilli', pick: [0, 1], modifiers: { extra: 'Extra' } } },
      merchants: [
        merchantOf(
          [
            {
              category: '面',
              dishes: [
                { ID: 'mee', title: 'Mee', price: 505, facts: 'egg', choices: ['heat'] },
                'laksa',
              ],
            },
          ],
          { priceLevel: 2 },
        ),
      ],
    }),
  )
  const merchant = catalogue.merchants[0]!
  expect(merchant.openingHours.timeZone).toBe('Asia/Makassar')
  expect(merchant.categories[0]!.ID).toBe('part-1')
  const [written, fromBook] = merchant.categories[0]!.dishes
  expect(written).toMatchObject({
    ID: 'mee',
    price: 505,
    facts: { contains: ['egg'] },
    modifierGroups: [
      {
        ID: 'heat',
        name: 'Chilli',
        selectionType: 'multiple',
        selectionRangeMin: 0,
        selectionRangeMax: 1,
        modifiers: [{ ID: 'extra', name: 'Extra', price: 0 }],
      },
    ],
  })
  expect(fromBook!.modifierGroups).toMatchObject([
    {
      name: 'Heat',
      englishName: 'Spiciness',
      selectionType: 'single',
      modifiers: [{ name: 'Mild' }, { name: 'Hot', englishName: 'Spicy' }],
    },
  ])
})

const listOf = (category: string, ...IDs: string[]): MenuPart => ({
  category,
  dishes: IDs.map((ID) => ({ ID, title: ID, price: 500 })),
})

test('best sellers are the first dish on sale of each category, signature dishes first (PROD-02)', () => {
  const menu: MenuPart[] = [
    { category: 'Noodles', dishes: ['kopi', { dish: 'laksa', title: 'Corner laksa' }] },
    {
      category: 'Rice',
      dishes: [
        { ID: 'porridge', title: 'Porridge', price: 500, available: false },
        { ID: 'claypot', title: 'Claypot rice', price: 900 },
      ],
    },
    listOf('Sweets', 'kueh', 'cendol'),
    listOf('Drinks', 'teh'),
  ]
  expect(composeMerchant(menu).bestSellers).toEqual(['laksa', 'claypot', 'kueh'])
  // Another id gives another number of dishes.
  expect(composeMerchant(menu, { ID: 'sg-corner-2' }).bestSellers).toEqual([
    'laksa',
    'claypot',
    'kueh',
    'teh',
  ])
  expect(composeMerchant(menu, { bestSellers: ['cendol'] }).bestSellers).toEqual(['cendol'])
  expect(composeMerchant(menu, { isIntegrated: false }).bestSellers).toBeUndefined()
  expect(composeMerchant(menu.slice(0, 2)).bestSellers).toBeUndefined()
})

test('takes the English names of cuisines from the country, and reports those without one', () => {
  const files = filesOf({ merchants: [merchantOf([listOf('Noodles', 'laksa')])] })
  files.country.content.cuisines = { Laksa: 'Coconut noodles' }
  expect(composeCatalogue('sg', files).merchants[0]?.englishCuisines).toEqual(['Coconut noodles'])
  files.country.content.cuisines = { Kopi: 'Coffee' }
  expect(() => composeCatalogue('sg', files)).toThrow(
    new DemoFileError([
      {
        file: 'sg/merchants/corner.yaml',
        path: ['merchants', 'sg-corner', 'cuisines'],
        message: 'names "Laksa", which has no English name in country.yaml',
      },
    ]),
  )
})

test('takes the English names of categories from the country, where it has them', () => {
  const files = filesOf({
    merchants: [merchantOf([listOf('Noodles', 'laksa'), listOf('Rice', 'claypot')])],
  })
  files.country.content.categories = { Noodles: 'Noodle dishes' }
  const [noodles, rice] = composeCatalogue('sg', files).merchants[0]!.categories
  expect(noodles).toMatchObject({ ID: 'noodles', name: 'Noodles', englishName: 'Noodle dishes' })
  expect(rice).not.toHaveProperty('englishName')
})

test('reports every unknown key with its file and entry', () => {
  const files = filesOf({
    merchants: [
      merchantOf([
        {
          category: 'Noodles',
          choices: ['sizes'],
          dishes: ['laksas', { dish: 'kopi', ID: 'kopi-o', choices: ['sugar'] }],
        },
      ]),
    ],
  })
  files.book.push({ name: 'sg/book/part-2.yaml', content: { kopi: { title: 'Kopi', price: 1 } } })
  files.book[1]!.content['teh'] = { title: 'Teh', price: 1, choices: ['ice'] }
  files.country.content.places['sg-katong']!.city = 'sg-katong'
  expect(() => composeCatalogue('sg', files)).toThrow(
    new DemoFileError([
      {
        file: 'sg/country.yaml',
        path: ['places', 'sg-katong', 'city'],
        message: 'names the unknown city "sg-katong"',
      },
      {
        file: 'sg/book/part-2.yaml',
        path: ['kopi'],
        message: 'is a dish of sg/book/part-1.yaml already',
      },
      {
        file: 'sg/book/part-2.yaml',
        path: ['teh', 'choices'],
        message: 'names the unknown choice "ice"',
      },
      {
        file: 'sg/merchants/corner.yaml',
        path: ['merchants', 'sg-corner', 'menu', 'Noodles', 'choices'],
        message: 'names the unknown choice "sizes"',
      },
      {
        file: 'sg/merchants/corner.yaml',
        path: ['merchants', 'sg-corner', 'menu', 'Noodles', 'dishes'],
        message: 'names the unknown dish "laksas"',
      },
      {
        file: 'sg/merchants/corner.yaml',
        path: ['merchants', 'sg-corner', 'menu', 'Noodles', 'dishes', 'kopi-o', 'choices'],
        message: 'names the unknown choice "sugar"',
      },
    ]),
  )
})
