// Returns the page that opens after a person has accepted an invite or logged in.

/** `/kitchen` itself shows the code that pairs a tablet, so people begin at `/kitchen/start`. */
export const homePath = (tree: string): string =>
  tree === 'kitchen' ? '/kitchen/start' : `/${tree}`
