// A map with streets, drawn by MapLibre from the operator's source. A megabyte: load it only where a map is shown and a source is set.
import { Map as StreetMap, addProtocol, setWorkerUrl, type MapOptions } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { Protocol } from 'pmtiles'
import { archiveStyle, isArchive } from './archive-style.ts'

// A source that has drawn nothing by then is as good as none; milliseconds.
const drawnWithinMs = 8_000

let ready = false

/** Once a page: the worker is a file of ours, as the page's policy wants it. */
function readyMaps(): void {
  if (ready) return
  ready = true
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
}

/** `onFail`: the source is away, or no map of it; another drawing has to do. Null when the map cannot even begin. */
export function createStreetMap(
  styleUrl: string,
  options: Omit<MapOptions, 'style'>,
  onFail: () => void,
): { map: StreetMap; close: () => void } | null {
  readyMaps()
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
  const timer = setTimeout(onFail, drawnWithinMs)
  map.on('error', onFail)
  map.once('load', () => {
    clearTimeout(timer)
    // From here on a tile may be missing.
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
