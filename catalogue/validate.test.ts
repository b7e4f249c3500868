import { allergens } from '@tingkat/ordering/merchant/merchant'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toppingNames } from './art/topping.ts'
import { firstMerchantsOf } from './demo/countries.ts'
import { writePath } from './fault.ts'
import { faultsListedMax, validateCatalogue } from './validate.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Place = (string | number)[]

const valid = JSON.parse(JSON.stringify(await firstMerchantsOf('sg'))) as { [key: string]: Json }
const copy = () => structuredClone(valid) as any

function faultsOf(json: unknown): string[] {
  const result = validateCatalogue(json)
  return 'faults' in result ? result.faults.map((fault) => `${fault.path} ${fault.message}`) : []
}

/** Returns the faults of a copy of the valid file that `breakIt` has changed. */
function faultsAfter(breakIt: (file: any) => void): string[] {
  const file = copy()
  breakIt(file)
  return faultsOf(file)
}

const dish = 'merchants[0].categories[0].dishes[0]'
const dishOf = (file: any) => file.merchants[0].categories[0].dishes[0]

describe('reports each fault with its path', () => {
  test.each<[string, (file: any) => void, string[]]>([
    [
      'another version',
      (file) => {
        file.version = 2
      },
      ['version must be 1'],
    ],
    [
      'no country',
      (file) => {
        delete file.country
      },
      ['country is missing'],
    ],
    [
      'an unknown country',
      (file) => {
        file.country = 'la'
      },
      ['country must be "id" or "ph" or "th" or "vn" or "sg" or "my" or "mm" or "kh"'],
    ],
    [
      'no merchants',
      (file) => {
        file.merchants = []
      },
      ['merchants must have at least 1 entry'],
    ],
    [
      'an unknown field',
      (file) => {
        dishOf(file).prise = 100
      },
      [`${dish}.prise is not a field of the format`],
    ],
    [
      'a price with decimals',
      (file) => {
        dishOf(file).price = 9.8
      },
      [`${dish}.price must be a whole number, not 9.8`],
    ],
    [
      'a price as text',
      (file) => {
        dishOf(file).price = '980'
      },
      [`${dish}.price must be a number, not text`],
    ],
    [
      'a negative price',
      (file) => {
        dishOf(file).price = -1
      },
      [`${dish}.price must be at least 0`],
    ],
    [
      'an enormous price',
      (file) => {
        dishOf(file).price = 1e12
      },
      [`${dish}.price must be at most 1000000000`],
    ],
    [
      'null for a text',
      (file) => {
        dishOf(file).description = null
      },
      [`${dish}.description must be text, not null`],
    ],
    [
      'a blank name',
      (file) => {
        dishOf(file).name = '  '
      },
      [`${dish}.name must not be empty`],
    ],
    [
      'an id with spaces',
      (file) => {
        dishOf(file).ID = 'nasi lemak'
      },
      [`${dish}.ID must be 1 to 64 letters, digits, dots, dashes or underscores`],
    ],
    [
      'a discounted price that is not lower',
      (file) => {
        dishOf(file).discountedPrice = 980
      },
      [`${dish}.discountedPrice must be below the price, 980`],
    ],
    [
      "a discount where the courier pays the counter's price",
      (file) => {
        file.merchants[0].isIntegrated = false
        file.merchants[0].campaigns = []
        for (const category of file.merchants[0].categories)
          for (const item of category.dishes) {
            delete item.discountedPrice
            delete item.campaignID
          }
        dishOf(file).discountedPrice = 900
      },
      [`${dish}.discountedPrice a merchant that is not integrated cannot give discounts`],
    ],
    [
      'a free item at a merchant that is not integrated',
      (file) => {
        file.merchants[0].isIntegrated = false
        for (const category of file.merchants[0].categories)
          for (const item of category.dishes) delete item.discountedPrice
      },
      [
        'merchants[0].campaigns[1].freeItem a merchant that is not integrated cannot give free items',
      ],
    ],
    [
      'an unknown campaign',
      (file) => {
        dishOf(file).campaignID = 'sg-m2-roast'
      },
      [`${dish}.campaignID "sg-m2-roast" is no campaign of this merchant`],
    ],
    [
      'a free item that is not on the menu',
      (file) => {
        file.merchants[0].campaigns[1].freeItem.ID = 'kopi'
      },
      ['merchants[0].campaigns[1].freeItem.ID "kopi" is no dish of this merchant'],
    ],
    [
      'a best seller that is not on the menu, and one that is listed twice',
      (file) => {
        file.merchants[0].bestSellers = ['teh-tarik', 'kopi', 'teh-tarik']
      },
      [
        'merchants[0].bestSellers[1] "kopi" is no dish of this merchant',
        'merchants[0].bestSellers[2] "teh-tarik" is used before, at merchants[0].bestSellers[0]',
      ],
    ],
    [
      'an unknown recipe',
      (file) => {
        dishOf(file).picture = 'nasi-lemark'
      },
      [`${dish}.picture there is no recipe nasi-lemark; is it nasi-lemak?`],
    ],
    [
      'a missing photograph',
      (file) => {
        dishOf(file).picture = 'photos/laksa.jpg'
      },
      [`${dish}.picture there is no file photos/laksa.jpg beside the catalogue file`],
    ],
    [
      'an unknown topping',
      (file) => {
        dishOf(file).picture = { recipe: 'laksa', toppings: ['gold'] }
      },
      [
        `${dish}.picture.toppings[0] must be ${toppingNames.map((name) => JSON.stringify(name)).join(' or ')}`,
      ],
    ],
    [
      'a picture without a recipe',
      (file) => {
        dishOf(file).picture = { cloth: 'teal', colour: 'red' }
      },
      [`${dish}.picture.colour is not a field of the format`, `${dish}.picture.recipe is missing`],
    ],
    [
      'an unknown plate of a cover',
      (file) => {
        file.merchants[0].picture = { plates: ['laksa', 'ambrosia'] }
      },
      ['merchants[0].picture there is no recipe ambrosia'],
    ],
    [
      'a picture path',
      (file) => {
        file.merchants[0].picture = '../secret'
      },
      [
        'merchants[0].picture must be a recipe (lower-case words joined by dashes), the path ' +
          'of a picture file, or empty',
      ],
    ],
    [
      'a path outside the folder',
      (file) => {
        dishOf(file).picture = '../../etc/laksa.jpg'
      },
      [
        `${dish}.picture must be a recipe (lower-case words joined by dashes), the path of a picture file, or empty`,
      ],
    ],
    [
      'an unknown allergen',
      (file) => {
        dishOf(file).facts = { contains: ['nuts'] }
      },
      [
        `${dish}.facts.contains[0] must be ${allergens.map((name) => JSON.stringify(name)).join(' or ')}`,
      ],
    ],
    [
      'an allergen twice',
      (file) => {
        dishOf(file).facts = { contains: ['egg', 'egg'] }
      },
      [`${dish}.facts.contains[1] "egg" is in the list twice`],
    ],
    [
      'an allergen in both lists',
      (file) => {
        dishOf(file).facts = { contains: ['egg'], mayContain: ['egg'] }
      },
      [`${dish}.facts.mayContain[0] "egg" is in contains already`],
    ],
    [
      'a halal dish with pork',
      (file) => {
        dishOf(file).facts = { contains: ['pork', 'alcohol'], halal: true }
      },
      [`${dish}.facts.halal cannot be true of a dish that contains pork and alcohol`],
    ],
    [
      'a vegetarian dish with fish',
      (file) => {
        dishOf(file).facts = { contains: ['fish'], vegetarian: true }
      },
      [`${dish}.facts.vegetarian cannot be true of a dish that contains fish`],
    ],
    [
      'a vegan dish with milk and egg',
      (file) => {
        dishOf(file).facts = { contains: ['milk', 'egg'], vegan: true }
      },
      [`${dish}.facts.vegan cannot be true of a dish that contains milk and egg`],
    ],
    [
      'a vegan dish that is not vegetarian',
      (file) => {
        dishOf(file).facts = { vegan: true, vegetarian: false }
      },
      [`${dish}.facts.vegetarian cannot be false of a vegan dish`],
    ],
    [
      'a spiciness above 3',
      (file) => {
        dishOf(file).facts = { spicy: 4 }
      },
      [`${dish}.facts.spicy must be at most 3`],
    ],
    [
      'an unknown field of the facts',
      (file) => {
        dishOf(file).facts = { freeFrom: ['peanut'] }
      },
      [`${dish}.facts.freeFrom is not a field of the format`],
    ],
    [
      'two merchants with one id',
      (file) => {
        file.merchants[1].ID = 'sg-m1'
      },
      ['merchants[1].ID "sg-m1" is used before, at merchants[0].ID'],
    ],
    [
      'two campaigns with one id at different merchants',
      (file) => {
        file.merchants[1].campaigns[0].ID = 'sg-m1-teh'
        file.merchants[1].categories[0].dishes[1].campaignID = 'sg-m1-teh'
      },
      ['merchants[1].campaigns[0].ID "sg-m1-teh" is used before, at merchants[0].campaigns[1].ID'],
    ],
    [
      'two categories with one id',
      (file) => {
        file.merchants[0].categories[1].ID = 'nasi-lemak'
      },
      [
        'merchants[0].categories[1].ID "nasi-lemak" is used before, at merchants[0].categories[0].ID',
      ],
    ],
    [
      'two dishes with one id',
      (file) => {
        file.merchants[0].categories[1].dishes[3].ID = 'rendang'
      },
      [
        'merchants[0].categories[1].dishes[3].ID "rendang" is used before, at ' +
          'merchants[0].categories[0].dishes[1].ID',
      ],
    ],
    [
      'two groups with one id',
      (file) => {
        dishOf(file).modifierGroups[1].ID = 'rice'
      },
      [`${dish}.modifierGroups[1].ID "rice" is used before, at ${dish}.modifierGroups[0].ID`],
    ],
    [
      'two modifiers with one id in different groups',
      (file) => {
        dishOf(file).modifierGroups[1].modifiers[0].ID = 'red'
      },
      [
        `${dish}.modifierGroups[1].modifiers[0].ID "red" is used before, at ` +
          `${dish}.modifierGroups[0].modifiers[2].ID`,
      ],
    ],
    [
      'two places with one id',
      (file) => {
        file.places[1].id = 'sg-tiong-bahru'
      },
      ['places[1].id "sg-tiong-bahru" is used before, at places[0].id'],
    ],
    [
      'two equal promo codes',
      (file) => {
        file.promos[1].code = 'NOODLE30'
      },
      ['promos[1].code "NOODLE30" is used before, at promos[0].code'],
    ],
    [
      'two tables with one id and number',
      (file) => {
        file.merchants[4].tables[1] = file.merchants[4].tables[0]
      },
      [
        'merchants[4].tables[1].tableID "sg-m5-t1" is used before, at merchants[4].tables[0].tableID',
        'merchants[4].tables[1].tableNumber "1" is used before, at merchants[4].tables[0].tableNumber',
      ],
    ],
    [
      'min above max',
      (file) => {
        dishOf(file).modifierGroups[1].selectionRangeMin = 3
      },
      [`${dish}.modifierGroups[1].selectionRangeMin must not be above selectionRangeMax, 2`],
    ],
    [
      'a single selection with a maximum of 2',
      (file) => {
        dishOf(file).modifierGroups[0].selectionRangeMax = 2
      },
      [`${dish}.modifierGroups[0].selectionRangeMax must be 1, because selectionType is single`],
    ],
    [
      'a maximum above the number of modifiers',
      (file) => {
        dishOf(file).modifierGroups[1].selectionRangeMax = 4
      },
      [`${dish}.modifierGroups[1].selectionRangeMax must not be above the number of modifiers, 3`],
    ],
    [
      'a required group with all modifiers sold out',
      (file) => {
        dishOf(file).modifierGroups[0].modifiers[0].available = dishOf(
          file,
        ).modifierGroups[0].modifiers[1].available = false
      },
      [
        `${dish}.modifierGroups[0].selectionRangeMin asks for 1, but only 0 can be picked; ` +
          'make the dish unavailable or the group optional',
      ],
    ],
    [
      'a required group that is not available',
      (file) => {
        dishOf(file).modifierGroups[0].available = false
      },
      [
        `${dish}.modifierGroups[0].selectionRangeMin asks for 1, but only 0 can be picked; ` +
          'make the dish unavailable or the group optional',
      ],
    ],
    [
      'an unknown selection type',
      (file) => {
        dishOf(file).modifierGroups[0].selectionType = 0
      },
      [`${dish}.modifierGroups[0].selectionType must be "single" or "multiple"`],
    ],
    [
      "another country's clock",
      (file) => {
        file.merchants[0].openingHours.timeZone = 'Asia/Jakarta'
      },
      ['merchants[0].openingHours.timeZone must be Asia/Singapore'],
    ],
    [
      'a week of six days',
      (file) => {
        file.merchants[0].openingHours.weekly.pop()
      },
      [
        'merchants[0].openingHours.weekly must have seven days, Monday first; an empty list closes a day',
      ],
    ],
    [
      "25 o'clock",
      (file) => {
        file.merchants[0].openingHours.weekly[2][0].to = '25:00'
      },
      ['merchants[0].openingHours.weekly[2][0].to must be a time from 00:00 to 24:00'],
    ],
    [
      'a start at 24:00',
      (file) => {
        file.merchants[0].openingHours.weekly[2][0].from = '24:00'
      },
      ['merchants[0].openingHours.weekly[2][0].from must be a time from 00:00 to 23:59'],
    ],
    [
      'overlapping spans',
      (file) => {
        file.merchants[1].openingHours.weekly[0] = [
          { from: '12:00', to: '15:00' },
          { from: '14:00', to: '20:00' },
        ]
      },
      ['merchants[1].openingHours.weekly[0][1] overlaps merchants[1].openingHours.weekly[0][0]'],
    ],
    [
      'a span after midnight that overlaps the next morning',
      (file) => {
        file.merchants[1].openingHours.weekly[0] = [{ from: '18:00', to: '11:00' }]
      },
      ['merchants[1].openingHours.weekly[1][0] overlaps merchants[1].openingHours.weekly[0][0]'],
    ],
    [
      'a span of Sunday night that overlaps Monday',
      (file) => {
        file.merchants[1].openingHours.weekly[6] = [{ from: '18:00', to: '11:00' }]
      },
      ['merchants[1].openingHours.weekly[0][0] overlaps merchants[1].openingHours.weekly[6][0]'],
    ],
    [
      'swapped coordinates',
      (file) => {
        file.merchants[0].latlng = { latitude: 83.8281, longitude: 1.2863 }
      },
      ['merchants[0].latlng lies outside the country; are latitude and longitude swapped?'],
    ],
    [
      'a latitude above 90',
      (file) => {
        file.merchants[0].latlng.latitude = 103.8
      },
      ['merchants[0].latlng.latitude must be at most 90'],
    ],
    [
      'a place outside the country',
      (file) => {
        file.places[2].latitude = 13.7
      },
      ['places[2] lies outside the country; are latitude and longitude swapped?'],
    ],
    [
      'a radius in kilometres',
      (file) => {
        file.merchants[0].radius = 5.5
      },
      ['merchants[0].radius must be a whole number, not 5.5'],
    ],
    [
      'English texts that are empty or too long',
      (file) => {
        file.merchants[0].categories[0].englishName = ''
        dishOf(file).englishDescription = 'x'.repeat(1_001)
        dishOf(file).modifierGroups[0].englishName = 'x'.repeat(201)
        dishOf(file).modifierGroups[0].modifiers[0].englishName = ' '
      },
      [
        `${dish}.englishDescription must be at most 1000 characters`,
        `${dish}.modifierGroups[0].englishName must be at most 200 characters`,
        `${dish}.modifierGroups[0].modifiers[0].englishName must not be empty`,
        'merchants[0].categories[0].englishName must not be empty',
      ],
    ],
    [
      'English names of some cuisines only',
      (file) => {
        file.merchants[0].englishCuisines = ['Coconut rice']
      },
      ['merchants[0].englishCuisines must have 3 entries, as cuisines has'],
    ],
    [
      'free delivery from above the order limit',
      (file) => {
        file.merchants[0].orderValueLimit = 4_000
        file.merchants[0].freeDeliveryFrom = 4_001
      },
      [
        'merchants[0].freeDeliveryFrom must be at most orderValueLimit, 4000, or no order reaches it',
      ],
    ],
    [
      'free delivery from a fraction of a cent',
      (file) => {
        file.merchants[0].freeDeliveryFrom = 0.5
      },
      ['merchants[0].freeDeliveryFrom must be a whole number, not 0.5'],
    ],
    [
      'a promo without a discount',
      (file) => {
        file.promos[1].amountInMinor = 0
      },
      ['promos[1] must take off either basisPoints or amountInMinor, the other being 0'],
    ],
    [
      'a promo with two discounts',
      (file) => {
        file.promos[1].basisPoints = 100
      },
      ['promos[1] must take off either basisPoints or amountInMinor, the other being 0'],
    ],
    [
      'a percentage without a cap',
      (file) => {
        file.promos[0].cap = 0
      },
      ['promos[0].cap must be above 0, to limit the discount on a large order'],
    ],
    [
      'a cap below the amount',
      (file) => {
        file.promos[1].cap = 499
      },
      ['promos[1].cap must not be below amountInMinor'],
    ],
    [
      'a promo code in lower case',
      (file) => {
        file.promos[0].code = 'noodle30'
      },
      ['promos[0].code must be 3 to 20 capital letters and digits'],
    ],
    [
      'an object in place of a list',
      (file) => {
        file.merchants[0].categories = {}
      },
      ['merchants[0].categories must be a list, not an object'],
    ],
    [
      'null in a list',
      (file) => {
        file.merchants[2] = null
      },
      ['merchants[2] must be an object, not null'],
    ],
    [
      'a key with special characters',
      (file) => {
        file.merchants[0]['a b\n'] = 1
      },
      ['merchants[0]["a b\\n"] is not a field of the format'],
    ],
  ])('%s', (_, breakIt, expected) => {
    expect(faultsAfter(breakIt)).toEqual(expected)
  })

  test('reports all faults of a file, sorted by path', () => {
    expect(
      faultsAfter((file) => {
        dishOf(file).price = '980'
        dishOf(file).campaignID = 'gone'
        file.merchants[1].categories[0].dishes[1].discountedPrice = 900
        file.merchants[2].ID = 'sg-m1'
        file.places[0].latitude = 'north'
        file.merchants[10] = { ID: 7 }
      }),
    ).toEqual(
      expect.arrayContaining([
        `${dish}.campaignID "gone" is no campaign of this merchant`,
        `${dish}.price must be a number, not text`,
        'merchants[1].categories[0].dishes[1].discountedPrice must be below the price, 680',
        'merchants[2].ID "sg-m1" is used before, at merchants[0].ID',
        'merchants[10].ID must be text, not 7',
        'merchants[10].name is missing',
        'places[0].latitude must be a number, not text',
      ]),
    )
  })

  test('does not report dishes of a campaign whose id is invalid', () => {
    expect(
      faultsAfter((file) => {
        file.merchants[1].campaigns[0].ID = 5
      }),
    ).toEqual(['merchants[1].campaigns[0].ID must be text, not 5'])
  })

  test('allows a group that cannot be satisfied in a dish that is sold out', () => {
    expect(
      faultsAfter((file) => {
        dishOf(file).available = false
        dishOf(file).modifierGroups[0].available = false
      }),
    ).toEqual([])
  })

  test('accepts a readable photograph and reports one that is faulty', () => {
    const file = copy()
    dishOf(file).picture = 'laksa.jpg'
    expect(
      validateCatalogue(file, new Map([['laksa.jpg', { digest: '0123456789' }]])),
    ).not.toHaveProperty('faults')
    expect(validateCatalogue(file, new Map([['laksa.jpg', { fault: 'is damaged' }]]))).toEqual({
      faults: [{ path: `${dish}.picture`, message: 'laksa.jpg is damaged' }],
      faultCount: 1,
    })
  })
})

