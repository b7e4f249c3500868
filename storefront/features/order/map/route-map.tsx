// The schematic map of an order. Its streets are invented, but the courier's progress is to scale.
import type { Point } from '@tingkat/ordering/location/location'
import type { Order } from '@tingkat/ordering/order/order'
import { Bike, House, Store } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { currentStep, isStopped, orderParts } from '../tracking/step-table.ts'
import { courierProgress, pathUpTo, type DrawingPoint } from './courier-progress.ts'
import { eaterPlaceOf, placeBeside } from './eater-place.ts'
import {
  bigStreets,
  blocks,
  parks,
  routePoints,
  smallStreets,
  townCentre,
  waitingPoint,
} from './map-drawing.ts'
import { useMapLabel } from './map-label.ts'
import { Marker } from './marker.tsx'

type RouteMapProps = {
  order: Order
  /** The eater's chosen address; null if unknown. */
  near: Point | null
}

// Units of the drawing.
const viewWidth = 967
const viewHeight = 621

export function RouteMap({ order, near }: RouteMapProps) {
  const { t } = useTranslation('order')
  const label = useMapLabel(order)
  const isDelivered = order.path !== 'table' && order.path !== 'pickup'
  const left = isDelivered ? 255 : townCentre.x - viewWidth / 2
  const top = isDelivered ? 78 : townCentre.y - viewHeight / 2
  return (
    <div className="map">
      <svg
        viewBox={`${left} ${top} ${viewWidth} ${viewHeight}`}
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={label}
      >
        <g transform="rotate(-12 450 320)">
          <Town />
          {isDelivered && <DeliveryRoute order={order} />}
        </g>
        {!isDelivered && <MerchantPlace order={order} near={near} />}
      </svg>
      <span className="mp-note tiny">{t('order.mapSketch')}</span>
    </div>
  )
}

/** The route from merchant to eater, with the courier on it. */
function DeliveryRoute({ order }: { order: Order }) {
  const [start] = routePoints
  const end = routePoints.at(-1)
  return (
    <>
      <DrawnRoute share={drawnShare(order)} />
      {start && <Marker at={start} kind="merchant" Icon={Store} />}
      {end && <Marker at={end} kind="home" Icon={House} />}
      <CourierMarker order={order} />
    </>
  )
}

/** The merchant in the centre, for orders that the eater collects or eats at a table. */
function MerchantPlace({ order, near }: RouteMapProps) {
  const place = eaterPlaceOf(order, near)
  const { latlng } = order.merchant
  return (
    <>
      <Marker at={townCentre} kind="merchant" Icon={Store} rotation={0} />
      {place && (
        <Marker at={placeBeside(townCentre, latlng, place)} kind="home" Icon={House} rotation={0} />
      )}
    </>
  )
}

function Town() {
  return (
    <>
      {blocks.map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="5"
          className="mp-block"
        />
      ))}
      {parks.map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="14"
          className="mp-park"
        />
      ))}
      <g className="mp-street">
        {smallStreets.map((path) => (
          <path key={path} d={path} strokeWidth="9" />
        ))}
        {bigStreets.map((path) => (
          <path key={path} d={path} strokeWidth="21" />
        ))}
      </g>
      <path
        d="M-500 759C200 719 400 885 700 835S1200 668 1900 825"
        className="mp-river"
        strokeWidth="46"
      />
    </>
  )
}

function DrawnRoute({ share }: { share: number }) {
  return (
    <>
      <path d={toPath(routePoints)} className="mp-case" strokeWidth="18" />
      <path d={toPath(routePoints)} className="mp-route" strokeWidth="9" />
      {share > 0 && (
        <path d={toPath(pathUpTo(routePoints, share))} className="mp-past" strokeWidth="9" />
      )}
    </>
  )
}

function CourierMarker({ order }: { order: Order }) {
  const step = currentStep(order)
  const arrived = orderParts.indexOf(step.part) > orderParts.indexOf('way')
  if (!order.courier || isStopped(step) || arrived) return null
  const share = drawnShare(order)
  const point = share === 0 ? waitingPoint : pathUpTo(routePoints, share).at(-1)
  return point ? <Marker at={point} kind="courier" Icon={Bike} /> : null
}

/**
 * Returns the share of the route that is drawn as done, from 0 to 1. If the courier is on the way
 * at an unknown position, the share is 0.5.
 */
function drawnShare(order: Order): number {
  const step = currentStep(order)
  const part = orderParts.indexOf(step.part)
  const way = orderParts.indexOf('way')
  if (isStopped(step) || part < way) return 0
  return part > way ? 1 : (courierProgress(order) ?? 0.5)
}

const toPath = (points: readonly DrawingPoint[]) =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
