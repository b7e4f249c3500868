// Writes and parses dish ids that are unique across countries, as the Universal Commerce Protocol
// requires.

/** Returns an id such as `sg:warung:laksa`. */
export const writeItemID = (country: string, merchantID: string, dishID: string): string =>
  [country, merchantID, dishID].map(encodeURIComponent).join(':')

/**
 * Parses an id such as `sg:warung:laksa`. For an id in another form, the parts are empty strings.
 */
export function readItemID(itemID: string): {
  country: string
  merchantID: string
  dishID: string
} {
  const [country = '', merchantID = '', dishID = '', ...more] = itemID.split(':').map(decode)
  return more.length > 0
    ? { country: '', merchantID: '', dishID: '' }
    : { country, merchantID, dishID }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
