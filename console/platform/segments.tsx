// A choice of a few alternatives beside each other, as radio buttons.
import { useId, type ReactNode } from 'react'

type Segment<Value> = { value: Value; label: ReactNode }

type SegmentsProps<Value> = {
  label: string
  /** Whether `label` is shown above the choice. */
  isLabelShown?: boolean
  segments: readonly Segment<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

export function Segments<Value extends string | number>({
  label,
  isLabelShown = false,
  segments,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="plain">
      <legend className={isLabelShown ? 'k-18' : 'sr'}>{label}</legend>
      <div className="seg">
        {segments.map((segment) => (
          <label key={segment.value} className={segment.value === value ? 'on' : undefined}>
            <input
              className="sr"
              type="radio"
              name={name}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            <span>{segment.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
