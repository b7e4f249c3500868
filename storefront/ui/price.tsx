// A price that never wraps or moves; with `was`, reduced, and what it was struck through.
import type { ReactNode } from 'react'

type PriceProps = {
  /** As written for the country, for example `S$ 6.50`. */
  now: string
  was?: string
  /** Said before each of the two by screen readers. */
  labels?: { now: string; was: string }
}

export function Price({ now, was, labels }: PriceProps): ReactNode {
  if (was === undefined || was === now) return <span className="num">{now}</span>
  return (
    <>
      <span className="num now">
        {labels && <span className="sr">{labels.now} </span>}
        {now}
      </span>
      <s className="strike small num">
        {labels && <span className="sr">{labels.was} </span>}
        {was}
      </s>
    </>
  )
}
