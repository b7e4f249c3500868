// Tests of the embedded geocoder: search in five scripts, reverse geocoding and borders.
import { countryCodes, countries, type CountryCode } from '@tingkat/ordering/country/country'
import { isCompleteAddress } from '@tingkat/ordering/location/complete-address'
import { beforeAll, describe, expect, test } from 'vitest'
import { countryAt, isPlausible } from './borders.ts'
import { readCities, type City } from './cities.ts'
import { openGazetteer } from './gazetteer.ts'
import type { PlaceQuery } from './geocoder.ts'
import { localNames } from './names/countries.ts'
import { postalSectors } from './names/postal-sectors.ts'
import { mainPlaces } from './names/roads.ts'
import { testGeocoder } from './testing.ts'

const town = (name: string, population: number, overrides: Partial<City> = {}): City => ({
  id: name,
  name,
  countryCode: 'th',
  region: '1',
  population,
  latitude: 13.7,
  longitude: 100.5,
  ...overrides,
})

let cities: City[]
beforeAll(async () => {
  cities = await readCities()
})
const real = openGazetteer({ placesOf: () => [], readCities: async () => cities })
const find = async (keyword: string, country: CountryCode, overrides: Partial<PlaceQuery> = {}) =>
  (await real.search({ keyword, country, limit: 8, language: 'en', ...overrides })).map(
    ({ address }) => address,
  )

testGeocoder(() => real)

test('reads the towns again after a failure, and only once after a success', async () => {
  let readings = 0
  const geocoder = openGazetteer({
    placesOf: () => [],
    readCities: async () => {
      readings += 1
      if (readings === 1) throw new Error('no disk')
      return [town('Bang Na', 10), town('Bangla', 1_000), town('Old Bang', 5_000)]
    },
  })
  const search = (country: CountryCode) =>
    geocoder.search({ keyword: 'bang', country, limit: 5, language: 'en' })
  await expect(search('th')).rejects.toThrow('no disk')
  expect((await search('th')).map(({ address }) => address)).toEqual([
    'Bangla',
    'Bang Na',
    'Old Bang',
  ])
  expect(await search('vn')).toEqual([])
  expect(readings).toBe(2)
})

test('returns the country if no town is within 50 km', async () => {
  const geocoder = openGazetteer({
    placesOf: () => [],
    readCities: async () => [town('Bang', 1_000)],
  })
  expect(await geocoder.reverse({ latitude: 13.7 + 0.44, longitude: 100.5 }, 'en')).toMatchObject({
    city: 'Bang',
  })
  expect(await geocoder.reverse({ latitude: 13.7 + 0.46, longitude: 100.5 }, 'en')).toMatchObject({
    id: 'country-th',
    address: 'Thailand',
    city: '',
    countryCode: 'th',
  })
})

test('names the city of a place of the catalogue once', async () => {
  const place = { city: 'Makati', cityID: 'ph-makati', latitude: 14.55, longitude: 121.02 }
  const geocoder = openGazetteer({
    placesOf: () => [
      { ...place, id: 'ayala', name: 'Ayala Center, Makati' },
      { ...place, id: 'salcedo', name: 'Salcedo Center' },
    ],
    readCities: async () => [],
  })
  const found = await geocoder.search({
    keyword: 'center',
    country: 'ph',
    limit: 5,
    language: 'en',
  })
  expect(found.map(({ displayAddress }) => displayAddress).toSorted()).toEqual([
    'Ayala Center, Makati',
    'Salcedo Center, Makati',
  ])
})

test.each([
  ['Mandaue', 10.3236, 123.9223, 'ph', 'Mandaue City'],
  ['Lahug', 10.3289, 123.9047, 'ph', 'Cebu City'],
  ['Quiapo', 14.5986, 120.9837, 'ph', 'Manila'],
  ['Kuta', -8.7233, 115.1723, 'id', 'Denpasar'],
])('THRO-04: %s belongs to its city', async (_, latitude, longitude, countryCode, city) => {
  expect(await real.reverse({ latitude, longitude }, 'en')).toMatchObject({ countryCode, city })
})

test('ADDR-18: recognises the middle of a town or district, but no position beside it', async () => {
  const [place] = await real.search({ keyword: 'bedok', country: 'sg', limit: 1, language: 'en' })
  expect(await real.isMiddleOfArea(place!, 'sg')).toBe(true)
  const beside = { latitude: place!.latitude + 0.0001, longitude: place!.longitude }
  expect(await real.isMiddleOfArea(beside, 'sg')).toBe(false)
})

