// The paths of every page, the one place that spells them.
import type { CountryCode, LanguageCode } from '@tingkat/ordering/country/country'

export const countriesPath = '/'
export const appDownloadPath = '/download'
export const manifestPath = '/manifest.webmanifest'
export const loginPath = '/auth/login'

/** A country's front door; its home answers here in the language found for the visitor. */
export const countryPath = (country: CountryCode) => `/${country}/`

/** The pages of one country in one language. Ids and words are encoded. */
export function pagePaths(country: CountryCode, language: LanguageCode) {
  const home = `/${country}/${language}`
  return {
    home,
    restaurants: (
      query: {
        search?: string | undefined
        address?: string | undefined
        [wish: string]: string | number | undefined
      } = {},
    ) => `${home}/restaurants${queryText(query)}`,
    cuisines: `${home}/cuisines`,
    cuisine: (
      category: { ID: string; name: string },
      query: { [wish: string]: string | number | undefined } = {},
    ) =>
      `${home}/cuisines/${slugOf(category.name)}/${encodeURIComponent(category.ID)}${queryText(query)}`,
    merchant: (merchant: { ID: string; name: string }, query: { dish?: string } = {}) =>
      `${home}/restaurant/${slugOf(merchant.name)}/${encodeURIComponent(merchant.ID)}${queryText(query)}`,
    checkout: (query: { groupID?: string; sourceID?: string } = {}) =>
      `${home}/checkout${queryText(query)}`,
    dineInCheckout: (
      query: {
        tableNumber?: string
        merchantID?: string
        groupID?: string
        sourceID?: string
      } = {},
    ) => `${home}/dine-in/checkout${queryText(query)}`,
    order: (orderID: string) => `${home}/order/${encodeURIComponent(orderID)}`,
    receipt: (orderID: string) => `${home}/order/${encodeURIComponent(orderID)}/receipt`,
    /** Who owes what of a group's order. */
    splitBill: (orderID: string) => `${home}/order/${encodeURIComponent(orderID)}/split-bill`,
    /** What a group's link leads to. */
    groupOrder: (groupID: string) => `${home}/group-order/${encodeURIComponent(groupID)}`,
    orderHistory: `${home}/order-history`,
    profile: `${home}/profile`,
    download: `${home}/download`,
    /** For merchants and drivers; the part is the section of the page. */
    partners: (part?: 'merchants' | 'drivers') => `${home}/partners${part ? `#${part}` : ''}`,
    company: `${home}/company`,
    support: (part?: 'safety' | 'contact') => `${home}/support${part ? `#${part}` : ''}`,
    terms: `${home}/terms`,
    privacy: `${home}/privacy`,
    manifest: `${home}/manifest.webmanifest`,
    /** Log-in has no country in its path; it comes back to `next`, which must be a path of ours. */
    login: (next?: string) => `${loginPath}${queryText({ country, success_redirect: next })}`,
  }
}

export type PagePaths = ReturnType<typeof pagePaths>

/** Latin letters and digits of a name, joined by hyphens; 'menu' when none are left. The id is the key, the slug is for people. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase()
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 80) || 'menu'
  )
}

/** The same-origin path asked for, or undefined: another origin, a scheme or a double slash leads nowhere. */
export function safeRedirect(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
  // Browsers drop control characters before they read an address.
  if (/\p{Cc}/u.test(path)) return undefined
  return path
}

function queryText(query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value ? [[key, String(value)]] : [],
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}
