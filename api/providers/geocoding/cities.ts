// Towns of South-East Asia with at least a thousand inhabitants (GeoNames, CC BY 4.0).
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

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

const program = fileURLToPath(new URL('./read-cities.ts', import.meta.url))
// Reading takes about 0.3 s on a slow machine. The limit, in milliseconds, leaves ample room.
const readLimitMs = 15_000
// The JSON of about 10,000 towns is 1.3 MB; the limit leaves ample room.
const maxOutputBytes = 20_000_000

/** Reads all towns in a child process. Throws if it fails or times out. */
export async function readCities(): Promise<City[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    timeout: readLimitMs,
    maxBuffer: maxOutputBytes,
    env: {},
  })
  return JSON.parse(stdout) as City[]
}
