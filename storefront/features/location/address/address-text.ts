// An address in words: on one line, split in two, and what the input shows of it.
import type { Location } from '@tingkat/ordering/location/location'

type Named = Pick<Location, 'displayAddress' | 'address' | 'addressDetail' | 'city'>

/** What the address is called: the words that suggestions and headings show. */
export const nameOf = ({ displayAddress, address }: Named): string => displayAddress || address

/** Name and door on one line. */
export function oneLine(location: Named): string {
  return [nameOf(location), location.addressDetail].filter(Boolean).join(', ')
}

/** Name line, and a detail line of the door and whatever else is known; the detail may be empty. */
export function twoLines(location: Named): { name: string; detail: string } {
  const [name = '', ...parts] = nameOf(location).split(', ')
  if (!nameOf(location).includes(location.address)) parts.push(location.address)
  // The city is written in English: it helps only where nothing else is known.
  if (parts.length === 0 && !name.includes(location.city)) parts.push(location.city)
  return { name, detail: [location.addressDetail, ...parts].filter(Boolean).join(', ') }
}

type Shown = {
  webOrdering: boolean
  /** Where the eater seems to be. */
  current: Location | null
  /** What the eater has chosen. */
  selected: Location | null
}

/** The input's text: the current location; with web ordering one that is not accurate is blanked, unless an address is selected. */
export function inputText({ webOrdering, current, selected }: Shown): string {
  const shown = current?.isAccurate ? current : (selected ?? (webOrdering ? null : current))
  return shown ? nameOf(shown) : ''
}
