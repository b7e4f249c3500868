// Settings of Malaysia. The tingkat.example addresses and the registration number are placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'my',
  name: 'Malaysia',
  languages: ['en'],
  locale: 'en-MY',
  currency: 'MYR',
  timeZones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'],
  centre: { latitude: 3.1478, longitude: 101.7117 },
  callingCode: '60',
  courierSpeedKmh: 22,
  fees: {
    delivery: { base: 299, perKm: 80, roundTo: 10 },
    platform: 70,
    smallOrder: { below: 1_500, fee: 200 },
    taxBasisPoints: 600,
  },
  payments: ['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER'],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'my', language: 'en' },
  appstore: '/download?country=my',
  playstore: '/download?country=my',
  onelink: { pid: 'web', c: 'my_storefront' },
  social: {
    instagram: 'https://social.tingkat.example/my/instagram',
    facebook: 'https://social.tingkat.example/my/facebook',
  },
  supportLink: '/my/{language}/support',
  footerLayout: 'compact',
  recruiting: {
    merchants: 'https://partners.tingkat.example/my/merchants',
    drivers: 'https://partners.tingkat.example/my/drivers',
  },
  priceLevels: [1_200, 2_500],
  walletName: 'Tingkat Pay',
  cash: { openOrdersMax: 3, firstOrderMax: 40_000 },
  consent: 'assume',
  company: {
    name: 'Tingkat Malaysia Sdn. Bhd.',
    registration: 'SSM 000000000000',
    address: 'Jalan Bukit Bintang, 55100 Kuala Lumpur',
    email: 'my@tingkat.example',
  },
  bounds: { south: 0.7, north: 7.5, west: 99.5, east: 119.4 },
}