test('every town and city of the name tables exists in GeoNames', () => {
  for (const country of countryCodes) {
    const townNames = new Set(
      cities.filter(({ countryCode }) => countryCode === country).map(({ name }) => name),
    )
    const { towns, districts, cityRegions } = localNames[country]!
    for (const name of [
      ...Object.keys(towns),
      ...Object.keys(districts),
      ...Object.values(cityRegions),
    ])
      expect(townNames, `${country}: ${name}`).toContain(name)
  }
})

test('every district is in its country and near its city', () => {
  for (const country of countryCodes) {
    for (const [city, all] of Object.entries(localNames[country]!.districts)) {
      const middle = cities
        .filter(({ name, countryCode }) => name === city && countryCode === country)
        .toSorted((a, b) => b.population - a.population)[0]!
      for (const [name, , latitude, longitude] of all) {
        expect(isPlausible(country, { latitude, longitude }), name).toBe(true)
        expect(
          Math.hypot(latitude - middle.latitude, longitude - middle.longitude),
          name,
        ).toBeLessThan(0.35)
      }
    }
  }
})

test('every road and region is in its country and near its city, and has a unique name', () => {
  for (const country of countryCodes) {
    const { roads = {}, regions = {} } = mainPlaces[country] ?? {}
    const all = [...Object.entries(roads), ...Object.entries(regions)]
    const names = all.flatMap(([, places]) => places.map(([name]) => name))
    expect(new Set(names).size, country).toBe(names.length)
    for (const [city, places] of all) {
      const middle = cities
        .filter(({ name, countryCode }) => name === city && countryCode === country)
        .toSorted((a, b) => b.population - a.population)[0]!
      expect(middle, city).toBeDefined()
      for (const [name, , latitude, longitude] of places) {
        expect(isPlausible(country, { latitude, longitude }), name).toBe(true)
        expect(
          Math.hypot(latitude - middle.latitude, longitude - middle.longitude),
          name,
        ).toBeLessThan(0.35)
      }
    }
  }
})

test('every postal sector belongs to one place of the name table', () => {
  const districts = new Set(localNames.sg!.districts['Singapore']!.map(([name]) => name))
  for (const place of Object.keys(postalSectors)) expect(districts, place).toContain(place)
  const sectors = Object.values(postalSectors).flat()
  expect(new Set(sectors).size).toBe(sectors.length)
  // Singapore's postal sectors are numbered from 01 to 82; 74 is not in use.
  expect(sectors).toHaveLength(81)
})

describe('ADDR-01: roads, regions, house numbers and postcodes', () => {
  test.each([
    ['Bali', 'id', 'Bali'],
    ['Jl. Sudirman', 'id', 'Jalan Jenderal Sudirman'],
    ['jalan thamrin', 'id', 'Jalan M.H. Thamrin'],
    ['Sukhumvit', 'th', 'Sukhumvit Road'],
    ['ถนนสีลม', 'th', 'Silom Road'],
    ['orchard road', 'sg', 'Orchard Road'],
    ['Nguyen Hue', 'vn', 'Đường Nguyễn Huệ'],
    ['EDSA', 'ph', 'Epifanio de los Santos Avenue'],
    ['norodom', 'kh', 'Preah Norodom Boulevard'],
    ['Pyay Road', 'mm', 'Pyay Road'],
    ['penang', 'my', 'Penang'],
  ] as const)('%s in %s finds %s', async (keyword, country, name) => {
    expect(await find(keyword, country)).toContain(name)
  })

  const first = async (keyword: string, country: CountryCode) =>
    (await real.search({ keyword, country, limit: 5, language: 'en' }))[0]

  test.each([
    ['78 moh guan terrace', 'sg', '78 Moh Guan Terrace'],
    ['Blk 78 Moh Guan Terrace', 'sg', 'Blk 78 Moh Guan Terrace'],
    ['78 Moh Guan Terrace, Singapore 162078', 'sg', '78 Moh Guan Terrace'],
    ['Jl. Sudirman No. 52', 'id', 'Jalan Jenderal Sudirman No. 52'],
    ['12/3 Unheard Lane, Bedok', 'sg', '12/3 Unheard Lane'],
  ] as const)('%j in %s is the street %j', async (keyword, country, street) => {
    const place = await first(keyword, country)
    expect(place).toMatchObject({ street, isAccurate: false })
    expect(place?.displayAddress.startsWith(`${street}, `)).toBe(true)
    expect(isCompleteAddress(place!)).toBe(true)
  })

  test('a road that is only a number is not the number of a house in another road', async () => {
    expect(await find('Street 63', 'kh')).toEqual(['Street 63'])
    expect(await find('Street 240', 'kh')).toEqual([])
  })

  test.each([
    ['160078', 'Tiong Bahru, Singapore 160078'],
    ['S 520123', 'Tampines, Singapore 520123'],
    ['Singapore 238801', 'Orchard, Singapore 238801'],
  ])('the postcode %s is in %s, without a street', async (keyword, address) => {
    const place = await first(keyword, 'sg')
    expect(place).toMatchObject({ address, displayAddress: address, countryCode: 'sg' })
    expect(isCompleteAddress(place!)).toBe(false)
  })

  test.each([
    ['740000', 'sg'],
    ['160078', 'my'],
    ['99 nowhere at all', 'sg'],
    ['12', 'sg'],
  ] as const)('finds nothing for %j in %s', async (keyword, country) => {
    expect(await find(keyword, country)).toEqual([])
  })

  test('no area of the gazetteer is a complete address', async () => {
    for (const country of countryCodes)
      for (const [name] of Object.values(localNames[country]!.districts).flat())
        expect(
          isCompleteAddress({ address: name, addressDetail: '#02-15', isAccurate: false }),
          name,
        ).toBe(false)
  })
})

