// Settings of Vietnam. The tingkat.example addresses and the registration number are placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'vn',
  name: 'Vietnam',
  languages: ['vi', 'en'],
  locale: 'vi-VN',
  currency: 'VND',
  timeZones: ['Asia/Ho_Chi_Minh'],
  centre: { latitude: 10.7769, longitude: 106.7009 },
  callingCode: '84',
  courierSpeedKmh: 20,
  fees: {
    delivery: { base: 13_000, perKm: 4_000, roundTo: 1_000 },
    platform: 3_000,
    smallOrder: { below: 40_000, fee: 5_000 },
    taxBasisPoints: 800,
  },
  payments: ['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE', 'POINTS'],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'vn', language: 'vi' },
  appstore: '/download?country=vn',
  playstore: '/download?country=vn',
  onelink: { pid: 'web', c: 'vn_storefront' },
  social: {
    zalo: 'https://social.tingkat.example/vn/zalo',
    facebook: 'https://social.tingkat.example/vn/facebook',
  },
  supportLink: '/vn/{language}/support',
  footerLayout: 'columns',
  recruiting: {
    merchants: 'https://partners.tingkat.example/vn/merchants',
    drivers: 'https://partners.tingkat.example/vn/drivers',
  },
  priceLevels: [45_000, 90_000],
  walletName: 'Ví Tingkat',
  cash: { openOrdersMax: 3, firstOrderMax: 1_500_000 },
  operations: { tips: [5_000, 10_000, 20_000] },
  consent: 'ask',
  company: {
    name: 'Công ty TNHH Tingkat Việt Nam',
    registration: 'MSDN 0000000000',
    address: 'Đường Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh',
    email: 'vn@tingkat.example',
  },
  bounds: { south: 8.1, north: 23.5, west: 102.0, east: 109.6 },
}
