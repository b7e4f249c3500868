// Settings of Thailand. The tingkat.example addresses and the registration number are placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'th',
  name: 'Thailand',
  languages: ['th', 'en'],
  locale: 'th-TH',
  currency: 'THB',
  timeZones: ['Asia/Bangkok'],
  centre: { latitude: 13.7367, longitude: 100.5602 },
  callingCode: '66',
  courierSpeedKmh: 20,
  fees: {
    delivery: { base: 1_500, perKm: 500, roundTo: 100 },
    platform: 300,
    smallOrder: { below: 6_000, fee: 1_000 },
    taxBasisPoints: 700,
  },
  payments: ['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE', 'POINTS'],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'th', language: 'th' },
  appstore: '/download?country=th',
  playstore: '/download?country=th',
  onelink: { pid: 'web', c: 'th_storefront' },
  social: {
    line: 'https://social.tingkat.example/th/line',
    facebook: 'https://social.tingkat.example/th/facebook',
    instagram: 'https://social.tingkat.example/th/instagram',
  },
  supportLink: '/th/{language}/support',
  footerLayout: 'columns',
  recruiting: {
    merchants: 'https://partners.tingkat.example/th/merchants',
    drivers: 'https://partners.tingkat.example/th/drivers',
  },
  priceLevels: [8_000, 16_000],
  walletName: 'Tingkat Pay',
  cash: { openOrdersMax: 3, firstOrderMax: 300_000 },
  operations: {
    tips: [1_000, 2_000, 4_000],
    promise: {
      validFrom: '2026-11-23',
      steps: [
        { lateMinutes: 15, foodBasisPoints: 1_000 },
        { lateMinutes: 30, foodBasisPoints: 2_500 },
      ],
      capInMinor: 10_000,
    },
  },
  consent: 'ask',
  company: {
    name: 'บริษัท ทิงกัต (ประเทศไทย) จำกัด',
    registration: 'เลขทะเบียน 0000000000000',
    address: 'ถนนสุขุมวิท เขตวัฒนา กรุงเทพมหานคร 10110',
    email: 'th@tingkat.example',
  },
  bounds: { south: 5.5, north: 20.6, west: 97.2, east: 105.8 },
}