describe('ADDR-01: search in every script of the eight countries', () => {
  test.each([
    ['กรุงเทพ', 'th', 'Bangkok'],
    ['เชียงใหม่', 'th', 'Chiang Mai'],
    ['หาดใหญ่', 'th', 'Hat Yai'],
    ['ทองหล่อ', 'th', 'Thong Lo'],
    ['สุขุม', 'th', 'Sukhumvit Road'],
    ['โคราช', 'th', 'Nakhon Ratchasima'],
    ['ភ្នំពេញ', 'kh', 'Phnom Penh'],
    ['សៀម', 'kh', 'Siem Reap'],
    ['ទួលគោក', 'kh', 'Toul Kork'],
    ['ရန်ကုန်', 'mm', 'Yangon'],
    ['မန္တ', 'mm', 'Mandalay'],
    ['စမ်းချောင်း', 'mm', 'Sanchaung'],
    ['Hà Nội', 'vn', 'Hanoi'],
    ['ha noi', 'vn', 'Hanoi'],
    ['đà nẵng', 'vn', 'Da Nang'],
    ['Sài Gòn', 'vn', 'Ho Chi Minh City'],
    ['quan 7', 'vn', 'Quận Bảy'],
    ['dalat', 'vn', 'Ðà Lạt'],
    ['SAI GON', 'vn', 'Ho Chi Minh City'],
    ['tphcm', 'vn', 'Ho Chi Minh City'],
    ['jogja', 'id', 'Yogyakarta'],
    ['kuningan', 'id', 'Kuningan'],
    ['jb', 'my', 'Johor Bahru'],
    ['pulau pinang', 'my', 'Penang'],
    ['bgc', 'ph', 'Bonifacio Global City'],
    ['las pinas', 'ph', 'Las Piñas'],
    ['tampines', 'sg', 'Tampines'],
    ['amk', 'sg', 'Ang Mo Kio'],
    ['toapayoh', 'sg', 'Toa Payoh'],
  ] as const)('%s in %s is %s', async (keyword, country, address) => {
    expect((await find(keyword, country))[0]).toBe(address)
  })

  test.each([
    ['words in another sequence', 'mai chiang', 'th', 'Chiang Mai'],
    ['a name with its city', 'menteng jakarta', 'id', 'Menteng'],
    ['its city first, half typed', 'jakarta ment', 'id', 'Menteng'],
    ['two scripts', 'อโศก bangkok', 'th', 'Asok'],
    ['punctuation', ' -Phnom.  (Penh)! ', 'kh', 'Phnom Penh'],
    ['zero-width characters', 'ភ្នំ\u200bពេញ', 'kh', 'Phnom Penh'],
    ['control characters', 'chiang\u0007\nmai', 'th', 'Chiang Mai'],
    ['wide letters', 'Ｂｅｄｏｋ', 'sg', 'Bedok'],
    ['decomposed accents', 'Hà Nội'.normalize('NFD'), 'vn', 'Hanoi'],
  ] as const)('%s: %j', async (_, keyword, country, address) => {
    expect((await find(keyword, country))[0]).toBe(address)
  })

  test('finds places of the requested country only', async () => {
    expect(await find('bangkok', 'vn')).toEqual([])
    expect(await find('johor bahru', 'sg')).toEqual([])
  })

  test('returns names in the requested language and one spelling of the city', async () => {
    const [place] = await real.search({ keyword: 'asok', country: 'th', limit: 1, language: 'th' })
    expect(place).toMatchObject({
      address: 'อโศก',
      displayAddress: 'อโศก, กรุงเทพมหานคร',
      city: 'Bangkok',
    })
    expect(await find('hanoi', 'vn', { language: 'vi' })).toContain('Hà Nội')
  })

  test('breaks ties by distance', async () => {
    const near = async (
      country: CountryCode,
      keyword: string,
      latitude: number,
      longitude: number,
    ) =>
      (
        await real.search({
          keyword,
          country,
          limit: 1,
          language: 'en',
          near: { latitude, longitude },
        })
      )[0]!
    const south = await near('ph', 'san jose', 10.3, 123.9)
    const north = await near('ph', 'san jose', 15.5, 121)
    expect(south.latitude).toBeLessThan(north.latitude)
  })
})

