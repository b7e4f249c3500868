// The paths of all pages.
import type { CountryCode, LanguageCode } from '@tingkat/ordering/country/country'

export const countriesPath = '/'
export const manifestPath = '/manifest.webmanifest'
const loginPath = '/auth/login'

/** Returns the path of a country without a language; the server detects the visitor's language. */
export const countryPath = (country: CountryCode) => `/${country}/`

/** Returns the paths of one country in one language. Ids and query values are encoded. */
export function pagePaths(country: CountryCode, language: LanguageCode) {
  const home = `/${country}/${language}`
  return {
    home,
    restaurants: (
      query: {
        search?: string | undefined
        address?: string | undefined
        [filter: string]: string | number | undefined
      } = {},
    ) => `${home}/restaurants${queryText(query)}`,
    cuisines: `${home}/cuisines`,
    cuisine: (
      category: { ID: string; name: string },
      query: { [filter: string]: string | number | undefined } = {},
    ) => `${home}/cuisines/${slugAndID(category)}${queryText(query)}`,
    merchant: (merchant: { ID: string; name: string }, query: { dish?: string } = {}) =>
      `${home}/restaurant/${slugAndID(merchant)}${queryText(query)}`,
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
    /** The page with the split bill of a group order. */
    splitBill: (orderID: string) => `${home}/order/${encodeURIComponent(orderID)}/split-bill`,
    /** The page of a group's share link. */
    groupOrder: (groupID: string) => `${home}/group-order/${encodeURIComponent(groupID)}`,
    orderHistory: `${home}/order-history`,
    favourites: `${home}/favourites`,
    /** The list of pages that open without network. */
    offline: `${home}/offline`,
    profile: `${home}/profile`,
    download: `${home}/download`,
    /** The page for merchants and couriers; `part` is a section of it. */
    partners: (part?: 'merchants' | 'drivers') => `${home}/partners${part ? `#${part}` : ''}`,
    company: `${home}/company`,
    support: (part?: 'safety' | 'contact') => `${home}/support${part ? `#${part}` : ''}`,
    terms: `${home}/terms`,
    /** The page that states the credit for late orders, in countries that give one. */
    promise: `${home}/promise`,
    privacy: `${home}/privacy`,
    manifest: `${home}/manifest.webmanifest`,
    /** `next` is the same-origin path to return to after the login. */
    login: (next?: string) => `${loginPath}${queryText({ country, success_redirect: next })}`,
  }
}

export type PagePaths = ReturnType<typeof pagePaths>

/** Returns the Latin letters and digits of a name, joined by hyphens; 'menu' if there are none. */
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

/**
 * Returns the path if it belongs to this origin; undefined for a URL with a scheme, another origin
 * or `//`.
 */
export function safeRedirect(path: string | null | undefined): string | undefined {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return undefined
  // Browsers drop control characters before they parse a URL.
  if (/\p{Cc}/u.test(path)) return undefined
  return path
}

const slugAndID = ({ ID, name }: { ID: string; name: string }): string =>
  `${slugOf(name)}/${encodeURIComponent(ID)}`

function queryText(query: Record<string, string | number | undefined>): string {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value ? [[key, String(value)]] : [],
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}
