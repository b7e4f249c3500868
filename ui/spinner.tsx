// A spinner. Without a label it is hidden from screen readers.
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className="spin"
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
