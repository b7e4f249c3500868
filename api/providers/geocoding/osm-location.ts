// What the providers of OpenStreetMap's data have in common: how an answer of theirs becomes a location, and whose data it is.
import { locationSchema } from '@tingkat/contract/location'
import { pointSchema } from '@tingkat/contract/shape'
import type { Location } from '@tingkat/ordering/location/location'
import { countryAt } from './borders.ts'

export const osmAttribution = {
  text: '© OpenStreetMap contributors, ODbL',
  url: 'https://www.openstreetmap.org/copyright',
}

export type OsmPlace = {
  /** `N`, `W`, `R` or spelled out, and the number. */
  kind: string
  number: number | string
  latitude: unknown
  longitude: unknown
  name: string
  /** House number and street, as locals order them. */
  street: string
  district: string
  city: string
  isDoor: boolean
}

/** Null for coordinates that are none and for a place without a name or a country. The country is that of the ground. */
export function toOsmLocation({
  kind,
  number,
  latitude,
  longitude,
  name,
  street,
  district,
  city,
  isDoor,
}: OsmPlace): Location | null {
  const point = pointSchema.safeParse({ latitude, longitude }).data
  const countryCode = point && countryAt(point)
  const lines = [...new Set([name, street].filter((line) => line !== ''))]
  const [first] = lines
  if (!point || !countryCode || first === undefined) return null
  const location: Location = {
    id: `osm-${kind.slice(0, 1).toLowerCase()}${number}`,
    address: lines.join(', '),
    addressDetail: '',
    displayAddress: [...new Set([...lines, district, city].filter((line) => line !== ''))].join(
      ', ',
    ),
    city,
    cityID: city && `osm-${countryCode}-${city.toLowerCase()}`,
    countryCode,
    isAccurate: isDoor,
    ...point,
    noteToDriver: '',
  }
  return locationSchema.safeParse(location).data ?? null
}

/** To some ten metres: a provider need not know more, and neighbours share an answer. */
export const coarse = (degrees: number): string => degrees.toFixed(4)

/** To some kilometre: which part of the country is meant. */
export const coarser = (degrees: number): string => degrees.toFixed(2)

/** Whether there is a location, in that country. */
export const isIn =
  (country: string) =>
  (location: Location | null): location is Location =>
    location?.countryCode === country
