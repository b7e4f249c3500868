// Types of a country file: the data for all pages, and the settings for the country's own pages.
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

/** The part of a country file that browsers load for every country, so it must be small. */
export type CountryShape<Code extends string = string> = {
  code: Code
  /** The English name, which the storefront translates. */
  name: string
  /** The first language is the default. */
  languages: readonly [LanguageCode, ...LanguageCode[]]
  /**
   * BCP 47 locale for numbers and dates. It is the same for all
   * languages of the country, so that prices look the same.
   */
  locale: string
  currency: CurrencyCode
  /** IANA time zones, the capital's first. */
  timeZones: readonly [string, ...string[]]
  /** The initial centre of the map and of the address search. */
  centre: { latitude: number; longitude: number }
  /** International calling code, without `+`. */
  callingCode: string
  /** The average speed of couriers in city traffic, in km/h. */
  courierSpeedKmh: number
  fees: Fees
  /** Payment types in the sequence in which checkout lists them. */
  payments: readonly OfferedPayment[]
  /**
   * A second currency in which prices are also shown. `perMinorUnit` is
   * the number of its units that equal one minor unit of `currency`.
   * Amounts are rounded to `step`, the value of its smallest note.
   */
  secondCurrency?: { symbol: string; perMinorUnit: number; step: number }
  /** Cities with web ordering, in every spelling that addresses use; undefined means all cities. */
  orderingCities?: readonly string[]
  /** Ids of test merchants, which deliver to any address. */
  testingMerchants?: readonly string[]
}

/** Amounts are in minor units of the country's currency. */
export type Fees = {
  delivery: { base: number; perKm: number; roundTo: number }
  platform: number
  smallOrder: { below: number; fee: number }
  /** The rate of the tax in basis points (1/100 of a percent), included in menu prices. */
  taxBasisPoints: number
}

/**
 * Settings of the country's pages, which the server
 * sends with each page. Undefined links are not shown.
 */
export type CountrySettings = {
  /** The first two segments of the storefront's URL paths for the country, such as `/vn/vi`. */
  subpath: { country: string; language: LanguageCode }
  /** The link to the app in Apple's App Store: an https URL or a path of the site. */
  appstore?: string
  playstore?: string
  /**
   * Parameters that attribute app installs to a marketing channel
   * (`pid`) and campaign (`c`). `address` redirects to the app store.
   */
  onelink: { address?: string; pid: string; c: string }
  social: Partial<Record<SocialNetwork, string>>
  /**
   * The link to customer support: an https URL or a path of the site, in which `{language}` is
   * replaced by the language.
   */
  supportLink?: string
  footerLayout: FooterLayout
  /** https URLs of the operator's recruiting pages. */
  recruiting: { merchants?: string; drivers?: string }
  /**
   * Merchants have one of three price levels. These are the
   * lower and upper limit of the middle level, in minor units.
   */
  priceLevels: readonly [number, number]
  walletName: string
  /** Limits of orders paid in cash. */
  cash: CashLimits
  /** Optional features of the country. An undefined feature is off. */
  operations?: Operations
  /**
   * Whether analytics needs the eater's consent first (opt-in) or runs until the eater objects
   * (opt-out).
   */
  consent: ConsentRule
  /** The company that operates Tingkat in this country, as the legal pages name it. */
  company: { name: string; registration: string; address: string; email: string }
  /** The country's extreme points in degrees, including islands, rounded outwards to a tenth. */
  bounds: { south: number; north: number; west: number; east: number }
}

export type Operations = {
  /** The tips that checkout offers, in minor units, ascending. */
  tips?: readonly [number, number, number]
  /** The rule for the credit that eaters get for late orders. */
  promise?: PromiseRule
}

/** The settings that a page of the country receives. */
export type PageSettings = Omit<CountrySettings, 'bounds' | 'cash' | 'operations'> & {
  /** Name of the country's storefront in analytics events. */
  affiliation: string
  /** The tips that checkout offers; undefined in a country without tips. */
  tips?: Operations['tips']
  /**
   * The rule for the credit that eaters get for late orders; undefined in a country without such
   * credit.
   */
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

/**
 * Rules of consent to analytics. `ask`: nothing is recorded before the eater agrees (opt-in).
 * `assume`: visits are recorded until the eater objects (opt-out).
 */
export const consentRules = ['ask', 'assume'] as const
export type ConsentRule = (typeof consentRules)[number]

/**
 * Layouts of the storefront's footer. `columns` means groups of links side by side; `compact`, one
 * line of links.
 */
export const footerLayouts = ['columns', 'compact'] as const
export type FooterLayout = (typeof footerLayouts)[number]
