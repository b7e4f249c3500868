// The settings that a route exports for its translations and for the frame around its page:
// `export const handle: PageHandle = …`.
import type { Namespace } from '../i18n/namespaces.ts'

export type PageHandle = {
  /** Namespaces that the page and its static imports use. `site` and `cart` are always added. */
  namespaces?: readonly Namespace[]
  /** default: everything; checkout and nonOrdering: no basket button and no address. */
  header?: 'default' | 'checkout' | 'nonOrdering'
  /**
   * Shown on phones instead of the logo, beside a back link. A translation key, for example
   * `checkout:checkout.title`.
   */
  title?: string
  hideAddress?: boolean
  /** The bars of the header that stay at the top while scrolling. Default: main. */
  sticky?: 'none' | 'main' | 'address' | 'all'
  /**
   * A transparent header over the picture at the top of the page: always, or until the header
   * becomes sticky.
   */
  ghost?: 'always' | 'untilStuck'
  hideFooter?: boolean
  /** Visits of the page are not recorded. */
  untracked?: boolean
  /** No header and no footer; the page has a frame of its own. */
  bare?: boolean
}
