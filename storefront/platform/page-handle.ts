// What a route says about the frame around it: `export const handle: PageHandle = …`.
export type PageHandle = {
  /** default: everything; checkout and nonOrdering: no basket button and no address. */
  header?: 'default' | 'checkout' | 'nonOrdering'
  /** Phones show this instead of the logo, with a way back; a key of the words, for example `checkout:checkout.title`. */
  title?: string
  /** Where the way back leads when the browser has no history. Left out: the country's home. */
  hideAddress?: boolean
  hideFooter?: boolean
  /** The page draws its own frame: neither header nor footer. */
  bare?: boolean
}
