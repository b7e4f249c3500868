// A country's outline as SVG paths in the units of a map; only what the map can show.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { useEffect, useState } from 'react'
import { toMap, type MapView } from './map-view.ts'
import { decodeRing, type Outline } from './outline.ts'

type Ring = [longitude: number, latitude: number][]
export type Rings = { own: Ring[]; near: Ring[] }

const files = import.meta.glob<Outline>('./outlines/*.json', { import: 'default' })

/** Null until it is here; without it a map has no coast. */
export function useOutline(country: CountryCode): Rings | null {
  const [rings, setRings] = useState<Rings | null>(null)
  useEffect(() => {
    let gone = false
    async function load() {
      const outline = await files[`./outlines/${country}.json`]?.().catch(() => undefined)
      if (outline && !gone)
        setRings({ own: outline.own.map(decodeRing), near: outline.near.map(decodeRing) })
    }
    void load()
    return () => {
      gone = true
    }
  }, [country])
  return rings
}

/** One path of all rings that come near the map. */
export function pathOf(rings: readonly Ring[], view: MapView): string {
  return rings
    .map((ring) => ring.map(([longitude, latitude]) => toMap({ longitude, latitude }, view)))
    .filter((points) => crosses(points, view))
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('')
}

function crosses(points: { x: number; y: number }[], { width, height }: MapView): boolean {
  const beyond = (test: (point: { x: number; y: number }) => boolean) => points.every(test)
  return !(
    beyond(({ x }) => x < 0) ||
    beyond(({ x }) => x > width) ||
    beyond(({ y }) => y < 0) ||
    beyond(({ y }) => y > height)
  )
}
