// Where the order is: on streets where the operator has a source of maps and the browser can draw them, else on our own drawing.
import type { Order } from '@tingkat/ordering/order/order'
import { lazy, Suspense, useState } from 'react'
import { canDrawStreets, useMapSource } from '../../../platform/map/map-source.ts'
import { RouteMap } from './route-map.tsx'

const RouteStreets = lazy(() => import('./route-streets.tsx').catch(() => ({ default: RouteMap })))

export function OrderMap({ order }: { order: Order }) {
  const styleUrl = useMapSource()
  const [failed, setFailed] = useState(false)
  const drawing = <RouteMap order={order} />
  if (!styleUrl || failed || !canDrawStreets()) return drawing
  return (
    <Suspense fallback={drawing}>
      <RouteStreets order={order} styleUrl={styleUrl} onFail={() => setFailed(true)} />
    </Suspense>
  )
}
