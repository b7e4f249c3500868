// Towns of South-East Asia with at least a thousand inhabitants (GeoNames, CC BY 4.0), stored in
// `cities.tsv`: one town on each line, its fields separated by tabs.
import { readFile } from 'node:fs/promises'

/** `region` is the GeoNames code of the province. */
export type City = {
  id: string
  name: string
  countryCode: string
  region: string
  population: number
  latitude: number
  longitude: number
}

/** The file is written by `npm run cities`. */
export const citiesFile = new URL('./cities.tsv', import.meta.url)

export async function readCities(): Promise<City[]> {
  const lines = (await readFile(citiesFile, 'utf8')).trimEnd().split('\n')
  return lines.map(parseCity)
}

function parseCity(line: string): City {
  const [id = '', name = '', countryCode = '', region = '', ...numbers] = line.split('\t')
  const [population = 0, latitude = 0, longitude = 0] = numbers.map(Number)
  return { id, name, countryCode, region, population, latitude, longitude }
}

/** Returns the content of the file for these towns. */
export const formatCities = (cities: readonly City[]): string =>
  cities
    .map(({ id, name, countryCode, region, population, latitude, longitude }) =>
      [id, name, countryCode, region, population, latitude, longitude].join('\t'),
    )
    .join('\n')
    .concat('\n')
