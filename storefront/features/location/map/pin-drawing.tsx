// A map of our own, for want of a better one: coast, rings with distances, the city's name, and the pin. Needs no network.
import { Minus, Plus } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import { formatDistance } from './format-distance.ts'
import { acrossSteps, fromMap, movePoint, ringsWithin, toMap, type MapView } from './map-view.ts'
import { pathOf, useOutline } from './outline-paths.ts'
import { PinButton } from './pin-button.tsx'
import type { PinMapProps } from './pin-map-props.ts'

const size = { width: 360, height: 240 }
const inset = { width: 84, height: 84, across: 120_000 }
// Closer than this the coast is coarser than the view: it would put houses into the sea. Metres.
const coastFrom = 8_000
// A key moves the pin by a sixtieth of what is in sight.
const stepShare = 1 / 60
// The pin has to stay this far from the edge, in units of the map.
const edge = 36

export function PinDrawing({
  country,
  start,
  name,
  city,
  across: first,
  pin,
  onMove,
  describedBy,
}: PinMapProps) {
  const { t } = useTranslation('location')
  const ground = useRef<SVGSVGElement>(null)
  // Where the pin was when it was taken hold of.
  const held = useRef<{ x: number; y: number } | null>(null)
  const [centre, setCentre] = useState(pin)
  const [step, setStep] = useState(() =>
    Math.max(
      0,
      acrossSteps.findIndex((across) => across >= first),
    ),
  )
  const outline = useOutline(country)
  const across = acrossSteps[step] ?? first
  const view: MapView = { ...size, centre, across }
  const there = toMap(pin, view)
  const home = toMap(start, view)
  const withCoast = outline !== null && across >= coastFrom

  function settle(next: typeof pin) {
    const { x, y } = toMap(next, view)
    if (x < edge || y < edge || x > size.width - edge || y > size.height - edge) setCentre(next)
    onMove(next, true)
  }
  /** Of a spot in the map's own units, kept within it. */
  function pointAt(x: number, y: number) {
    return fromMap(
      Math.max(0, Math.min(size.width, x)),
      Math.max(0, Math.min(size.height, y)),
      view,
    )
  }
  const unitsPerPixel = () =>
    size.width / (ground.current?.getBoundingClientRect().width ?? size.width)
  function click({ clientX, clientY }: MouseEvent<SVGSVGElement>) {
    const { left, top } = ground.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    settle(pointAt((clientX - left) * unitsPerPixel(), (clientY - top) * unitsPerPixel()))
  }
  function drag(right: number, down: number, settled: boolean) {
    held.current ??= there
    const next = pointAt(
      held.current.x + right * unitsPerPixel(),
      held.current.y + down * unitsPerPixel(),
    )
    if (!settled) return onMove(next, false)
    held.current = null
    settle(next)
  }
  function zoom(by: number) {
    setCentre(pin)
    setStep(Math.max(0, Math.min(acrossSteps.length - 1, step + by)))
  }

  return (
    <div className="pm">
      {/* The pin is the keyboard's way; a click on the ground is the same for a hand. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <svg
        ref={ground}
        className={withCoast ? 'pm-svg pm-sea' : 'pm-svg'}
        viewBox={`0 0 ${size.width} ${size.height}`}
        aria-hidden
        onClick={click}
      >
        {withCoast && <path className="pm-near" d={pathOf(outline.near, view)} />}
        {withCoast && <path className="pm-own" d={pathOf(outline.own, view)} />}
        {ringsWithin(across / 2).map((radius) => {
          const r = (radius * size.width) / across
          return (
            <g key={radius}>
              <circle className="pm-ring" cx={home.x} cy={home.y} r={r} />
              <text className="pm-far" {...labelSpot(home, r)}>
                {formatDistance(t, radius)}
              </text>
            </g>
          )
        })}
        <circle className="pm-home" cx={home.x} cy={home.y} r={4} />
        {Math.hypot(there.x - home.x, there.y - home.y) > 30 && (
          <text className="pm-name" x={home.x} y={home.y + 17}>
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
        at={{ left: `${(there.x / size.width) * 100}%`, top: `${(there.y / size.height) * 100}%` }}
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

/** Beside the ring, on the first of its sides that is in sight. */
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

/** Where in the region the map is. */
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
      <path className="pm-near" d={pathOf(outline.near, view)} />
      <path className="pm-own" d={pathOf(outline.own, view)} />
      <circle className="pm-here" cx={inset.width / 2} cy={inset.height / 2} r={4} />
    </svg>
  )
}
