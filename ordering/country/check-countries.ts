// Validates the country files when the server starts.
import {
  offeredPayments,
  type CountrySettings,
  type CountryShape,
  type Fees,
} from './country-shape.ts'
import type { PromiseStep } from '../order/promise-rule.ts'

/** Returns one message per fault in the country files. The keys of `files` are country codes. */
export function checkCountries(
  files: Record<string, { country: CountryShape; settings: CountrySettings }>,
): string[] {
  return Object.entries(files).flatMap(([code, { country, settings }]) =>
    [
      ...identityFaults(code, country),
      ...feeFaults(country.fees),
      ...paymentFaults(country.payments),
      ...listFaults(country),
      ...subpathFaults(code, country, settings),
      ...linkFaults(settings),
      ...displayFaults(country, settings),
      ...cashFaults(settings),
      ...tipFaults(settings),
      ...promiseFaults(country, settings),
    ].map((fault) => `Country ${code}: ${fault}.`),
  )
}

function* identityFaults(code: string, country: CountryShape): Generator<string> {
  if (!/^[a-z]{2}$/.test(code)) yield 'the code must be two lower-case letters'
  if (country.code !== code) yield `the file has the code ${country.code}`
  if (!country.name.trim()) yield 'the name is missing'
  if (hasDuplicates(country.languages)) yield 'a language is listed twice'
  if (!/^\d{1,3}$/.test(country.callingCode))
    yield `calling code ${country.callingCode} must be one to three digits`
  for (const timeZone of country.timeZones)
    if (throws(() => new Intl.DateTimeFormat('en', { timeZone })))
      yield `unknown time zone ${timeZone}`
  if (throws(() => new Intl.NumberFormat(country.locale))) yield `unknown locale ${country.locale}`
  if (!(country.courierSpeedKmh > 0)) yield 'the courier speed must be above 0'
}

function* feeFaults({ delivery, platform, smallOrder, taxBasisPoints }: Fees): Generator<string> {
  const amounts = {
    'delivery base': delivery.base,
    'delivery per km': delivery.perKm,
    platform,
    'small-order threshold': smallOrder.below,
    'small-order fee': smallOrder.fee,
    tax: taxBasisPoints,
  }
  for (const [name, amount] of Object.entries(amounts))
    if (!Number.isSafeInteger(amount) || amount < 0)
      yield `${name} must be a whole number, 0 or more`
  if (!Number.isSafeInteger(delivery.roundTo) || delivery.roundTo < 1)
    yield 'delivery must be rounded to a whole number of 1 or more'
}

function* paymentFaults(payments: readonly string[]): Generator<string> {
  if (payments.length === 0) yield 'at least one payment type is required'
  for (const payment of payments)
    if (!(offeredPayments as readonly string[]).includes(payment))
      yield `unknown payment type ${payment}`
  if (hasDuplicates(payments)) yield 'a payment type is listed twice'
}

function* listFaults(country: CountryShape): Generator<string> {
  for (const list of ['orderingCities', 'testingMerchants'] as const)
    if (country[list]?.some((entry) => !entry.trim())) yield `${list} has an empty entry`
}

function* subpathFaults(
  code: string,
  country: CountryShape,
  { subpath }: CountrySettings,
): Generator<string> {
  if (subpath.country !== code) yield `the subpath has the country ${subpath.country}`
  if (!country.languages.includes(subpath.language))
    yield `the subpath has the language ${subpath.language}, which the country does not list`
}

function* linkFaults(settings: CountrySettings): Generator<string> {
  const { onelink, social, recruiting } = settings
  for (const name of ['appstore', 'playstore', 'supportLink'] as const)
    if (!isLink(settings[name], true)) yield `${name} must be an https address or a path`
  if (!isLink(onelink.address)) yield 'the onelink address must be an https address'
  for (const name of ['pid', 'c'] as const)
    if (!/^[\w.-]{1,100}$/.test(onelink[name]))
      yield `onelink ${name} must be 1 to 100 letters, digits, dots, hyphens or underscores`
  for (const [network, link] of Object.entries(social))
    if (!isLink(link)) yield `the link of ${network} must be an https address`
  for (const [part, link] of Object.entries(recruiting))
    if (!isLink(link)) yield `the recruiting link of ${part} must be an https address`
}

function* displayFaults(
  { centre }: CountryShape,
  { priceLevels: [low, high], walletName, company, bounds }: CountrySettings,
): Generator<string> {
  if (!(Number.isSafeInteger(low) && Number.isSafeInteger(high) && low > 0 && high > low))
    yield 'the price levels must be two whole numbers, the second larger than the first'
  if (!walletName.trim()) yield 'the wallet has no name'
  for (const [part, text] of Object.entries(company))
    if (!text.trim()) yield `the company has no ${part}`
  if (!isWithin(centre, bounds)) yield 'the centre is outside the bounds'
}

function* cashFaults({ cash }: CountrySettings): Generator<string> {
  for (const [name, limit] of Object.entries(cash))
    if (!Number.isSafeInteger(limit) || limit < 1)
      yield `the cash limit ${name} must be a whole number, 1 or more`
}

function* tipFaults({ operations }: CountrySettings): Generator<string> {
  const tips = operations?.tips ?? []
  for (const [index, tip] of tips.entries())
    if (!Number.isSafeInteger(tip) || tip <= (tips[index - 1] ?? 0))
      yield 'the tips must be whole numbers above 0, ascending'
}

function* promiseFaults(
  { payments }: CountryShape,
  { operations }: CountrySettings,
): Generator<string> {
  if (!operations?.promise) return
  const { validFrom, steps, capInMinor } = operations.promise
  if (!/^\d{4}-\d\d-\d\d$/.test(validFrom) || Number.isNaN(Date.parse(validFrom)))
    yield 'the promise needs the date from which it applies'
  if (steps.length === 0 || !steps.every(isStep) || !steps.every(isAbove))
    yield 'the steps of the promise must be whole numbers above 0, ascending, at most all of the food'
  if (!isPositive(capInMinor)) yield 'the cap of the promise must be a whole number above 0'
  if (!payments.includes('CREDIT_BALANCE'))
    yield 'the promise needs the payment type CREDIT_BALANCE, which gets the credit'
}

const isPositive = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0
const isStep = ({ lateMinutes, foodBasisPoints }: PromiseStep): boolean =>
  isPositive(lateMinutes) && isPositive(foodBasisPoints) && foodBasisPoints <= 10_000
const isAbove = (step: PromiseStep, index: number, steps: readonly PromiseStep[]): boolean => {
  const before = steps[index - 1]
  return (
    !before ||
    (step.lateMinutes > before.lateMinutes && step.foodBasisPoints > before.foodBasisPoints)
  )
}

const isWithin = (
  { latitude, longitude }: CountryShape['centre'],
  { south, north, west, east }: CountrySettings['bounds'],
): boolean => latitude > south && latitude < north && longitude > west && longitude < east

const hasDuplicates = (list: readonly string[]): boolean => new Set(list).size !== list.length

/** Whether the link is undefined, an https URL or, if `orPath`, a path of the site. */
function isLink(link: string | undefined, orPath = false): boolean {
  if (link === undefined) return true
  // A path must not start with `//`, because browsers read a host name after that.
  return (
    (orPath && /^\/(?!\/)[\w/{}?&=.-]*$/.test(link)) ||
    /^https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(\/[\w./?&=%{}~-]*)?$/.test(link)
  )
}

function throws(build: () => unknown): boolean {
  try {
    build()
    return false
  } catch {
    return true
  }
}
