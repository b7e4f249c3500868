// A drawing of the way from kitchen to door: not a map of real streets, but true about how far the food has come.
import type { Order } from '@tingkat/ordering/order/order'
import { Bike, House, Store } from 'lucide-react'
import type { ComponentType } from 'react'
import { useMapLabel } from './map-label.ts'
import { pathUpTo, courierProgress } from './courier-progress.ts'
import { beside, blocks, bigStreets, parks, route, smallStreets } from './map-drawing.ts'
import { currentStep, parts } from '../tracking/step-table.ts'

export function RouteMap({ order }: { order: Order }) {
  const label = useMapLabel(order)
  const step = currentStep(order)
  const atTable = order.path === 'table'
  const ended = step.standing === 'cancelled' || step.standing === 'failed'
  const way = parts.indexOf('way')
  const place = parts.indexOf(step.part)
  const known = courierProgress(order)
  // Nobody has seen the rider on the way yet: drawn half-way.
  const share = ended || place < way ? 0 : place > way ? 1 : (known ?? 0.5)
  const passed = pathUpTo(route, share)
  const rider = share === 0 ? beside : passed.at(-1)
  const [start] = route
  const end = route.at(-1)
  return (
    <div className="map">
      <svg
        viewBox="255 78 967 621"
        preserveAspectRatio="xMidYMid meet"
        role="img"
        aria-label={label}
      >
        <g transform="rotate(-12 450 320)">
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
          {!atTable && (
            <>
              <path d={line(route)} className="mp-case" strokeWidth="18" />
              <path d={line(route)} className="mp-route" strokeWidth="9" />
              {share > 0 && <path d={line(passed)} className="mp-past" strokeWidth="9" />}
            </>
          )}
          {start && <Marker at={start} kind="kitchen" Icon={Store} />}
          {!atTable && end && <Marker at={end} kind="home" Icon={House} />}
          {!atTable && !ended && order.courier && rider && place <= way && (
            <Marker at={rider} kind="rider" Icon={Bike} />
          )}
        </g>
      </svg>
    </div>
  )
}

const line = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')

type MarkerProps = {
  at: { x: number; y: number }
  kind: 'kitchen' | 'home' | 'rider'
  Icon: ComponentType<{ x: number; y: number; width: number; height: number; strokeWidth: number }>
  turned?: number
}

/** `turned`: against the turn of the drawing it stands in, in degrees. */
export function Marker({ at, kind, Icon, turned = 12 }: MarkerProps) {
  return (
    <g
      transform={`translate(${at.x} ${at.y}) rotate(${turned})`}
      className={`mp-marker mp-${kind}`}
    >
      <circle r="31" cy="4" className="mp-shadow" />
      <circle r="29" className="mp-ground" />
      <circle r="26" className="mp-rim" />
      <Icon x={-15} y={-15} width={30} height={30} strokeWidth={2} />
    </g>
  )
}
