// The pin map: MapLibre if a map source is configured and the browser supports it, otherwise the
// drawing without tiles.
import './map.css'
import { lazy, Suspense, useState } from 'react'
import { canDrawStreets, useMapStyleUrl } from '../../../platform/map/map-source.ts'
import { PinDrawing } from './pin-drawing.tsx'
import type { PinMapProps } from './pin-map-props.ts'

const PinTiles = lazy(() => import('./pin-tiles.tsx').catch(() => ({ default: PinDrawing })))

export function PinMap(props: PinMapProps) {
  const styleUrl = useMapStyleUrl()
  const [failed, setFailed] = useState(false)
  const drawing = <PinDrawing {...props} />
  if (!styleUrl || failed || !canDrawStreets()) return drawing
  return (
    <Suspense fallback={drawing}>
      <PinTiles {...props} styleUrl={styleUrl} onFail={() => setFailed(true)} />
    </Suspense>
  )
}
