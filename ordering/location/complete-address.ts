// Decides whether a courier can find a delivery address: by a pin, or by a street with a number or
// unit.
import type { Location } from './location.ts'

type AddressText = Pick<Location, 'street' | 'address' | 'addressDetail'>

/**
 * True if the position is exact (`isAccurate`), or the address has a street with a number or unit.
 * The name of a district or town is not enough.
 */
export function isCompleteAddress(location: AddressText & Pick<Location, 'isAccurate'>): boolean {
  return location.isAccurate || hasStreet(location)
}

/**
 * True if the address has a street with a number or unit. Any text in `street`, which the eater or
 * the geocoder fills in, counts as a street. A text in `address`, which may be a district such as
 * "Quận 1", counts only if it has a word for streets or houses.
 */
export function hasStreet({ street = '', address, addressDetail }: AddressText): boolean {
  const isStreet = /\p{L}{2}/u.test(street) || streetWord.test(plain(address))
  return isStreet && (/\p{N}/u.test(street || address) || /[\p{L}\p{N}]/u.test(addressDetail))
}

/**
 * Returns the location with another street, which precedes the name of the area in `address` and
 * `displayAddress`. An empty street removes the current one.
 */
export function withStreet(location: Location, street: string): Location {
  const { street: before = '', address, displayAddress, ...rest } = location
  // `street` itself is not trimmed, so that the eater can type spaces in it.
  const replaceIn = (text: string) =>
    [street.trim(), areaOf(text, before.trim())].filter(Boolean).join(', ')
  return {
    ...rest,
    ...(street && { street }),
    // Never empty: without a street and an area, the earlier address is kept.
    address: replaceIn(address) || address,
    displayAddress: replaceIn(displayAddress),
  }
}

/** Returns the text without the street at its beginning; empty if it is only the street. */
function areaOf(text: string, street: string): string {
  if (!street || text === street) return street ? '' : text
  return text.startsWith(`${street}, `) ? text.slice(street.length + 2) : text
}

const plain = (text: string) => ` ${text.normalize('NFC').toLowerCase()} `

// Words for streets, lanes and houses in the languages of the eight countries. Short forms that
// names of areas have too, such as Dr and St, are left out.
const latinWords =
  'road|rd|street|avenue|ave|boulevard|blvd|lane|drive|terrace|crescent|close|walk|' +
  'highway|hwy|block|blk|blok|house|jalan|jl|jln|lorong|lor|gang|gg|persiaran|lebuh|soi|' +
  'thanon|đường|phố|ngõ|hẻm|số|kalye'
const streetWord = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${latinWords})(?![\\p{L}\\p{M}])|ถนน|ซอย|ផ្លូវ|လမ်း`,
  'u',
)
