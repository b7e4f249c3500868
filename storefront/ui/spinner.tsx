// Something is under way. Silent unless given a label.
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
