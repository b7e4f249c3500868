// The map for the pin with streets, drawn by MapLibre from the operator's source.
import type { Map as StreetMap } from 'maplibre-gl'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { earthRadius, type Point } from '@tingkat/ordering/location/location'
import { openStreets } from '../../../platform/map/street-map.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PinButton } from './pin-button.tsx'
import type { PinMapProps } from './pin-map-props.ts'

type PinTilesProps = PinMapProps & {
  styleUrl: string
  /** The source is away, or no map of it: another drawing has to do. */
  onFail: () => void
}

const tilePixels = 512
const stepPixels = 6

export default function PinTiles({
  across,
  pin,
  onMove,
  describedBy,
  styleUrl,
  onFail,
}: PinTilesProps) {
  const { t } = useTranslation('location')
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<StreetMap | null>(null)
  const [, redraw] = useState(0)
  const held = useRef<{ x: number; y: number } | null>(null)
  const first = useRef({ pin, across })
  const latest = useRef({ onMove, onFail })
  useEffect(() => {
    latest.current = { onMove, onFail }
  })

  useEffect(() => {
    const container = box.current
    if (!container) return undefined
    const { longitude, latitude } = first.current.pin
    const streets = openStreets(
      styleUrl,
      {
        container,
        center: [longitude, latitude],
        zoom: zoomFor(first.current.across, latitude, container.clientWidth),
        // The arrow keys are the pin's.
        keyboard: false,
        dragRotate: false,
        pitchWithRotate: false,
      },
      () => latest.current.onFail(),
    )
    if (!streets) return undefined
    const made = streets.map
    made.on('move', () => redraw((count) => count + 1))
    made.on('click', (event) =>
      latest.current.onMove({ latitude: event.lngLat.lat, longitude: event.lngLat.lng }, true),
    )
    // As soon as it knows where it is; the pin need not wait for streets.
    made.once('render', () => setMap(made))
    return streets.close
  }, [styleUrl])

  const spot = map?.project([pin.longitude, pin.latitude])
  function place(x: number, y: number, settled: boolean) {
    if (!map) return
    const { lat, lng } = map.unproject([x, y])
    const next: Point = { latitude: lat, longitude: lng }
    onMove(next, settled)
    if (settled && !map.getBounds().contains([lng, lat])) map.panTo([lng, lat], { animate: false })
  }

  return (
    <div className="pm pm-tiles">
      <div ref={box} className="pm-box" />
      {map && spot && (
        <>
          <PinButton
            describedBy={describedBy}
            at={{ left: `${spot.x}px`, top: `${spot.y}px` }}
            onStep={(right, up) =>
              place(spot.x + right * stepPixels, spot.y - up * stepPixels, true)
            }
            onDrag={(right, down, settled) => {
              held.current ??= { x: spot.x, y: spot.y }
              place(held.current.x + right, held.current.y + down, settled)
              if (settled) held.current = null
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

/** The zoom at which `width` pixels are `across` metres. */
function zoomFor(across: number, latitude: number, width: number): number {
  const round = 2 * Math.PI * earthRadius * Math.cos((latitude * Math.PI) / 180)
  return Math.log2(((round / across) * Math.max(1, width)) / tilePixels)
}
