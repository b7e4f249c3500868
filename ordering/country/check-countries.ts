// Holds the countries' files against what the pages need of them, before anything is served.
import { offeredPayments, type CountrySettings, type CountryShape } from './country-shape.ts'

/** One plain sentence a fault; none when all is well. `files` are keyed by the code under which they are served. */
export function checkCountries(
  files: Record<string, { country: CountryShape; settings: CountrySettings }>,
): string[] {
  return Object.entries(files).flatMap(([code, { country, settings }]) =>
    [...faultsOfCountry(code, country), ...faultsOfSettings(code, country, settings)].map(
      (fault) => `Country ${code}: ${fault}.`,
    ),
  )
}

function* faultsOfCountry(code: string, country: CountryShape): Generator<string> {
  if (!/^[a-z]{2}$/.test(code)) yield 'its code must be two small letters'
  if (country.code !== code) yield `its file says code ${country.code}`
  if (!country.name.trim()) yield 'it has no name'
  if (new Set(country.languages).size !== country.languages.length)
    yield 'it names a language twice'
  if (!/^\d{1,3}$/.test(country.callingCode))
    yield `calling code ${country.callingCode} must be one to three digits`
  for (const timeZone of country.timeZones)
    if (!isKnown(() => new Intl.DateTimeFormat('en', { timeZone })))
      yield `nobody knows the time zone ${timeZone}`
  if (!isKnown(() => new Intl.NumberFormat(country.locale)))
    yield `nobody knows the locale ${country.locale}`
  if (!(country.courierSpeedKmh > 0)) yield 'the courier speed must be above 0'
  const { delivery, platform, smallOrder, taxBasisPoints } = country.fees
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
  if (country.payments.length === 0) yield 'nobody could pay there'
  for (const payment of country.payments)
    if (!(offeredPayments as readonly string[]).includes(payment))
      yield `nobody knows the payment ${payment}`
  if (new Set(country.payments).size !== country.payments.length)
    yield 'it names a way to pay twice'
  for (const list of ['orderingCities', 'testingMerchants'] as const)
    if (country[list]?.some((entry) => !entry.trim())) yield `${list} holds an empty entry`
}

function* faultsOfSettings(
  code: string,
  country: CountryShape,
  settings: CountrySettings,
): Generator<string> {
  const { subpath, onelink, social, recruiting, company, bounds } = settings
  if (subpath.country !== code) yield `its subpath says country ${subpath.country}`
  if (!country.languages.includes(subpath.language))
    yield `its subpath says ${subpath.language}, which is none of its languages`
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
  const [low, high] = settings.priceLevels
  if (!(Number.isSafeInteger(low) && Number.isSafeInteger(high) && low > 0 && high > low))
    yield 'its price levels must be two whole numbers, the second the larger'
  if (!settings.walletName.trim()) yield 'the wallet has no name'
  for (const [part, text] of Object.entries(company))
    if (!text.trim()) yield `the company has no ${part}`
  const { latitude, longitude } = country.centre
  const { south, north, west, east } = bounds
  if (!(latitude > south && latitude < north && longitude > west && longitude < east))
    yield 'its centre lies outside its bounds'
}

/** Left out is fine: what has no link is not drawn. */
function isLink(link: string | undefined, orPath = false): boolean {
  if (link === undefined) return true
  // One slash: two would lead to another host.
  return (
    (orPath && /^\/(?!\/)[\w/{}?&=.-]*$/.test(link)) ||
    /^https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(\/[\w./?&=%{}~-]*)?$/.test(link)
  )
}

function isKnown(build: () => unknown): boolean {
  try {
    build()
    return true
  } catch {
    return false
  }
}
