// The type of a route's `handle`: `export const handle: PageHandle = …`. It names the translations
// that the page needs, and configures header and footer.
import type { Namespace } from '../i18n/namespaces.ts'

export type PageHandle = {
  /** Namespaces that the page and its static imports use. `site` and `cart` are always added. */
  namespaces?: readonly Namespace[]
  /**
   * `default` shows everything; `checkout` and `nonOrdering` show neither the basket button nor the
   * address.
   */
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
  /** True if visits of the page must not be recorded. */
  untracked?: boolean
  /** Whether the page has a frame of its own instead of header and footer. */
  bare?: boolean
}
