// Texts of an address: on one line, as name and detail, and in the address input.
import type { Location } from '@tingkat/ordering/location/location'

type NamedLocation = Pick<Location, 'displayAddress' | 'address' | 'addressDetail' | 'city'>

/** Returns the name of the address for suggestions and headings. */
export const nameOf = ({ displayAddress, address }: NamedLocation): string =>
  displayAddress || address

/** Returns name and address detail on one line. */
export function formatAddressLine(location: NamedLocation): string {
  return [nameOf(location), location.addressDetail].filter(Boolean).join(', ')
}

/** Returns the first part of the name, and a line with all other known parts, perhaps empty. */
export function splitAddress(location: NamedLocation): { name: string; detail: string } {
  const [name = '', ...parts] = nameOf(location).split(', ')
  if (!nameOf(location).includes(location.address)) parts.push(location.address)
  // The city is in English, so it is appended only when nothing else is known.
  if (parts.length === 0 && !name.includes(location.city)) parts.push(location.city)
  return { name, detail: [location.addressDetail, ...parts].filter(Boolean).join(', ') }
}

type InputTextState = {
  webOrdering: boolean
  /** The detected location, not always accurate. */
  current: Location | null
  /** The address that the eater has chosen. */
  selected: Location | null
}

/**
 * Returns the text of the address input. An accurate current location comes first, then the
 * selected address. Without web ordering an inaccurate current location is the last choice.
 */
export function inputText({ webOrdering, current, selected }: InputTextState): string {
  if (current?.isAccurate) return nameOf(current)
  if (selected) return nameOf(selected)
  return current && !webOrdering ? nameOf(current) : ''
}
