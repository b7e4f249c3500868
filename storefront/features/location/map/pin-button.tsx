// The pin: dragged by a finger, or moved with the arrow keys.
import { MapPin } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'

type PinButtonProps = {
  describedBy: string
  /** Of the place it stands on, in the map's own units; left out where the map places it. */
  at?: { left: string; top: string }
  /** Steps to the right and upwards, -1 to 1; ten of them with Shift. */
  onStep: (right: number, up: number) => void
  onDrag?: (event: PointerEvent, settled: boolean) => void
}

const steps: Record<string, [right: number, up: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }
// Ten small steps in one.
const stride = 10

export function PinButton({ describedBy, at, onStep, onDrag }: PinButtonProps) {
  const { t } = useTranslation('location')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [right, up] = event.shiftKey ? [step[0] * stride, step[1] * stride] : step
    onStep(right, up)
  }
  const drag = (settled: boolean) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onDrag?.(event, settled)
  }
  return (
    <button
      type="button"
      className="pin"
      style={at}
      aria-label={t('pin.handle')}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onPointerDown={onDrag && (event => {
        event.preventDefault()
        event.currentTarget.focus()
        event.currentTarget.setPointerCapture(event.pointerId)
      })}
      onPointerMove={drag(false)}
      onPointerUp={drag(true)}
    >
      <MapPin className="ic" aria-hidden />
    </button>
  )
}
