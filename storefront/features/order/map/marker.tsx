// A round marker on the map of an order.
import type { ComponentType } from 'react'
import type { DrawingPoint } from './courier-progress.ts'

type IconProps = { x: number; y: number; width: number; height: number; strokeWidth: number }

type MarkerProps = {
  at: DrawingPoint
  kind: 'merchant' | 'home' | 'courier'
  Icon: ComponentType<IconProps>
  /** Degrees that undo the rotation of the map, so that the icon is upright. */
  rotation?: number
}

export function Marker({ at, kind, Icon, rotation = 12 }: MarkerProps) {
  return (
    <g
      transform={`translate(${at.x} ${at.y}) rotate(${rotation})`}
      className={`mp-marker mp-${kind}`}
    >
      <circle r="31" cy="4" className="mp-shadow" />
      <circle r="29" className="mp-ground" />
      <circle r="26" className="mp-rim" />
      <Icon x={-15} y={-15} width={30} height={30} strokeWidth={2} />
    </g>
  )
}
