// A street map with merchant, the eater's place and the courier's last position. It is not
// interactive, so that touches on it scroll the page.
import type { Point } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { Bike, House, Store } from 'lucide-react'
import type { LngLatBoundsLike, Map as StreetMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { createStreetMap } from '../../../platform/map/street-map.ts'
import { eaterPlaceOf } from './eater-place.ts'
import { useMapLabel } from './map-label.ts'
import { Marker } from './marker.tsx'

type RouteStreetsProps = {
  order: Order
  /** The eater's chosen address; null if unknown. */
  near: Point | null
  styleUrl: string
  onFail: () => void
}

// Pixels between the points and the edge of the map, so that no marker (58 pixels wide) is cut off.
const padding = 64
// A closer zoom shows hardly more than one building.
const maxZoom = 16

export default function RouteStreets({ order, near, styleUrl, onFail }: RouteStreetsProps) {
  const label = useMapLabel(order)
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<StreetMap | null>(null)
  const [, redraw] = useState(0)
  const merchantPoint = order.merchant.latlng
  const eaterPoint = eaterPlaceOf(order, near)
  const courier = isEnded(order) ? null : order.courierPosition
  const first = useRef({ bounds: boundsOf([merchantPoint, eaterPoint]), onFail })
  useEffect(() => {
    first.current.onFail = onFail
  })

  useEffect(() => {
    const container = box.current
    if (!container) return undefined
    const streets = createStreetMap(
      styleUrl,
      {
        container,
        bounds: first.current.bounds,
        fitBoundsOptions: { padding, maxZoom },
        interactive: false,
      },
      () => first.current.onFail(),
    )
    if (!streets) return undefined
    streets.map.on('move', () => redraw((count) => count + 1))
    streets.map.on('resize', () =>
      streets.map.fitBounds(first.current.bounds, { padding, maxZoom, animate: false }),
    )
    streets.map.once('render', () => setMap(streets.map))
    return streets.close
  }, [styleUrl])

  // If the courier is outside the visible part, for
  // example on the way to the merchant, the map zooms out.
  const { latitude, longitude } = courier ?? {}
  useEffect(() => {
    if (
      !map ||
      latitude === undefined ||
      longitude === undefined ||
      map.getBounds().contains([longitude, latitude])
    )
      return
    map.fitBounds(boundsOf([merchantPoint, eaterPoint, { latitude, longitude }]), {
      padding,
      maxZoom,
      animate: false,
    })
  }, [map, latitude, longitude, merchantPoint, eaterPoint])

  const toPixels = (point: Point | null) =>
    point && map ? map.project([point.longitude, point.latitude]) : null
  const start = toPixels(merchantPoint)
  const courierPixels = toPixels(courier)
  const end = toPixels(eaterPoint)
  return (
    <div className="map mp-streets">
      <div ref={box} className="mp-box" />
      <svg role="img" aria-label={label}>
        {start && end && order.path !== 'pickup' && (
          <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} className="mp-straight" />
        )}
        {start && <Marker at={start} kind="merchant" Icon={Store} rotation={0} />}
        {end && <Marker at={end} kind="home" Icon={House} rotation={0} />}
        {courierPixels && <Marker at={courierPixels} kind="courier" Icon={Bike} rotation={0} />}
      </svg>
    </div>
  )
}

/**
 * Returns the south-west and north-east corners around the points, each as longitude and latitude.
 */
function boundsOf(points: readonly (Point | null)[]): LngLatBoundsLike {
  const present = points.filter((point) => point !== null)
  const longitudes = present.map((point) => point.longitude)
  const latitudes = present.map((point) => point.latitude)
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}
