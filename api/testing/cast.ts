// Small test catalogue: five merchants in Singapore, each of a different kind.
import type { CatalogueInput, CatalogueMerchantInput } from '@tingkat/catalogue/format'

/** A delivery address near Tiong Bahru market, at the position of the test merchant `warung`. */
export const home = { latitude: 1.2863, longitude: 103.8281 }

const always = {
  timeZone: 'Asia/Singapore',
  weekly: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
}
const evenings = {
  timeZone: 'Asia/Singapore',
  weekly: Array.from({ length: 7 }, () => [{ from: '18:00', to: '22:00' }]),
}

const rice = { ID: 'rice', name: 'Cơm gà', price: 500 }
const plain = (
  ID: string,
  name: string,
  overrides: Partial<CatalogueMerchantInput> = {},
): CatalogueMerchantInput => ({
  ID,
  name,
  cuisines: ['Hawker'],
  address: '30 Seng Poh Road',
  latlng: home,
  radius: 3_000,
  openingHours: always,
  preparationMinutes: 10,
  rating: 4,
  voteCount: 10,
  categories: [{ ID: `${ID}-food`, name: 'Food', dishes: [{ ...rice, ID: `${ID}-rice` }] }],
  ...overrides,
})

const warung = plain('warung', 'Sambal Warung', {
  rating: 4.5,
  promo: 'Free tea',
  orderValueLimit: 10_000,
  tables: [{ tableID: 't1', tableNumber: '7' }],
  campaigns: [
    {
      ID: 'tea-time',
      name: 'Tea time',
      tcDetails: 'One a table.',
      freeItem: { ID: 'free-tea', name: 'Free tea', minSubtotal: 2_000 },
    },
  ],
  categories: [
    {
      ID: 'mains',
      name: 'Mains',
      dishes: [
        {
          ID: 'laksa',
          name: 'Laksa',
          price: 800,
          modifierGroups: [
            {
              ID: 'noodles',
              name: 'Noodles',
              selectionType: 'single',
              selectionRangeMin: 1,
              selectionRangeMax: 1,
              modifiers: [
                { ID: 'thick', name: 'Thick' },
                { ID: 'thin', name: 'Thin' },
              ],
            },
            {
              ID: 'extras',
              name: 'Extras',
              selectionType: 'multiple',
              selectionRangeMin: 0,
              selectionRangeMax: 2,
              modifiers: [
                { ID: 'egg', name: 'Egg', price: 100 },
                { ID: 'tofu', name: 'Tofu', price: 50 },
              ],
            },
          ],
        },
        { ID: 'satay', name: 'Satay', price: 1_000, discountedPrice: 700, campaignID: 'tea-time' },
        { ID: 'gone', name: 'Chilli crab', price: 5_000, available: false },
        { ID: 'free-tea', name: 'Free tea', price: 150 },
      ],
    },
    {
      ID: 'off',
      name: 'Breakfast',
      available: false,
      dishes: [{ ID: 'toast', name: 'Kaya toast', price: 300 }],
    },
  ],
})

export const castMerchants = {
  warung,
  /** A merchant without a merchant system, 1.1 km from `home`. */
  counter: plain('counter', 'Counter Only', {
    isIntegrated: false,
    latlng: { latitude: 1.2963, longitude: 103.8281 },
    rating: 3,
  }),
  /** A merchant that opens at six in the evening. */
  evening: plain('evening', 'Đêm Sài Gòn', {
    openingHours: evenings,
    latlng: { latitude: 1.2903, longitude: 103.8281 },
    rating: 4.9,
    cuisines: ['Vietnamese'],
  }),
  /** A merchant that is closed by hand within its opening hours. */
  closed: plain('closed', 'Away This Week', {
    temporarilyClosed: true,
    latlng: { latitude: 1.2883, longitude: 103.8281 },
    rating: 2,
  }),
  /** A merchant 13 km from `home`, with a delivery radius of 2 km. */
  far: plain('far', 'Pasir Ris Grill', {
    latlng: { latitude: 1.3721, longitude: 103.9474 },
    radius: 2_000,
    rating: 5,
  }),
}

export const castCatalogue: CatalogueInput = {
  version: 1,
  country: 'sg',
  places: [
    { id: 'tiong-bahru', name: 'Tiong Bahru', city: 'Singapore', cityID: 'sg', ...home },
    {
      id: 'bahru-lane',
      name: 'Café Bahru',
      city: 'Singapore',
      cityID: 'sg',
      latitude: 1.2871,
      longitude: 103.8302,
    },
  ],
  promos: [
    {
      code: 'MAKAN5',
      basisPoints: 0,
      amountInMinor: 500,
      cap: 500,
      minSubtotal: 1_000,
      description: 'S$ 5 off from S$ 10',
    },
  ],
  merchants: Object.values(castMerchants),
}
