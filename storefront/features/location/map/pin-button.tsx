// The pin on the map: draggable, and movable with the arrow keys.
import { MapPin } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

type PinButtonProps = {
  describedBy: string
  /** The CSS position of the tip of the pin. */
  at?: { left: string; top: string }
  /** Called for an arrow key, with the number of steps to the right and up. */
  onStep: (right: number, up: number) => void
  /**
   * Called while the pin is dragged, with the pixels to the right and down since the drag began.
   */
  onDrag?: (right: number, down: number, isFinal: boolean) => void
}

const steps: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
// The number of steps that the pin moves for an arrow key with Shift.
const shiftFactor = 10
// Pixels. A shorter movement of the pointer counts as a press, because fingers slip a little.
const dragThreshold = 3

export function PinButton({ describedBy, at, onStep, onDrag }: PinButtonProps) {
  const { t } = useTranslation('address')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [right, up] = event.shiftKey ? [step[0] * shiftFactor, step[1] * shiftFactor] : step
    onStep(right, up)
  }
  const dragStart = useRef<{ x: number; y: number; moved: boolean } | null>(null)
  const drag = (event: PointerEvent, isFinal: boolean) => {
    if (!dragStart.current) return
    const [right, down] = [event.clientX - dragStart.current.x, event.clientY - dragStart.current.y]
    dragStart.current.moved ||= Math.hypot(right, down) >= dragThreshold
    if (dragStart.current.moved) onDrag?.(right, down, isFinal)
    if (isFinal) dragStart.current = null
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
          dragStart.current = { x: event.clientX, y: event.clientY, moved: false }
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
