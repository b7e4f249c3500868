// A check box with a label and an optional hint.
import { Check } from 'lucide-react'

type CheckBoxProps = {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckBox({ label, hint, checked, onChange }: CheckBoxProps) {
  return (
    <label className="opt check">
      <input
        className="sr"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={checked ? 'cb on' : 'cb'} aria-hidden>
        {checked && <Check className="ic ic-16" />}
      </span>
      <span className="grow">
        {label}
        {hint && <span className="small mut check-hint">{hint}</span>}
      </span>
    </label>
  )
}
