// Where the storefront sends people for the app: the country's stores, counted by channel and campaign.
import type { CountrySettings } from './country-shape.ts'

export type DownloadLinks = { appstore?: string; playstore?: string }

/**
 * A store without an address has no link. With a onelink address the way leads through it, and on to the store;
 * without one, to the store itself. `pid` and `c` go along either way.
 */
export function downloadLinksOf({
  appstore,
  playstore,
  onelink: { address, pid, c },
}: Pick<CountrySettings, 'appstore' | 'playstore' | 'onelink'>): DownloadLinks {
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
