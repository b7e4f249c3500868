// Settings of Myanmar. The tingkat.example addresses and the registration number are placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'mm',
  name: 'Myanmar',
  languages: ['en'],
  locale: 'en-MM',
  currency: 'MMK',
  timeZones: ['Asia/Yangon'],
  centre: { latitude: 16.7967, longitude: 96.161 },
  callingCode: '95',
  courierSpeedKmh: 16,
  fees: {
    delivery: { base: 100_000, perKm: 40_000, roundTo: 10_000 },
    platform: 20_000,
    smallOrder: { below: 400_000, fee: 50_000 },
    taxBasisPoints: 500,
  },
  payments: ['CASH', 'CREDIT_BALANCE'],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'mm', language: 'en' },
  appstore: '/download?country=mm',
  playstore: '/download?country=mm',
  onelink: { pid: 'web', c: 'mm_storefront' },
  social: { facebook: 'https://social.tingkat.example/mm/facebook' },
  footerLayout: 'compact',
  recruiting: {
    merchants: 'https://partners.tingkat.example/mm/merchants',
    drivers: 'https://partners.tingkat.example/mm/drivers',
  },
  priceLevels: [500_000, 1_000_000],
  walletName: 'Tingkat Pay',
  cash: { openOrdersMax: 3, firstOrderMax: 15_000_000 },
  consent: 'assume',
  company: {
    name: 'Tingkat Myanmar Company Limited',
    registration: 'DICA 000000000',
    address: 'Bogyoke Aung San Road, Yangon',
    email: 'mm@tingkat.example',
  },
  bounds: { south: 9.5, north: 28.7, west: 92.0, east: 101.3 },
}
