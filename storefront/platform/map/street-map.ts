// A street map, drawn by MapLibre from the map source of the company that operates Tingkat. The
// code has one megabyte: import it dynamically.
import { Map as StreetMap, addProtocol, setWorkerUrl, type MapOptions } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import { archiveStyle, isArchive } from './archive-style.ts'

const loadTimeoutMs = 8_000

let isPrepared = false

/**
 * MapLibre's web worker is a file of our origin, because the content security policy forbids all
 * others.
 */
function prepareMapLibre(): void {
  if (isPrepared) return
  isPrepared = true
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
}

/**
 * Calls `onFail` if the map source is unavailable or invalid, or if nothing is drawn within eight
 * seconds. Returns null if the map cannot be created.
 */
export function createStreetMap(
  styleUrl: string,
  options: Omit<MapOptions, 'style'>,
  onFail: () => void,
): { map: StreetMap; close: () => void } | null {
  prepareMapLibre()
  const dark = window.matchMedia('(prefers-color-scheme: dark)').matches
  let map: StreetMap
  try {
    map = new StreetMap({
      ...options,
      style: isArchive(styleUrl) ? archiveStyle(styleUrl, dark) : styleUrl,
      attributionControl: { compact: true },
    })
  } catch {
    onFail()
    return null
  }
  const timer = setTimeout(onFail, loadTimeoutMs)
  map.on('error', onFail)
  map.once('load', () => {
    clearTimeout(timer)
    // Once the map is shown, a tile that cannot be loaded is no failure of the map.
    map.off('error', onFail)
  })
  return {
    map,
    close() {
      clearTimeout(timer)
      map.remove()
    },
  }
}
