// Parses typed addresses that are not the name of a place: house number, street and postcode.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { postalSectors } from './names/postal-sectors.ts'

/** `addNumber` adds the house number to a road name on the side where the eater typed it. */
export type HouseQuery = { road: string; addNumber: (road: string) => string }

const numberPattern = String.raw`(?:(?:no|blk|blok|block)\.?\s*)?\d+[a-z]?(?:[/-]\d+[a-z]?)*`
const numberFirst = new RegExp(String.raw`^(${numberPattern})[\s,]+(\D.*)$`, 'iu')
// Words for a road. If only such a word is before a number, the number is the name of the road:
// Street 240.
const roadWord =
  /^(?:street|st|road|rd|avenue|ave|lane|jalan|jl|lorong|gang|soi|đường|phố|ซอย|ถนน)\.?$/iu
const numberLast = new RegExp(String.raw`^(.*?\D)[\s,]+(${numberPattern})$`, 'iu')

/**
 * Splits addresses such as `78 Moh Guan Terrace` and `Jl. Sudirman 52` into house number and road.
 * Returns null without a house number.
 */
export function parseHouse(keyword: string): HouseQuery | null {
  const [, before, street] = numberFirst.exec(keyword.trim()) ?? []
  if (before && street) return { road: street, addNumber: (road) => `${before} ${road}` }
  const [, name, after] = numberLast.exec(keyword.trim()) ?? []
  return name && after && !roadWord.test(name)
    ? { road: name, addNumber: (road) => `${road} ${after}` }
    : null
}

/**
 * Splits addresses such as `78 Moh Guan Terrace, Tiong Bahru` at the
 * comma. Returns null if the part before the comma has no number.
 */
export function parseStreetAndArea(keyword: string): { street: string; area: string } | null {
  const comma = keyword.indexOf(',')
  const [street, area] = [keyword.slice(0, comma).trim(), keyword.slice(comma + 1).trim()]
  const isStreet = comma > 0 && /\p{N}/u.test(street) && /\p{L}{2}/u.test(street)
  return isStreet && area !== '' ? { street, area } : null
}

/**
 * `area` is a place in the postal sector, which is the first two digits
 * of the postcode; `rest` is the text without postcode and country.
 */
export type PostcodeQuery = { postcode: string; area: string; rest: string }

const areaOfSector = new Map(
  Object.entries(postalSectors).flatMap(([area, sectors]) =>
    sectors.map((sector) => [sector, area] as const),
  ),
)

/**
 * Parses a postcode of Singapore. Returns null for other countries, because the tables have no
 * postcodes for them.
 */
export function parsePostcode(keyword: string, country: CountryCode): PostcodeQuery | null {
  const match = country === 'sg' ? /(?<!\d)(?:s\s?)?(\d{6})(?!\d)/i.exec(keyword) : null
  const postcode = match?.[1]
  const area = postcode && areaOfSector.get(postcode.slice(0, 2))
  if (!match || !postcode || !area) return null
  const rest = keyword.replace(match[0], ' ').replace(/\bsingapore\b/i, ' ')
  return { postcode, area, rest: rest.replaceAll(/^[\s,()]+|[\s,()]+$/g, '') }
}
