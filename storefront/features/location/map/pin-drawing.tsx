// Pin map that needs no network: it draws the coast, distance
// rings, the city's name and the pin, but no map tiles.
import { Minus, Plus } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { IconButton } from '@tingkat/ui/icon-button.tsx'
import { formatDistance } from './format-distance.ts'
import { acrossSteps, fromMap, movePoint, ringsWithin, toMap, type MapView } from './map-view.ts'
import { toPath, useOutline } from './outline-paths.ts'
import { PinButton } from './pin-button.tsx'
import type { PinMapProps } from './pin-map-props.ts'

const size = { width: 360, height: 240 }
const inset = { width: 84, height: 84, across: 120_000 }
// The smallest width in metres at which the coast is drawn. The coastline is simplified, so a
// closer view would show houses in the sea.
const minAcrossForCoast = 8_000
// The share of the map's width by which an arrow key moves the pin.
const stepShare = 1 / 60
// Map units. When the pin is moved closer to the edge
// than this, the map is centred on the pin again.
const edgeMargin = 36

export function PinDrawing({
  country,
  start,
  name,
  city,
  across: initialAcross,
  pin,
  onMove,
  describedBy,
}: PinMapProps) {
  const { t } = useTranslation('address')
  const map = useRef<SVGSVGElement>(null)
  // The pin's position in map units when the drag began.
  const dragStart = useRef<{ x: number; y: number } | null>(null)
  const [centre, setCentre] = useState(pin)
  const [step, setStep] = useState(() =>
    Math.max(
      0,
      acrossSteps.findIndex((across) => across >= initialAcross),
    ),
  )
  const outline = useOutline(country)
  const across = acrossSteps[step] ?? initialAcross
  const view: MapView = { ...size, centre, across }
  const pinSpot = toMap(pin, view)
  const startSpot = toMap(start, view)
  const showsCoast = outline !== null && across >= minAcrossForCoast

  function settle(next: typeof pin) {
    const { x, y } = toMap(next, view)
    if (
      x < edgeMargin ||
      y < edgeMargin ||
      x > size.width - edgeMargin ||
      y > size.height - edgeMargin
    )
      setCentre(next)
    onMove(next, true)
  }
  /**
   * Returns the coordinates of a position in map units. A position
   * outside the map counts as the nearest position on the map.
   */
  function pointAt(x: number, y: number) {
    return fromMap(
      Math.max(0, Math.min(size.width, x)),
      Math.max(0, Math.min(size.height, y)),
      view,
    )
  }
  const unitsPerPixel = () =>
    size.width / (map.current?.getBoundingClientRect().width ?? size.width)
  function click({ clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top } = map.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    settle(pointAt((clientX - left) * unitsPerPixel(), (clientY - top) * unitsPerPixel()))
  }
  function drag(right: number, down: number, isFinal: boolean) {
    dragStart.current ??= pinSpot
    const next = pointAt(
      dragStart.current.x + right * unitsPerPixel(),
      dragStart.current.y + down * unitsPerPixel(),
    )
    if (!isFinal) return onMove(next, false)
    dragStart.current = null
    settle(next)
  }
  function zoom(steps: number) {
    setCentre(pin)
    setStep(Math.max(0, Math.min(acrossSteps.length - 1, step + steps)))
  }

  return (
    <div className="pm">
      {/* The lint rule asks for a key handler. The map
          needs none, because the arrow keys move the pin. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <svg
        ref={map}
        className={showsCoast ? 'pm-svg pm-sea' : 'pm-svg'}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden
        onClick={click}
      >
        {showsCoast && <path className="pm-near" d={toPath(outline.near, view)} />}
        {showsCoast && <path className="pm-own" d={toPath(outline.own, view)} />}
        {ringsWithin(across / 2).map((radius) => {
          const r = (radius * size.width) / across
          return (
            <g key={radius}>
              <circle className="pm-ring" cx={startSpot.x} cy={startSpot.y} r={r} />
              <text className="pm-far" {...labelSpot(startSpot, r)}>
                {formatDistance(t, radius)}
              </text>
            </g>
          )
        })}
        <circle className="pm-home" cx={startSpot.x} cy={startSpot.y} r={4} />
        {Math.hypot(pinSpot.x - startSpot.x, pinSpot.y - startSpot.y) > 30 && (
          <text className="pm-name" x={startSpot.x} y={startSpot.y + 17}>
            {name}
          </text>
        )}
        <text className="pm-city" x={14} y={26}>
          {city}
        </text>
      </svg>
      {outline && <Inset outline={outline} pin={pin} />}
      <PinButton
        describedBy={describedBy}
        at={{
          left: `${(pinSpot.x / size.width) * 100}%`,
          top: `${(pinSpot.y / size.height) * 100}%`,
        }}
        onStep={(right, up) =>
          settle(movePoint(pin, right * across * stepShare, up * across * stepShare))
        }
        onDrag={drag}
      />
      <div className="pm-zoom">
        <IconButton label={t('map.closer')} disabled={step === 0} onClick={() => zoom(-1)}>
          <Plus className="ic" aria-hidden />
        </IconButton>
        <IconButton
          label={t('map.farther')}
          disabled={step === acrossSteps.length - 1}
          onClick={() => zoom(1)}
        >
          <Minus className="ic" aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}

/**
 * Returns the position of a ring's label: the first visible side of the ring in the sequence top,
 * right, bottom, left.
 */
function labelSpot({ x, y }: { x: number; y: number }, r: number): { x: number; y: number } {
  const sides = [
    { x, y: y - r - 3 },
    { x: x + r - 14, y: y - 4 },
    { x, y: y + r - 4 },
    { x: x - r + 14, y: y - 4 },
  ]
  return (
    sides.find(
      (side) => side.x > 16 && side.x < size.width - 16 && side.y > 10 && side.y < size.height - 4,
    ) ?? { x, y: y - r - 3 }
  )
}

/** Draws a small overview map of the region around the pin. */
function Inset({
  outline,
  pin,
}: {
  outline: NonNullable<ReturnType<typeof useOutline>>
  pin: PinMapProps['pin']
}) {
  const view = { ...inset, centre: pin }
  return (
    <svg className="pm-inset pm-sea" viewBox={`0 0 ${inset.width} ${inset.height}`} aria-hidden>
      <path className="pm-near" d={toPath(outline.near, view)} />
      <path className="pm-own" d={toPath(outline.own, view)} />
      <circle className="pm-here" cx={inset.width / 2} cy={inset.height / 2} r={4} />
    </svg>
  )
}
