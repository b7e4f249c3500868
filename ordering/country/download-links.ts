// Download links of the app: a country's stores, with channel and campaign for attribution.
import type { CountrySettings } from './country-shape.ts'

export type DownloadLinks = { appstore?: string; playstore?: string }
/** Channel (`pid`) and campaign (`c`), named like the parameters of the onelink address. */
export type Campaign = { pid: string; c: string }

/**
 * Returns the links to the app stores; a store without a URL has no link. If the
 * country has a onelink address, the links go to that address, which redirects to
 * the store. Every link contains the visit's `pid` and `c`, or else the country's.
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
