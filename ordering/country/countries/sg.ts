// Settings of Singapore. The tingkat.example addresses and the registration number are
// placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'sg',
  name: 'Singapore',
  languages: ['en'],
  locale: 'en-SG',
  currency: 'SGD',
  timeZones: ['Asia/Singapore'],
  centre: { latitude: 1.2863, longitude: 103.8281 },
  callingCode: '65',
  courierSpeedKmh: 20,
  fees: {
    delivery: { base: 120, perKm: 60, roundTo: 10 },
    platform: 50,
    smallOrder: { below: 1_200, fee: 200 },
    taxBasisPoints: 900,
  },
  payments: [
    'CASH',
    'VISA',
    'MASTERCARD',
    'CREDIT_BALANCE',
    'POINTS',
    'PAY_LATER',
    'POSTPAID_BILLING',
  ],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'sg', language: 'en' },
  appstore: '/download?country=sg',
  playstore: '/download?country=sg',
  onelink: { pid: 'web', c: 'sg_storefront' },
  social: {
    instagram: 'https://social.tingkat.example/sg/instagram',
    telegram: 'https://social.tingkat.example/sg/telegram',
  },
  supportLink: '/sg/{language}/support',
  footerLayout: 'columns',
  recruiting: {
    merchants: 'https://partners.tingkat.example/sg/merchants',
    drivers: 'https://partners.tingkat.example/sg/drivers',
  },
  priceLevels: [800, 1_500],
  walletName: 'Tingkat Pay',
  cash: { openOrdersMax: 3, firstOrderMax: 20_000 },
  operations: {
    tips: [100, 200, 300],
    promise: {
      validFrom: '2026-11-23',
      steps: [
        { lateMinutes: 15, foodBasisPoints: 1_000 },
        { lateMinutes: 30, foodBasisPoints: 2_500 },
      ],
      capInMinor: 1_000,
    },
  },
  consent: 'assume',
  company: {
    name: 'Tingkat Singapore Pte. Ltd.',
    registration: 'UEN 000000000A',
    address: '10 Eu Tong Sen Street, Singapore 059815',
    email: 'sg@tingkat.example',
  },
  bounds: { south: 1.1, north: 1.5, west: 103.5, east: 104.5 },
}
