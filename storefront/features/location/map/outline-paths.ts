// A country's outline as SVG paths in map units. Rings of the coast that lie outside the visible
// map are left out.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { useEffect, useState } from 'react'
import { toMap, type MapView } from './map-view.ts'
import { decodeRing, type Outline } from './outline.ts'

type Ring = [longitude: number, latitude: number][]
export type Rings = { own: Ring[]; near: Ring[] }

const files = import.meta.glob<Outline>('./outlines/*.json', { import: 'default' })

/**
 * Returns the country's outline. It is null while loading and
 * after a failure; the map is then drawn without a coast.
 */
export function useOutline(country: CountryCode): Rings | null {
  const [rings, setRings] = useState<Rings | null>(null)
  useEffect(() => {
    let isStale = false
    async function load() {
      const outline = await files[`./outlines/${country}.json`]?.().catch(() => undefined)
      if (outline && !isStale)
        setRings({ own: outline.own.map(decodeRing), near: outline.near.map(decodeRing) })
    }
    void load()
    return () => {
      isStale = true
    }
  }, [country])
  return rings
}

/** Returns one SVG path with all rings of a coast that may overlap the map. */
export function toPath(rings: readonly Ring[], view: MapView): string {
  return rings
    .map((ring) => ring.map(([longitude, latitude]) => toMap({ longitude, latitude }, view)))
    .filter((points) => mayOverlap(points, view))
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('')
}

function mayOverlap(points: { x: number; y: number }[], { width, height }: MapView): boolean {
  const isOutside =
    points.every(({ x }) => x < 0) ||
    points.every(({ x }) => x > width) ||
    points.every(({ y }) => y < 0) ||
    points.every(({ y }) => y > height)
  return !isOutside
}
