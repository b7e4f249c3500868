// A spinner with a text, as a polite live region.
import { Spinner } from './spinner.tsx'

export function Waiting({ children }: { children: string }) {
  return (
    <output className="row mut">
      <Spinner />
      {children}
    </output>
  )
}
