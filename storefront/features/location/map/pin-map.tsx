// The map for the pin: streets by MapLibre where the operator has a source of maps and the browser can draw them, else our own drawing.
import './map.css'
import { lazy, Suspense, useState } from 'react'
import { canDrawStreets, useMapSource } from '../../../platform/map/map-source.ts'
import { PinDrawing } from './pin-drawing.tsx'
import type { PinMapProps } from './pin-map-props.ts'

const PinTiles = lazy(() => import('./pin-tiles.tsx').catch(() => ({ default: PinDrawing })))

export function PinMap(props: PinMapProps) {
  const styleUrl = useMapSource()
  const [failed, setFailed] = useState(false)
  const drawing = <PinDrawing {...props} />
  if (!styleUrl || failed || !canDrawStreets()) return drawing
  return (
    <Suspense fallback={drawing}>
      <PinTiles {...props} styleUrl={styleUrl} onFail={() => setFailed(true)} />
    </Suspense>
  )
}
