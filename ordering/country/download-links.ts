// Download links of the app: a country's stores, with channel and campaign for attribution.
import type { CountrySettings } from './country-shape.ts'

export type DownloadLinks = { appstore?: string; playstore?: string }

/**
 * Leaves out stores without a URL. With a onelink address the link goes to it and redirects to the
 * store; otherwise it goes to the store. `pid` and `c` are added in both cases.
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
