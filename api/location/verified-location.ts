// Replaces the city and accuracy that a client claims for a delivery address by those that the
// server determines.
import type { Country } from '@tingkat/ordering/country/country'
import { hasStreet } from '@tingkat/ordering/location/complete-address'
import type { Location, Point } from '@tingkat/ordering/location/location'
import type { Gazetteer } from '../providers/geocoding/gazetteer.ts'

/** Uses the embedded gazetteer, so that placing an order does not wait for an external geocoder. */
export type VerifyingPorts = { gazetteer: Pick<Gazetteer, 'isMiddleOfArea' | 'reverse'> }
type CityRules = Pick<Country, 'code' | 'orderingCities'>

/**
 * Returns the location with a verified `isAccurate` and, if the country lists the cities where the
 * web accepts orders, with the city at its coordinates. A location without a street is accurate
 * only if the eater has moved the pin away from the middle of the area, the position that the
 * address search returns.
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

/**
 * Returns the city at the coordinates. Returns null for a country that does not list the cities
 * where the web accepts orders, because no rule of such a country uses the city.
 */
export async function findCity(
  { gazetteer }: VerifyingPorts,
  { orderingCities = [] }: CityRules,
  point: Point,
): Promise<Pick<Location, 'city' | 'cityID'> | null> {
  if (orderingCities.length === 0) return null
  const place = await gazetteer.reverse(point, 'en')
  return { city: place?.city ?? '', cityID: place?.cityID ?? '' }
}
