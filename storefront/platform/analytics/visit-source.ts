// Where a visit came from: `sourceID` of any page's address, kept for the session and told when ordering.
const key = 'tingkat.source'

/** Keeps the address's sourceID, if it has one. */
export function storeVisitSource(search: string): void {
  const sourceID = new URLSearchParams(search).get('sourceID')
  if (!sourceID) return
  try {
    sessionStorage.setItem(key, sourceID.slice(0, 200))
  } catch {
    // Storage is refused: the visit simply has no source.
  }
}

/** '' when the visit has none. */
export function readVisitSource(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
