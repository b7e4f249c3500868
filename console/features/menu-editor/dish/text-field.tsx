// A text field of a dish, a category or a choice.
import { Field } from '../../../platform/field.tsx'
import { focusAtFirst } from '../../../platform/focus-at-first.ts'

type TextFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  place: string
  hint?: string
  /** Whether the text has several lines. */
  isLong?: boolean
  /** Whether the field has the focus when it appears. */
  isFocused?: boolean
}

export function TextField({
  label,
  value,
  onChange,
  place,
  hint,
  isLong,
  isFocused,
}: TextFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })}>
      {(id) =>
        isLong ? (
          <textarea
            id={id}
            rows={3}
            maxLength={1_000}
            data-place={place}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <input
            id={id}
            ref={isFocused ? focusAtFirst : undefined}
            maxLength={200}
            data-place={place}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
