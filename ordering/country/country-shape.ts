// Types of a country file: the data of all pages, and the settings of the country's own pages.
import type { CurrencyCode } from '../currency.ts'
import type { PromiseRule } from '../order/promise-rule.ts'
import type { CashLimits } from '../payment/cash-limits.ts'

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

/** The part of a country file that the browser loads for all countries, so it must be small. */
export type CountryShape<Code extends string = string> = {
  code: Code
  /** English name, translated by the storefront. */
  name: string
  /** The first language is the default. */
  languages: readonly [LanguageCode, ...LanguageCode[]]
  /**
   * BCP 47 locale for numbers and dates, for all languages of the country, so prices look alike.
   */
  locale: string
  currency: CurrencyCode
  /** IANA time zones; that of the capital is the first. */
  timeZones: readonly [string, ...string[]]
  /** Initial centre of the map and of the address search. */
  centre: { latitude: number; longitude: number }
  /** International calling code, without `+`. */
  callingCode: string
  /** Average courier speed in city traffic, km/h. */
  courierSpeedKmh: number
  fees: Fees
  /** Payment types in the sequence in which checkout shows them. */
  payments: readonly OfferedPayment[]
  /**
   * A second currency in which prices are shown too. `perMinorUnit` is the fixed rate: its units
   * for one minor unit of `currency`. Amounts are rounded to `step`, its smallest note.
   */
  secondCurrency?: { symbol: string; perMinorUnit: number; step: number }
  /** Cities with web ordering, in all spellings used in addresses; absent means everywhere. */
  orderingCities?: readonly string[]
  /** Ids of test merchants, which deliver anywhere. */
  testingMerchants?: readonly string[]
}

/** Amounts are whole minor units of the country's currency. */
export type Fees = {
  delivery: { base: number; perKm: number; roundTo: number }
  platform: number
  smallOrder: { below: number; fee: number }
  /** Tax in basis points, included in menu prices. */
  taxBasisPoints: number
}

/**
 * Settings of the country's pages, sent by the server with each page. Absent links are not shown.
 */
export type CountrySettings = {
  /** The first two segments of the country's paths, such as `/vn/vi`. */
  subpath: { country: string; language: LanguageCode }
  /** An https URL or a path of the site. */
  appstore?: string
  playstore?: string
  /**
   * Install attribution: `address` redirects to a store; `pid` and `c` are channel and campaign.
   */
  onelink: { address?: string; pid: string; c: string }
  social: Partial<Record<SocialNetwork, string>>
  /** An https URL or a path of the site; `{language}` is replaced by the language. */
  supportLink?: string
  footerLayout: FooterLayout
  /** https URLs of the operator's recruiting pages. */
  recruiting: { merchants?: string; drivers?: string }
  /** Lower and upper bound of the middle of the three price levels, in whole minor units. */
  priceLevels: readonly [number, number]
  walletName: string
  /** Limits on orders paid in cash. */
  cash: CashLimits
  /** Rules of the country's operation. What is absent is off. */
  operations?: Operations
  /** Whether analytics is opt-in or opt-out. */
  consent: ConsentRule
  /** The company that operates the service, for the legal pages. */
  company: { name: string; registration: string; address: string; email: string }
  /** The country's extreme points in degrees, including islands, rounded outwards to a tenth. */
  bounds: { south: number; north: number; west: number; east: number }
}

export type Operations = {
  /** The tips that checkout offers, in whole minor units, ascending. */
  tips?: readonly [number, number, number]
  /** The credit for late orders. */
  promise?: PromiseRule
}

/** The settings that a page receives. */
export type PageSettings = Omit<CountrySettings, 'bounds' | 'cash' | 'operations'> & {
  /** Name of the country's storefront in analytics. */
  affiliation: string
  /** The tips that checkout offers; absent in a country without tips. */
  tips?: Operations['tips']
  /** The credit for late orders; absent in a country without it. */
  promise?: PromiseRule
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

/** Consent to analytics. ask: opt-in; assume: opt-out. */
export const consentRules = ['ask', 'assume'] as const
export type ConsentRule = (typeof consentRules)[number]

/** columns: groups of links side by side; compact: one line of links. */
export const footerLayouts = ['columns', 'compact'] as const
export type FooterLayout = (typeof footerLayouts)[number]
