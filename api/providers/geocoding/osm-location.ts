// Common parts of providers of OpenStreetMap data: conversion to a location, and attribution.
import { locationSchema } from '@tingkat/contract/location'
import { pointSchema } from '@tingkat/contract/shape'
import type { Location } from '@tingkat/ordering/location/location'
import { countryAt } from './borders.ts'

export const osmAttribution = {
  text: '© OpenStreetMap contributors, ODbL',
  url: 'https://www.openstreetmap.org/copyright',
}

export type OsmPlace = {
  /** The OpenStreetMap type: `N`, `W`, `R`, or `node`, `way`, `relation`. */
  kind: string
  number: number | string
  latitude: unknown
  longitude: unknown
  name: string
  /** The street with the house number, in the sequence that is usual in the country. */
  street: string
  district: string
  city: string
  isDoor: boolean
}

/**
 * Returns the location, or null for invalid coordinates, or without a name or a country.
 * The country is computed from the coordinates and not taken from the response.
 */
export function toOsmLocation({
  kind,
  number,
  latitude,
  longitude,
  name,
  street,
  district,
  city,
  isDoor,
}: OsmPlace): Location | null {
  const point = pointSchema.safeParse({ latitude, longitude }).data
  const countryCode = point && countryAt(point)
  const lines = [...new Set([name, street].filter((line) => line !== ''))]
  const [first] = lines
  if (!point || !countryCode || first === undefined) return null
  const location: Location = {
    id: `osm-${kind.slice(0, 1).toLowerCase()}${number}`,
    address: lines.join(', '),
    addressDetail: '',
    displayAddress: [...new Set([...lines, district, city].filter((line) => line !== ''))].join(
      ', ',
    ),
    city,
    cityID: city && `osm-${countryCode}-${city.toLowerCase()}`,
    countryCode,
    isAccurate: isDoor,
    ...point,
    noteToDriver: '',
  }
  return locationSchema.safeParse(location).data ?? null
}

/**
 * Rounds to about 10 m, so that the provider does not learn the exact position and neighbours share
 * cached responses.
 */
export const toTenMetres = (degrees: number): string => degrees.toFixed(4)

/** Rounds to about 1 km, which is enough to prefer results of a region. */
export const toKilometre = (degrees: number): string => degrees.toFixed(2)

/** Returns a type guard that accepts only locations in the country. */
export const isInCountry =
  (country: string) =>
  (location: Location | null): location is Location =>
    location?.countryCode === country
