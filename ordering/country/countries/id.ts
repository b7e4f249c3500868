// Settings of Indonesia. The tingkat.example addresses and the registration number are
// placeholders.
import type { CountrySettings, CountryShape } from '../country-shape.ts'

export const country = {
  code: 'id',
  name: 'Indonesia',
  languages: ['id', 'en'],
  locale: 'id-ID',
  currency: 'IDR',
  timeZones: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
  centre: { latitude: -6.1944, longitude: 106.8229 },
  callingCode: '62',
  courierSpeedKmh: 18,
  fees: {
    delivery: { base: 8_000, perKm: 2_500, roundTo: 500 },
    platform: 2_000,
    smallOrder: { below: 25_000, fee: 3_000 },
    taxBasisPoints: 1_100,
  },
  payments: ['CASH', 'VISA', 'MASTERCARD', 'CREDIT_BALANCE', 'POINTS', 'PAY_LATER'],
  orderingCities: [
    'Jakarta',
    'Bogor',
    'Depok',
    'Tangerang',
    'Bekasi',
    'Bandung',
    'Semarang',
    'Yogyakarta',
    'Surabaya',
    'Denpasar',
    'Medan',
    'Makassar',
  ],
  testingMerchants: [],
} as const satisfies CountryShape

export const settings: CountrySettings = {
  subpath: { country: 'id', language: 'id' },
  appstore: '/download?country=id',
  playstore: '/download?country=id',
  onelink: { pid: 'web', c: 'id_storefront' },
  social: {
    instagram: 'https://social.tingkat.example/id/instagram',
    tiktok: 'https://social.tingkat.example/id/tiktok',
    facebook: 'https://social.tingkat.example/id/facebook',
  },
  supportLink: '/id/{language}/support',
  footerLayout: 'columns',
  recruiting: {
    merchants: 'https://partners.tingkat.example/id/merchants',
    drivers: 'https://partners.tingkat.example/id/drivers',
  },
  priceLevels: [25_000, 50_000],
  walletName: 'Dompet Tingkat',
  cash: { openOrdersMax: 3, firstOrderMax: 1_000_000 },
  consent: 'ask',
  company: {
    name: 'PT Tingkat Nusantara',
    registration: 'NIB 0000000000000',
    address: 'Jalan M.H. Thamrin 1, Jakarta Pusat 10310',
    email: 'id@tingkat.example',
  },
  bounds: { south: -11.1, north: 6.2, west: 94.9, east: 141.1 },
}