describe('API-06: borders decide the country', () => {
  test.each([
    ['Woodlands Checkpoint', 1.4454, 103.7693, 'sg', 'Singapore'],
    ['Johor Bahru station', 1.4627, 103.7645, 'my', 'Johor Bahru'],
    ['Tuas', 1.32, 103.636, 'sg', 'Singapore'],
    ['Batam Centre', 1.13, 104.05, 'id', 'Batam'],
    ['Sentosa', 1.249, 103.83, 'sg', 'Singapore'],
    ['Nong Khai', 17.878, 102.741, 'th', 'Nong Khai'],
    ['Vientiane', 17.964, 102.612, 'la', 'Vientiane'],
    ['Aranyaprathet', 13.69, 102.506, 'th', 'Aranyaprathet'],
    ['Poipet', 13.657, 102.563, 'kh', 'Paoy Paet'],
    ['Mae Sai', 20.432, 99.884, 'th', 'Mae Sai'],
    ['Tachileik', 20.449, 99.882, 'mm', 'Tachilek'],
    ['Mukdahan', 16.543, 104.724, 'th', 'Mukdahan'],
    ['Savannakhet', 16.556, 104.752, 'la', 'Savannakhet'],
    ['Labuan', 5.28, 115.24, 'my', 'Labuan'],
    ['Bandar Seri Begawan', 4.89, 114.94, 'bn', 'Bandar Seri Begawan'],
    ['Mae Sot', 16.713, 98.57, 'th', 'Mae Sot'],
    ['Myawaddy', 16.688, 98.508, 'mm', 'Myawadi'],
  ] as const)('%s', async (_, latitude, longitude, country, city) => {
    expect(await real.reverse({ latitude, longitude }, 'en')).toMatchObject({
      countryCode: country,
      city,
    })
  })

  /** Pairs of towns that are in two countries and within about 15 km of each other. */
  let pairs: { town: City; neighbour: City }[]
  beforeAll(() => {
    const reach = 0.135
    const rowOf = ({ latitude }: City) => Math.floor(latitude / reach)
    const rows = Map.groupBy(cities, rowOf)
    pairs = cities
      .filter((town) => (countryCodes as readonly string[]).includes(town.countryCode))
      .flatMap((town) =>
        [-1, 0, 1]
          .flatMap((step) => rows.get(rowOf(town) + step) ?? [])
          .filter(
            ({ countryCode, latitude, longitude }) =>
              countryCode !== town.countryCode &&
              Math.abs(town.latitude - latitude) < reach &&
              Math.abs(town.longitude - longitude) < reach,
          )
          .map((neighbour) => ({ town, neighbour })),
      )
  })

  test('a town near a border is in its own country', async () => {
    const towns = new Set(pairs.map(({ town }) => town))
    expect(towns.size).toBeGreaterThan(30)
    let wrong = 0
    for (const town of towns)
      if ((await real.reverse(town, 'en'))?.countryCode !== town.countryCode) wrong += 1
    // One of the towns is so close to a border river that the simplified border puts it on the
    // other side.
    expect(wrong).toBeLessThanOrEqual(1)
  })

  test('between two towns of two countries, the border decides and not the nearer town', async () => {
    let nearerAbroad = 0
    for (const { town, neighbour } of pairs) {
      for (const share of [0.1, 0.3, 0.45, 0.55, 0.7, 0.9]) {
        const point = {
          latitude: town.latitude + share * (neighbour.latitude - town.latitude),
          longitude: town.longitude + share * (neighbour.longitude - town.longitude),
        }
        const country = countryAt(point)
        expect((await real.reverse(point, 'en'))?.countryCode ?? null).toBe(country)
        if (country === (share < 0.5 ? neighbour : town).countryCode) nearerAbroad += 1
      }
    }
    expect(nearerAbroad).toBeGreaterThan(10)
  })

  test('the middle of every served country is inside it', async () => {
    for (const code of countryCodes)
      expect((await real.reverse(countries[code].centre, 'en'))?.countryCode, code).toBe(code)
  })

  test.each([
    [48.85, 2.35, 'fr'],
    [64.1, -21.9, 'is'],
    [-16.5, 179.99, 'fj'],
    [-16.5, -179.99, 'fj'],
  ])('%f, %f is in %s, without a town', async (latitude, longitude, country) => {
    expect(await real.reverse({ latitude, longitude }, 'en')).toMatchObject({
      countryCode: country,
      city: '',
      id: `country-${country}`,
    })
  })
})
