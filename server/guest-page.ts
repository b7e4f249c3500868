// Which pages are the same bytes for every guest, and under which name they are kept.
import { merchantListQuerySchema } from '@tingkat/contract/merchant'

// One country, one language, one of the public pages; what an eater typed as an address is never among them.
const publicPages = [
  /^\/$/,
  /^\/[a-z]{2}$/,
  /^\/[a-z]{2}\/[a-z]{2}$/,
  /^\/[a-z]{2}\/[a-z]{2}\/(restaurants|cuisines|partners|download|company|support|terms|privacy)$/,
  /^\/[a-z]{2}\/[a-z]{2}\/cuisines\/[^/]{1,240}\/[^/]{1,300}$/,
  /^\/[a-z]{2}\/[a-z]{2}\/restaurant\/[^/]{1,240}\/[^/]{1,300}$/,
]
const searchMax = 60

const lists: ReadonlySet<string> = new Set(['restaurants', 'cuisines'])

export type GuestPage = {
  /** Path and the query that counts, in one spelling. */
  key: string
  country: string
  /** The path does not say in which language: that depends on who asks. */
  openLanguage: boolean
}

// What may be asked of a list beside words: there are so many such lists that each is made for the one who asks.
const wishes = ['address', ...Object.keys(merchantListQuerySchema.shape)].filter(
  (name) => name !== 'search',
)

/** The page, or null for pages of one person, unknown ones, addresses and filters. Takes path and query as they came. */
export function guestPageOf(url: string): GuestPage | null {
  const [path = '', query = ''] = url.split('?', 2)
  const pathname = path.length > 1 ? path.replace(/\/$/, '') : path
  if (!publicPages.some((page) => page.test(pathname))) return null
  const [, country = '', language = '', page = ''] = pathname.split('/')
  let counted = ''
  const asked = new URLSearchParams(query)
  if (lists.has(page) && wishes.some((name) => asked.has(name))) return null
  if (page === 'restaurants') {
    const search = asked.get('search')?.trim() ?? ''
    // Long searches are asked once: keeping them would only push others out.
    if (search.length > searchMax) return null
    if (search) counted = `?${new URLSearchParams({ search }).toString()}`
  }
  return { key: pathname + counted, country, openLanguage: language === '' }
}
