// Finds the country of a position offline, by the simplified country borders of OpenStreetMap.
import { createRequire } from 'node:module'
import type * as Coder from '@rapideditor/country-coder'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { earthRadius, type Point } from '@tingkat/ordering/location/location'

const require = createRequire(import.meta.url)
let loaded: typeof Coder | undefined
// The borders are loaded on first use, because unpacking them takes 50 ms.
const coder = (): typeof Coder => (loaded ??= require('@rapideditor/country-coder') as typeof Coder)

/** Returns the lower-case country code, or null at sea. */
export function countryAt({ latitude, longitude }: Point): string | null {
  return coder().iso1A2Code([longitude, latitude])?.toLowerCase() ?? null
}

/** Returns the English name of a country, or the code if it is unknown. */
export function countryNameOf(code: string): string {
  return coder().feature(code.toUpperCase())?.properties.nameEn ?? code.toUpperCase()
}

// How far outside a country's border a position may be, in metres. Along rivers, the simplified
// borders are wrong by up to a kilometre.
const toleranceMetres = 1_000
const toleranceDegrees = ((toleranceMetres / earthRadius) * 180) / Math.PI
const bearings = [0, 45, 90, 135, 180, 225, 270, 315].map((bearing) => (bearing * Math.PI) / 180)

/** Whether the position is in the country, or within the tolerance of its border. */
export function isPlausible(country: CountryCode, point: Point): boolean {
  if (countryAt(point) === country) return true
  return bearings.some(
    (bearing) =>
      countryAt({
        latitude: Math.max(
          -90,
          Math.min(90, point.latitude + toleranceDegrees * Math.cos(bearing)),
        ),
        longitude: point.longitude + toleranceDegrees * Math.sin(bearing),
      }) === country,
  )
}

export type Box = { west: number; south: number; east: number; north: number }

/**
 * Returns the bounding box of the country in degrees. None
 * of the eight countries crosses the date line.
 */
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
