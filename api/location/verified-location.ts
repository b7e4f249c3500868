// Replaces what a client says about a delivery address by what the server knows.
import type { Country } from '@tingkat/ordering/country/country'
import { hasStreet } from '@tingkat/ordering/location/complete-address'
import type { Location, Point } from '@tingkat/ordering/location/location'
import type { Gazetteer } from '../providers/geocoding/gazetteer.ts'

/** The embedded gazetteer, also with another geocoder: an order waits for no provider. */
export type VerifyingPorts = { gazetteer: Pick<Gazetteer, 'isMiddleOfArea' | 'reverse'> }
type CityRules = Pick<Country, 'code' | 'orderingCities'>

/**
 * Returns the location with the city of its coordinates, where the country lists ordering cities.
 * The pin of an address without a street is accurate only if the eater has moved it from where
 * search puts it.
 */
export async function verifyLocation(
  ports: VerifyingPorts,
  country: CityRules,
  location: Location,
): Promise<Location> {
  const isAccurate =
    location.isAccurate &&
    (hasStreet(location) || !(await ports.gazetteer.isMiddleOfArea(location, country.code)))
  const city = await findCity(ports, country, location)
  return { ...location, ...city, isAccurate }
}

/** Returns null in a country without a list of ordering cities, where no rule reads the city. */
export async function findCity(
  { gazetteer }: VerifyingPorts,
  { orderingCities = [] }: CityRules,
  point: Point,
): Promise<Pick<Location, 'city' | 'cityID'> | null> {
  if (orderingCities.length === 0) return null
  const place = await gazetteer.reverse(point, 'en')
  return { city: place?.city ?? '', cityID: place?.cityID ?? '' }
}
