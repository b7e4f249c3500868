// A price; with `was` a reduced price beside the previous one.
import type { ReactNode } from 'react'

type PriceProps = {
  /** The current price, formatted for the country, for example `S$ 6.50`. */
  now: string
  was?: string
  /** Texts that screen readers say before the two prices. */
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
