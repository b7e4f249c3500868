// What a route says about its words and the frame around it: `export const handle: PageHandle = …`.
import type { Namespace } from '../words/words.ts'

export type PageHandle = {
  /** Words of the page and of all that it may show without loading more; those of site and cart are always there. */
  words?: readonly Namespace[]
  /** default: everything; checkout and nonOrdering: no basket button and no address. */
  header?: 'default' | 'checkout' | 'nonOrdering'
  /** Phones show this instead of the logo, with a way back; a key of the words, for example `checkout:checkout.title`. */
  title?: string
  hideAddress?: boolean
  /** Which bars of the header stay at the top. Left out: the main bar. */
  sticky?: 'none' | 'main' | 'address' | 'all'
  /** The header lets the page's picture through: for good, or until it sticks. The page begins with that picture. */
  ghost?: 'always' | 'untilStuck'
  hideFooter?: boolean
  /** The page draws its own frame: neither header nor footer. */
  bare?: boolean
}
