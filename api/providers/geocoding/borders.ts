// Which country a position lies in, decided offline: a country's land and waters as OpenStreetMap draws them, simplified.
import { createRequire } from 'node:module'
import type * as Coder from '@rapideditor/country-coder'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { earthRadius, type Point } from '@tingkat/ordering/location/location'

const require = createRequire(import.meta.url)
let loaded: typeof Coder | undefined
// The borders take a twentieth of a second to unfold: not at the start, when nobody asks for them.
const coder = (): typeof Coder => (loaded ??= require('@rapideditor/country-coder') as typeof Coder)

/** The two letters in lower case; null on the high seas. */
export function countryAt({ latitude, longitude }: Point): string | null {
  return coder().iso1A2Code([longitude, latitude])?.toLowerCase() ?? null
}

/** English, for a country that has no town near; the code itself when nobody knows it. */
export function countryNameOf(code: string): string {
  return coder().feature(code.toUpperCase())?.properties.nameEn ?? code.toUpperCase()
}

// Where the line follows a river it is drawn straighter than the river runs, by up to a kilometre.
const slackMetres = 1_000
const slackDegrees = ((slackMetres / earthRadius) * 180) / Math.PI
const around = [0, 45, 90, 135, 180, 225, 270, 315].map((bearing) => (bearing * Math.PI) / 180)

/** Whether an address of that country may have that position: inside it, or so near its border that the drawn line cannot say. */
export function isPlausible(country: CountryCode, point: Point): boolean {
  if (countryAt(point) === country) return true
  return around.some(
    (bearing) =>
      countryAt({
        latitude: Math.max(-90, Math.min(90, point.latitude + slackDegrees * Math.cos(bearing))),
        longitude: point.longitude + slackDegrees * Math.sin(bearing),
      }) === country,
  )
}

export type Box = { west: number; south: number; east: number; north: number }

/** The smallest box round the country, in degrees; none of the eight crosses the date line. */
export function boxOf(country: CountryCode): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  const shape = coder().feature(country.toUpperCase())?.geometry
  for (const [longitude = 0, latitude = 0] of shape?.type === 'MultiPolygon'
    ? shape.coordinates.flat(2)
    : []) {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}
