// A text field of a dish, a category or a choice.
import { Field } from '../../../platform/field.tsx'

type TextFieldProps = {
  label: string
  value: string
  onChange: (text: string) => void
  place: string
  hint?: string
  /** Whether the text has several lines. */
  isLong?: boolean
}

export function TextField({ label, value, onChange, place, hint, isLong }: TextFieldProps) {
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
