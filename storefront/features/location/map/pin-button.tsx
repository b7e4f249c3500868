// The pin: dragged by a finger, or moved with the arrow keys.
import { MapPin } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'

type PinButtonProps = {
  describedBy: string
  /** Of the place it stands on, in the map's own units; left out where the map places it. */
  at?: { left: string; top: string }
  /** Steps to the right and upwards; ten of them with Shift. */
  onStep: (right: number, up: number) => void
  /** Pixels to the right and downwards since it was taken hold of. */
  onDrag?: (right: number, down: number, settled: boolean) => void
}

const steps: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
// Ten small steps in one.
const stride = 10
// A finger that only touches the pin does not move it; pixels.
const tremble = 3

export function PinButton({ describedBy, at, onStep, onDrag }: PinButtonProps) {
  const { t } = useTranslation('location')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [right, up] = event.shiftKey ? [step[0] * stride, step[1] * stride] : step
    onStep(right, up)
  }
  const hold = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const drag = (event: PointerEvent, settled: boolean) => {
    if (!hold.current) return
    const [right, down] = [event.clientX - hold.current.x, event.clientY - hold.current.y]
    hold.current.moved ||= Math.hypot(right, down) >= tremble
    if (hold.current.moved) onDrag?.(right, down, settled)
    if (settled) hold.current = null
  }
  return (
    <button
      type="button"
      className="pm-pin"
      style={at}
      aria-label={t('pin.handle')}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={
        onDrag &&
        ((event) => {
          event.preventDefault()
          event.currentTarget.focus()
          event.currentTarget.setPointerCapture(event.pointerId)
          hold.current = { x: event.clientX, y: event.clientY, moved: false }
        })
      }
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onPointerCancel={(event) => drag(event, true)}
    >
      <MapPin className="ic" aria-hidden />
    </button>
  )
}
