// Something is being fetched: a spinner and what it is, read out politely.
import { Spinner } from './spinner.tsx'

export function Waiting({ children }: { children: string }) {
  return (
    <output className="row mut">
      <Spinner />
      {children}
    </output>
  )
}