describe('bounds', () => {
  test('lists 1,000 faults at most and counts them all', () => {
    const file = copy()
    file.places = Array.from({ length: 1_500 }, () => ({}))
    const result = validateCatalogue(file)
    if (!('faults' in result)) throw new Error('passed')
    expect(result.faults).toHaveLength(faultsListedMax)
    expect(result.faultCount).toBe(1_500 * 6)
  })

  test.each([undefined, null, 5, 'text', true, [], [[]], () => 1, Symbol('x'), 5n])(
    'returns faults for any value: %s',
    (json) => {
      expect(faultsOf(json)).not.toEqual([])
    },
  )

  test('handles deep nesting in an unknown field and names of built-in properties', () => {
    const deep = JSON.parse('['.repeat(5_000) + ']'.repeat(5_000))
    expect(
      faultsAfter((file) => {
        file.deep = deep
        file.version = 3
      }),
    ).toEqual(['deep is not a field of the format', 'version must be 1'])
    const hostile = JSON.parse(
      '{"version":1,"country":"sg","__proto__":{"polluted":true},"constructor":1,"merchants":[{"__proto__":null,"toString":1}]}',
    )
    expect(faultsOf(hostile)).toEqual(
      expect.arrayContaining([
        'constructor is not a field of the format',
        'merchants[0].toString is not a field of the format',
      ]),
    )
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

/** Returns the paths of all values, at any depth, in `json`. */
function placesOf(json: Json, at: Place = []): Place[] {
  if (typeof json !== 'object' || json === null) return [at]
  const entries: [string | number, Json][] = Array.isArray(json)
    ? json.map((value, index) => [index, value])
    : Object.entries(json)
  return [
    ...(at.length ? [at] : []),
    ...entries.flatMap(([step, value]) => placesOf(value, [...at, step])),
  ]
}

function kindOf(json: Json): string {
  if (Array.isArray(json)) return 'list'
  return json === null ? 'null' : typeof json
}

describe('properties', () => {
  const places = placesOf(valid)
  const parentOf = (file: any, place: Place) =>
    place.slice(0, -1).reduce((node, step) => node[step], file)

  test('reports a value of another type at its path, anywhere in the file', () => {
    const strangers: Json[] = [null, true, -7.25, 'stranger \u0000', [], [[1]], {}, { stranger: 1 }]
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...strangers), (place, stranger) => {
        const file = copy()
        const parent = parentOf(file, place),
          last = place.at(-1)!
        fc.pre(kindOf(parent[last]) !== kindOf(stranger))
        parent[last] = stranger
        const path = writePath(place)
        // Some fields accept an object. If an empty object replaces such
        // a value, the faults are at the fields that the object lacks.
        expect(
          faultsOf(file).filter(
            (fault) => fault.startsWith(`${path} `) || fault.startsWith(`${path}.`),
          ),
        ).not.toEqual([])
      }),
      { numRuns: process.env.TEST_LONG ? 400 : 50 },
    )
  })

  test('reports an unknown field in any object', () => {
    const objects = places.filter(
      (place) => typeof parentOf(valid, place) === 'object' && typeof place.at(-1) === 'string',
    )
    fc.assert(
      fc.property(fc.constantFrom(...objects), fc.stringMatching(/^x[a-z]{3,8}$/), (place, key) => {
        const file = copy()
        parentOf(file, place)[key] = 1
        expect(
          faultsOf(file).some((fault) => fault.endsWith(`${key} is not a field of the format`)),
        ).toBe(true)
      }),
      { numRuns: process.env.TEST_LONG ? 200 : 30 },
    )
  })

  test('never throws for any JSON anywhere in the file', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        const file = copy()
        parentOf(file, place)[place.at(-1)!] = value
        const result = validateCatalogue(file)
        expect('faults' in result ? result.faults.length > 0 : result.catalogue.version === 1).toBe(
          true,
        )
      }),
      { numRuns: process.env.TEST_LONG ? 200 : 30 },
    )
  })
})
