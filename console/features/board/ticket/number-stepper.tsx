// A number between two large buttons, for example the minutes to cook or the number of bags.
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type NumberStepperProps = {
  label: string
  less: string
  more: string
  value: number
  min: number
  max: number
  step?: number
  small?: boolean
  children: ReactNode
  onChange: (value: number) => void
}

export function NumberStepper({
  label,
  less,
  more,
  value,
  min,
  max,
  step = 1,
  small = false,
  children,
  onChange,
}: NumberStepperProps) {
  const atMin = value - step < min
  const atMax = value + step > max
  return (
    <fieldset className="plain">
      <legend className="sr">{label}</legend>
      <div className={small ? 'stp stp-s' : 'stp'}>
        <button
          type="button"
          aria-label={less}
          aria-disabled={atMin || undefined}
          onClick={() => {
            if (!atMin) onChange(value - step)
          }}
        >
          <Minus className="ic ic-32" aria-hidden />
        </button>
        <b aria-live="polite">{children}</b>
        <button
          type="button"
          aria-label={more}
          aria-disabled={atMax || undefined}
          onClick={() => {
            if (!atMax) onChange(value + step)
          }}
        >
          <Plus className="ic ic-32" aria-hidden />
        </button>
      </div>
    </fieldset>
  )
}
