// The input of a six-digit code: one input element behind six drawn boxes. Paste, autofill and
// screen readers work as with any field.
import type { Ref } from 'react'

export const codeLength = 6

type CodeInputProps = {
  ref: Ref<HTMLInputElement>
  value: string
  label: string
  wrong: boolean
  onChange: (code: string) => void
}

export function CodeInput({ ref, value, label, wrong, onChange }: CodeInputProps) {
  return (
    <div className={wrong ? 'otp is-wrong' : 'otp'}>
      <input
        ref={ref}
        className="otp-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d*"
        maxLength={codeLength + 2}
        aria-label={label}
        aria-invalid={wrong || undefined}
        value={value}
        onChange={(event) =>
          onChange(event.target.value.replaceAll(/\D/g, '').slice(0, codeLength))
        }
      />
      {Array.from({ length: codeLength }, (_, index) => (
        <span
          key={index}
          className={index === Math.min(value.length, codeLength - 1) ? 'is-next' : undefined}
          aria-hidden
        >
          {value[index] ?? ''}
        </span>
      ))}
    </div>
  )
}
