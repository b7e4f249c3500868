// A quantity with buttons for less and more.
import { Minus, Plus, Trash2 } from 'lucide-react'

type StepperProps = {
  value: number
  min?: number
  max?: number
  /** Labels of the buttons for screen readers. */
  labels: { less: string; more: string; remove?: string }
  size?: 's' | 'm' | 'l'
  /** Adds a border, for use on a picture. */
  rim?: boolean
  /** At 1, the minus button has a bin icon and the label `labels.remove`. */
  removes?: boolean
  onChange: (value: number) => void
}

const sizeClass = { s: 'step-s', m: '', l: 'step-l' }

export function Stepper({
  value,
  min = 0,
  max = 99,
  labels,
  size = 'm',
  rim,
  removes,
  onChange,
}: StepperProps) {
  const isRemoval = removes && value === 1
  const atMin = value <= min
  const atMax = value >= max
  return (
    <span className={['step', sizeClass[size], rim && 'step-rim'].filter(Boolean).join(' ')}>
      <button
        type="button"
        className={atMin ? 'off' : undefined}
        aria-disabled={atMin || undefined}
        aria-label={isRemoval ? (labels.remove ?? labels.less) : labels.less}
        onClick={() => {
          if (!atMin) onChange(value - 1)
        }}
      >
        {isRemoval ? <Trash2 className="ic" aria-hidden /> : <Minus className="ic" aria-hidden />}
      </button>
      <b aria-live="polite">{value}</b>
      <button
        type="button"
        className={atMax ? 'off' : undefined}
        aria-disabled={atMax || undefined}
        aria-label={labels.more}
        onClick={() => {
          if (!atMax) onChange(value + 1)
        }}
      >
        <Plus className="ic" aria-hidden />
      </button>
    </span>
  )
}
