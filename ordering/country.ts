// The eight countries: language, currency, clock, courier speed, fees and tax. One entry a country.
import type { CurrencyCode } from './currency.ts'

export const countryCodes = ['id', 'ph', 'th', 'vn', 'sg', 'my', 'mm', 'kh'] as const
export type CountryCode = (typeof countryCodes)[number]

export const languageCodes = ['en', 'id', 'th', 'vi'] as const
export type LanguageCode = (typeof languageCodes)[number]

export type Country = {
  code: CountryCode
  /** English name; the storefront translates it. */
  name: string
  /** First is the default. */
  languages: readonly [LanguageCode, ...LanguageCode[]]
  /** BCP 47 locale that writes numbers and dates; the same in every language of the country, so that prices never change shape. */
  locale: string
  currency: CurrencyCode
  /** IANA zones, the capital's first. */
  timeZones: readonly [string, ...string[]]
  /** Where the map and the address search start. */
  centre: { latitude: number; longitude: number }
  /** International calling code, without plus. */
  callingCode: string
  /** Average courier speed in city traffic, km/h. */
  courierSpeedKmh: number
  fees: Fees
  /** A second currency that shops print beside the price, at a fixed rate; `step` is its smallest note in use. */
  beside?: { symbol: string; perMinorUnit: number; step: number }
}

/** Whole minor units of the country's currency; distances in metres. */
export type Fees = {
  delivery: { base: number; perKm: number; roundTo: number }
  platform: number
  smallOrder: { below: number; fee: number }
  /** Tax in basis points; prices on menus include it. */
  taxBasisPoints: number
}

export const countries: Record<CountryCode, Country> = {
  id: {
    code: 'id', name: 'Indonesia', languages: ['id', 'en'], locale: 'id-ID', currency: 'IDR',
    timeZones: ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'], centre: { latitude: -6.1944, longitude: 106.8229 },
    callingCode: '62', courierSpeedKmh: 18,
    fees: { delivery: { base: 8_000, perKm: 2_500, roundTo: 500 }, platform: 2_000, smallOrder: { below: 25_000, fee: 3_000 }, taxBasisPoints: 1_100 },
  },
  ph: {
    code: 'ph', name: 'Philippines', languages: ['en'], locale: 'en-PH', currency: 'PHP',
    timeZones: ['Asia/Manila'], centre: { latitude: 14.5547, longitude: 121.0244 },
    callingCode: '63', courierSpeedKmh: 15,
    fees: { delivery: { base: 3_900, perKm: 700, roundTo: 100 }, platform: 500, smallOrder: { below: 15_000, fee: 2_000 }, taxBasisPoints: 1_200 },
  },
  th: {
    code: 'th', name: 'Thailand', languages: ['th', 'en'], locale: 'th-TH', currency: 'THB',
    timeZones: ['Asia/Bangkok'], centre: { latitude: 13.7367, longitude: 100.5602 },
    callingCode: '66', courierSpeedKmh: 20,
    fees: { delivery: { base: 1_500, perKm: 500, roundTo: 100 }, platform: 300, smallOrder: { below: 6_000, fee: 1_000 }, taxBasisPoints: 700 },
  },
  vn: {
    code: 'vn', name: 'Vietnam', languages: ['vi', 'en'], locale: 'vi-VN', currency: 'VND',
    timeZones: ['Asia/Ho_Chi_Minh'], centre: { latitude: 10.7769, longitude: 106.7009 },
    callingCode: '84', courierSpeedKmh: 20,
    fees: { delivery: { base: 13_000, perKm: 4_000, roundTo: 1_000 }, platform: 3_000, smallOrder: { below: 40_000, fee: 5_000 }, taxBasisPoints: 800 },
  },
  sg: {
    code: 'sg', name: 'Singapore', languages: ['en'], locale: 'en-SG', currency: 'SGD',
    timeZones: ['Asia/Singapore'], centre: { latitude: 1.2863, longitude: 103.8281 },
    callingCode: '65', courierSpeedKmh: 20,
    fees: { delivery: { base: 120, perKm: 60, roundTo: 10 }, platform: 50, smallOrder: { below: 1_200, fee: 200 }, taxBasisPoints: 900 },
  },
  my: {
    code: 'my', name: 'Malaysia', languages: ['en'], locale: 'en-MY', currency: 'MYR',
    timeZones: ['Asia/Kuala_Lumpur', 'Asia/Kuching'], centre: { latitude: 3.1478, longitude: 101.7117 },
    callingCode: '60', courierSpeedKmh: 22,
    fees: { delivery: { base: 299, perKm: 80, roundTo: 10 }, platform: 70, smallOrder: { below: 1_500, fee: 200 }, taxBasisPoints: 600 },
  },
  mm: {
    code: 'mm', name: 'Myanmar', languages: ['en'], locale: 'en-MM', currency: 'MMK',
    timeZones: ['Asia/Yangon'], centre: { latitude: 16.7967, longitude: 96.1610 },
    callingCode: '95', courierSpeedKmh: 16,
    fees: { delivery: { base: 100_000, perKm: 40_000, roundTo: 10_000 }, platform: 20_000, smallOrder: { below: 400_000, fee: 50_000 }, taxBasisPoints: 500 },
  },
  kh: {
    code: 'kh', name: 'Cambodia', languages: ['en'], locale: 'en-KH', currency: 'USD',
    timeZones: ['Asia/Phnom_Penh'], centre: { latitude: 11.5564, longitude: 104.9282 },
    callingCode: '855', courierSpeedKmh: 20,
    fees: { delivery: { base: 60, perKm: 25, roundTo: 5 }, platform: 15, smallOrder: { below: 300, fee: 50 }, taxBasisPoints: 1_000 },
    // Shops count 4,000 riel to the dollar.
    beside: { symbol: '៛', perMinorUnit: 40, step: 100 },
  },
}

/** The country of a path segment or code, in any case; undefined for one we do not serve. */
export function findCountry(code: string | undefined): Country | undefined {
  const lower = code?.toLowerCase()
  return countryCodes.some(known => known === lower) ? countries[lower as CountryCode] : undefined
}

/** The language if the country speaks it. */
export function findLanguage(country: Country, code: string | undefined): LanguageCode | undefined {
  return country.languages.find(language => language === code)
}
