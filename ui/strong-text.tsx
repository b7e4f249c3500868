// A translation with bold parts: `<b>…</b>` becomes an element, everything else is text.
import { Fragment } from 'react'

export function StrongText({ children }: { children: string }) {
  const pieces = children.split(/<b>(.*?)<\/b>/)
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 ? (
          <b key={index} className="b">
            {piece}
          </b>
        ) : (
          <Fragment key={index}>{piece}</Fragment>
        ),
      )}
    </>
  )
}
