// The map of an order: a street map if a map source is configured and the browser supports WebGL,
// otherwise the schematic drawing.
import type { Point } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'
import { lazy, Suspense, useState } from 'react'
import { canDrawStreets, useMapStyleUrl } from '../../../platform/map/map-source.ts'
import { RouteMap } from './route-map.tsx'

const RouteStreets = lazy(() => import('./route-streets.tsx').catch(() => ({ default: RouteMap })))

type OrderMapProps = {
  order: Order
  /** The eater's chosen address; null if unknown. */
  near: Point | null
}

export function OrderMap({ order, near }: OrderMapProps) {
  const styleUrl = useMapStyleUrl()
  const [failed, setFailed] = useState(false)
  const drawing = <RouteMap order={order} near={near} />
  if (!styleUrl || failed || !canDrawStreets()) return drawing
  return (
    <Suspense fallback={drawing}>
      <RouteStreets order={order} near={near} styleUrl={styleUrl} onFail={() => setFailed(true)} />
    </Suspense>
  )
}
