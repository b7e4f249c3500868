// The page after an invite or a log-in.

/** At `/kitchen` itself a browser shows the code that pairs it as a tablet. */
export const homePath = (tree: string): string =>
  tree === 'kitchen' ? '/kitchen/start' : `/${tree}`
