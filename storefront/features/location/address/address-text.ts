// Texts of an address: on one line, split into name and detail, and in the address input.
import type { Location } from '@tingkat/ordering/location/location'

type NamedLocation = Pick<Location, 'displayAddress' | 'address' | 'addressDetail' | 'city'>

/** Returns the name of the address for suggestions and headings. */
export const nameOf = ({ displayAddress, address }: NamedLocation): string =>
  displayAddress || address

/** Returns name and address detail on one line. */
export function formatAddressLine(location: NamedLocation): string {
  return [nameOf(location), location.addressDetail].filter(Boolean).join(', ')
}

/**
 * Returns the first part of the name as `name` and all
 * other known parts as `detail`, which may be empty.
 */
export function splitAddress(location: NamedLocation): { name: string; detail: string } {
  const [name = '', ...parts] = nameOf(location).split(', ')
  if (!nameOf(location).includes(location.address)) parts.push(location.address)
  // `location.city` is in English, so it is shown only if there is no other part.
  if (parts.length === 0 && !name.includes(location.city)) parts.push(location.city)
  return { name, detail: [location.addressDetail, ...parts].filter(Boolean).join(', ') }
}

type InputTextState = {
  webOrdering: boolean
  /** The detected location, which may be inaccurate. */
  current: Location | null
  /** The address that the eater has chosen. */
  selected: Location | null
}

/**
 * Returns the text of the address input: an accurate detected location or,
 * without one, the chosen address. If no address is chosen, an inaccurate
 * detected location is used where the country has no web ordering.
 */
export function inputText({ webOrdering, current, selected }: InputTextState): string {
  if (current?.isAccurate) return nameOf(current)
  if (selected) return nameOf(selected)
  return current && !webOrdering ? nameOf(current) : ''
}
