// Download links of the app: a country's links to the app stores, with the marketing channel and
// campaign to which an install is attributed.
import type { CountrySettings } from './country-shape.ts'

export type DownloadLinks = { appstore?: string; playstore?: string }
/**
 * Marketing channel (`pid`) and campaign (`c`), named like the parameters of the onelink address.
 */
export type Campaign = { pid: string; c: string }

/**
 * Returns the links to the app stores; a store without a URL has no link. If the country has a
 * onelink address, the links go to that address, which redirects to the store. Every link contains
 * the `pid` and `c` with which the visitor came, or else the country's.
 */
export function downloadLinksOf(
  {
    appstore,
    playstore,
    onelink: { address, ...own },
  }: Pick<CountrySettings, 'appstore' | 'playstore' | 'onelink'>,
  visit: Partial<Campaign> = {},
): DownloadLinks {
  const { pid, c } = { ...own, ...visit }
  const linkTo = (store: string) =>
    address ? withQuery(address, { pid, c, af_r: store }) : withQuery(store, { pid, c })
  return {
    ...(appstore && { appstore: linkTo(appstore) }),
    ...(playstore && { playstore: linkTo(playstore) }),
  }
}

function withQuery(address: string, query: Record<string, string>): string {
  const text = Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return `${address}${address.includes('?') ? '&' : '?'}${text}`
}
