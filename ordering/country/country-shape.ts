// The shape of a country's file: what every page needs of all countries, and what only the country's own pages need.
import type { CurrencyCode } from '../currency.ts'

export const offeredPayments = [
  'CASH',
  'VISA',
  'MASTERCARD',
  'CREDIT_BALANCE',
  'POINTS',
  'PAY_LATER',
  'POSTPAID_BILLING',
] as const
export type OfferedPayment = (typeof offeredPayments)[number]

export const languageCodes = ['en', 'id', 'th', 'vi'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** Small: the browser carries it for every country. */
export type CountryShape<Code extends string = string> = {
  code: Code
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
  /** How its eaters may pay, in the order in which it is shown. */
  payments: readonly OfferedPayment[]
  /** A second currency that shops print beside the price, at a fixed rate; `step` is its smallest note in use. */
  secondCurrency?: { symbol: string; perMinorUnit: number; step: number }
  /** Cities in which the web takes orders, in every spelling that addresses use; left out: everywhere. */
  orderingCities?: readonly string[]
  /** Ids of merchants that deliver anywhere, for trials. */
  testingMerchants?: readonly string[]
}

/** Whole minor units of the country's currency; distances in metres. */
export type Fees = {
  delivery: { base: number; perKm: number; roundTo: number }
  platform: number
  smallOrder: { below: number; fee: number }
  /** Tax in basis points; prices on menus include it. */
  taxBasisPoints: number
}

/** What the country's own pages need; the server hands it over with them. Links left out are not drawn. */
export type CountrySettings = {
  /** The first two parts of the country's addresses: `/vn/vi`. */
  subpath: { country: string; language: LanguageCode }
  /** https, or a path of ours. */
  appstore?: string
  playstore?: string
  /** Where the installations are counted: `address` sends on to a store; `pid` and `c` name the channel and the campaign. */
  onelink: { address?: string; pid: string; c: string }
  social: Partial<Record<SocialNetwork, string>>
  /** https, or a path of ours; `{language}` stands for the reader's. */
  supportLink?: string
  footerLayout: FooterLayout
  /** Pages of the operator, https: they open outside the storefront. */
  recruiting: { merchants?: string; drivers?: string }
  /** A dish below the first is cheap, from the second on dear; whole minor units. */
  priceLevels: readonly [number, number]
  walletName: string
  /** Whether visits are measured only after a yes, or unless there is a no. */
  consent: ConsentRule
  /** Who answers for the service, for the legal pages. */
  company: { name: string; registration: string; address: string; email: string }
  /** Degrees, islands included; rounded outwards by a tenth from the country's extreme points. */
  bounds: { south: number; north: number; west: number; east: number }
}

/** What a page is handed of them. */
export type PageSettings = Omit<CountrySettings, 'bounds'> & {
  /** What analytics call the country's shop. */
  affiliation: string
}

export const socialNetworks = [
  'facebook',
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'line',
  'zalo',
  'telegram',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** ask: measured after a yes; assume: measured until a no. */
export const consentRules = ['ask', 'assume'] as const
export type ConsentRule = (typeof consentRules)[number]

/** columns: groups beside each other; compact: a short line of links. */
export const footerLayouts = ['columns', 'compact'] as const
export type FooterLayout = (typeof footerLayouts)[number]
