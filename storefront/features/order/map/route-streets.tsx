// The way from kitchen to door on real streets, with the courier where it was last seen. To look at only: the page scrolls over it.
import type { Point } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { Bike, House, Store } from 'lucide-react'
import type { LngLatBoundsLike, Map as StreetMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { openStreets } from '../../../platform/map/street-map.ts'
import { useMapLabel } from './map-label.ts'
import { Marker } from './route-map.tsx'

type RouteStreetsProps = { order: Order; styleUrl: string; onFail: () => void }

// Markers are 58 wide; pixels.
const padding = 64
// Closer than this there is nothing to see but a roof.
const maxZoom = 16

export default function RouteStreets({ order, styleUrl, onFail }: RouteStreetsProps) {
  const label = useMapLabel(order)
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<StreetMap | null>(null)
  const [, redraw] = useState(0)
  const kitchen = order.merchant.latlng
  const door = order.path === 'table' ? null : order.deliveryAddress
  const courier = door && !isEnded(order) ? order.courierPosition : null
  const first = useRef({ bounds: boundsOf([kitchen, door]), onFail })
  useEffect(() => {
    first.current.onFail = onFail
  })

  useEffect(() => {
    const container = box.current
    if (!container) return undefined
    const streets = openStreets(
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

  // A courier on the way to the kitchen may come from outside the picture.
  const { latitude, longitude } = courier ?? {}
  useEffect(() => {
    if (
      !map ||
      latitude === undefined ||
      longitude === undefined ||
      map.getBounds().contains([longitude, latitude])
    )
      return
    map.fitBounds(boundsOf([kitchen, door, { latitude, longitude }]), {
      padding,
      maxZoom,
      animate: false,
    })
  }, [map, latitude, longitude, kitchen, door])

  const spotOf = (point: Point | null) =>
    point && map ? map.project([point.longitude, point.latitude]) : null
  const [start, rider, end] = [spotOf(kitchen), spotOf(courier), spotOf(door)]
  return (
    <div className="map mp-streets">
      <div ref={box} className="mp-box" />
      <svg role="img" aria-label={label}>
        {start && end && (
          <path d={`M${start.x} ${start.y}L${end.x} ${end.y}`} className="mp-straight" />
        )}
        {start && <Marker at={start} kind="kitchen" Icon={Store} turned={0} />}
        {end && <Marker at={end} kind="home" Icon={House} turned={0} />}
        {rider && <Marker at={rider} kind="rider" Icon={Bike} turned={0} />}
      </svg>
    </div>
  )
}

/** South-west and north-east of what must be seen, as longitude and latitude. */
function boundsOf(points: readonly (Point | null)[]): LngLatBoundsLike {
  const seen = points.filter((point) => point !== null)
  const longitudes = seen.map((point) => point.longitude)
  const latitudes = seen.map((point) => point.latitude)
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}
