// Text field for card data, formatted while it is typed, with its error message below.
import { CircleAlert } from 'lucide-react'
import { useId, type ChangeEvent, type Ref } from 'react'

type CardInputProps = {
  ref?: Ref<HTMLInputElement>
  label: string
  example: string
  /** Autofill token of the HTML standard. */
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc'
  maxLength: number
  value: string
  fault: string | null
  format: (text: string) => string
  onChange: (value: string) => void
}

export function CardInput({
  ref,
  label,
  example,
  autoComplete,
  maxLength,
  value,
  fault,
  format,
  onChange,
}: CardInputProps) {
  const id = useId()
  // The text is formatted only while the caret is at the end, because a new value moves the caret
  // there.
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isDeleting = (nativeEvent as InputEvent).inputType?.startsWith('delete') ?? false
    onChange(
      !isDeleting && target.selectionStart === target.value.length
        ? format(target.value)
        : target.value,
    )
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className={fault ? 'input is-err' : 'input'}>
        <input
          ref={ref}
          id={id}
          className="num"
          inputMode="numeric"
          autoComplete={autoComplete}
          maxLength={maxLength}
          placeholder={example}
          value={value}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={change}
          onBlur={() => onChange(format(value))}
        />
      </div>
      {fault && (
        <span id={`${id}-fault`} className="hint err">
          <CircleAlert className="ic ic-16" aria-hidden />
          {fault}
        </span>
      )}
    </div>
  )
}
