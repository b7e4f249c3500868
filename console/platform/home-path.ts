// Names the page that opens after an invite was accepted or a person has logged in.

/** `/kitchen` itself shows the code that pairs a tablet, so people begin at `/kitchen/start`. */
export const homePath = (tree: string): string =>
  tree === 'kitchen' ? '/kitchen/start' : `/${tree}`
