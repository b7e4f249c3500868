// A labelled input or select.
import { useId, type ReactNode } from 'react'

type FieldProps = {
  label: string
  hint?: string
  /** Renders the control, which must have the id to which the label refers. */
  children: (id: string) => ReactNode
}

export function Field({ label, hint, children }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="input">{children(id)}</span>
      {hint && <span className="hint">{hint}</span>}
    </div>
  )
}
