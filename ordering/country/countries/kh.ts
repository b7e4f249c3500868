// Settings of Cambodia. The tingkat.example addresses and the registration number are placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'kh',
  name: 'Cambodia',
  languages: ['en'],
  locale: 'en-KH',
  currency: 'USD',
  timeZones: ['Asia/Phnom_Penh'],
  centre: { latitude: 11.5564, longitude: 104.9282 },
  callingCode: '855',
  courierSpeedKmh: 20,
  fees: {
    delivery: { base: 60, perKm: 25, roundTo: 5 },
    platform: 15,
    smallOrder: { below: 300, fee: 50 },
    taxBasisPoints: 1_000,
  },
  payments: ['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE'],
  // Shops in Cambodia convert prices at 4,000 riel to the US dollar: 40 riel to the cent.
  secondCurrency: { symbol: '៛', perMinorUnit: 40, step: 100 },
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'kh', language: 'en' },
  appstore: '/download?country=kh',
  playstore: '/download?country=kh',
  onelink: { pid: 'web', c: 'kh_storefront' },
  social: {
    facebook: 'https://social.tingkat.example/kh/facebook',
    telegram: 'https://social.tingkat.example/kh/telegram',
  },
  footerLayout: 'compact',
  recruiting: {
    merchants: 'https://partners.tingkat.example/kh/merchants',
    drivers: 'https://partners.tingkat.example/kh/drivers',
  },
  priceLevels: [300, 600],
  walletName: 'Tingkat Pay',
  cash: { openOrdersMax: 3, firstOrderMax: 10_000 },
  consent: 'assume',
  company: {
    name: 'Tingkat (Cambodia) Co., Ltd.',
    registration: 'MOC 00000000',
    address: 'Norodom Boulevard, Phnom Penh',
    email: 'kh@tingkat.example',
  },
  bounds: { south: 9.8, north: 14.8, west: 102.2, east: 107.8 },
}
