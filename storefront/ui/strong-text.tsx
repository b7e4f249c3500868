// A sentence with its weighty words in bold: `<b>…</b>` in the words becomes an element, everything else stays text.
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
