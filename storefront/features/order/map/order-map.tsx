// The map of an order: a street map if a map source is configured and the browser supports WebGL,
// otherwise the schematic drawing.
import type { Order } from '@tingkat/ordering/order/order'
import { lazy, Suspense, useState } from 'react'
import { canDrawStreets, useMapStyleUrl } from '../../../platform/map/map-source.ts'
import { RouteMap } from './route-map.tsx'

const RouteStreets = lazy(() => import('./route-streets.tsx').catch(() => ({ default: RouteMap })))

export function OrderMap({ order }: { order: Order }) {
  const styleUrl = useMapStyleUrl()
  const [failed, setFailed] = useState(false)
  const drawing = <RouteMap order={order} />
  if (!styleUrl || failed || !canDrawStreets()) return drawing
  return (
    <Suspense fallback={drawing}>
      <RouteStreets order={order} styleUrl={styleUrl} onFail={() => setFailed(true)} />
    </Suspense>
  )
}
