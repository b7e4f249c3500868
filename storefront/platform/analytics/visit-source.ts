// The query parameter `sourceID`, which says where a visit came from. It is kept in sessionStorage
// and sent with an order.
const key = 'tingkat.source'

/** Stores the sourceID of a query string; no-op without one. */
export function storeVisitSource(search: string): void {
  const sourceID = new URLSearchParams(search).get('sourceID')
  if (!sourceID) return
  try {
    sessionStorage.setItem(key, sourceID.slice(0, 200))
  } catch {
    // Storage is blocked: the visit has no source.
  }
}

/** Returns '' if the visit has no source. */
export function readVisitSource(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
