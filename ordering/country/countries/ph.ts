// Settings of the Philippines. The tingkat.example addresses and the registration number are
// placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'ph',
  name: 'Philippines',
  languages: ['en'],
  locale: 'en-PH',
  currency: 'PHP',
  timeZones: ['Asia/Manila'],
  centre: { latitude: 14.5547, longitude: 121.0244 },
  callingCode: '63',
  courierSpeedKmh: 15,
  fees: {
    delivery: { base: 3_900, perKm: 700, roundTo: 100 },
    platform: 500,
    smallOrder: { below: 15_000, fee: 2_000 },
    taxBasisPoints: 1_200,
  },
  payments: ['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER'],
  orderingCities: [
    'Manila',
    'Makati',
    'Taguig',
    'Pasay',
    'Mandaluyong',
    'Pasig',
    'Quezon',
    'Parañaque',
    'San Juan',
    'Cebu',
    'Davao',
  ],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'ph', language: 'en' },
  appstore: '/download?country=ph',
  playstore: '/download?country=ph',
  onelink: { pid: 'web', c: 'ph_storefront' },
  social: {
    facebook: 'https://social.tingkat.example/ph/facebook',
    tiktok: 'https://social.tingkat.example/ph/tiktok',
  },
  supportLink: '/ph/{language}/support',
  footerLayout: 'columns',
  recruiting: {
    merchants: 'https://partners.tingkat.example/ph/merchants',
    drivers: 'https://partners.tingkat.example/ph/drivers',
  },
  priceLevels: [15_000, 30_000],
  walletName: 'Tingkat Pay',
  cash: { openOrdersMax: 3, firstOrderMax: 500_000 },
  operations: { tips: [2_000, 3_000, 5_000] },
  consent: 'ask',
  company: {
    name: 'Tingkat Philippines, Inc.',
    registration: 'SEC 0000000000',
    address: 'Ayala Avenue, Makati 1226',
    email: 'ph@tingkat.example',
  },
  bounds: { south: 4.4, north: 21.3, west: 114.1, east: 126.8 },
}
