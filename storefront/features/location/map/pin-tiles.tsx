// Pin map with streets, drawn by MapLibre from the configured map source.
import type { Map as StreetMap } from 'maplibre-gl'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { earthRadius, type Point } from '@tingkat/ordering/location/location'
import { createStreetMap } from '../../../platform/map/street-map.ts'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { PinButton } from './pin-button.tsx'
import type { PinMapProps } from './pin-map-props.ts'

type PinTilesProps = PinMapProps & {
  styleUrl: string
  /** Called when the map source cannot be loaded. */
  onFail: () => void
}

// The width of the whole world in pixels at zoom level 0 of MapLibre.
const tilePixels = 512
// Pixels by which an arrow key moves the pin.
const stepPixels = 6

export default function PinTiles({
  across,
  pin,
  onMove,
  describedBy,
  styleUrl,
  onFail,
}: PinTilesProps) {
  const { t } = useTranslation('address')
  const mapElement = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<StreetMap | null>(null)
  const [, redraw] = useState(0)
  const dragStart = useRef<{ x: number; y: number } | null>(null)
  const initial = useRef({ pin, across })
  const latest = useRef({ onMove, onFail })
  useEffect(() => {
    latest.current = { onMove, onFail }
  })

  useEffect(() => {
    const container = mapElement.current
    if (!container) return undefined
    const { longitude, latitude } = initial.current.pin
    const streets = createStreetMap(
      styleUrl,
      {
        container,
        center: [longitude, latitude],
        zoom: zoomFor(initial.current.across, latitude, container.clientWidth),
        // The arrow keys move the pin, not the map.
        keyboard: false,
        dragRotate: false,
        pitchWithRotate: false,
      },
      () => latest.current.onFail(),
    )
    if (!streets) return undefined
    const loadedMap = streets.map
    loadedMap.on('move', () => redraw((count) => count + 1))
    loadedMap.on('click', (event) =>
      latest.current.onMove({ latitude: event.lngLat.lat, longitude: event.lngLat.lng }, true),
    )
    // Shows the pin after the first render of the map, which is before the tiles are loaded.
    loadedMap.once('render', () => setMap(loadedMap))
    return streets.close
  }, [styleUrl])

  const spot = map?.project([pin.longitude, pin.latitude])
  function movePin(x: number, y: number, isFinal: boolean) {
    if (!map) return
    const { lat, lng } = map.unproject([x, y])
    const next: Point = { latitude: lat, longitude: lng }
    onMove(next, isFinal)
    if (isFinal && !map.getBounds().contains([lng, lat])) map.panTo([lng, lat], { animate: false })
  }

  return (
    <div className="pm pm-tiles">
      <div ref={mapElement} className="pm-box" />
      {map && spot && (
        <>
          <PinButton
            describedBy={describedBy}
            at={{ left: `${spot.x}px`, top: `${spot.y}px` }}
            onStep={(right, up) =>
              movePin(spot.x + right * stepPixels, spot.y - up * stepPixels, true)
            }
            onDrag={(right, down, isFinal) => {
              dragStart.current ??= { x: spot.x, y: spot.y }
              movePin(dragStart.current.x + right, dragStart.current.y + down, isFinal)
              if (isFinal) dragStart.current = null
            }}
          />
          <div className="pm-zoom">
            <IconButton label={t('map.closer')} onClick={() => map.zoomIn({ animate: false })}>
              <Plus className="ic" aria-hidden />
            </IconButton>
            <IconButton label={t('map.farther')} onClick={() => map.zoomOut({ animate: false })}>
              <Minus className="ic" aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </div>
  )
}

/** Returns the zoom level at which `width` pixels show `across` metres. */
function zoomFor(across: number, latitude: number, width: number): number {
  const parallelLength = 2 * Math.PI * earthRadius * Math.cos((latitude * Math.PI) / 180)
  return Math.log2(((parallelLength / across) * Math.max(1, width)) / tilePixels)
}
