// One field of a card, with what is wrong with it below.
import { CircleAlert } from 'lucide-react'
import { useId, type ChangeEvent, type Ref } from 'react'

type CardInputProps = {
  ref?: Ref<HTMLInputElement>
  label: string
  example: string
  /** As browsers fill it in. */
  autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc'
  maxLength: number
  value: string
  fault: string | null
  write: (text: string) => string
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
  write,
  onChange,
}: CardInputProps) {
  const id = useId()
  // Only at its end: a caret in the middle would jump.
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const erasing = (nativeEvent as InputEvent).inputType?.startsWith('delete') ?? false
    onChange(
      !erasing && target.selectionStart === target.value.length
        ? write(target.value)
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
          onBlur={() => onChange(write(value))}
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
