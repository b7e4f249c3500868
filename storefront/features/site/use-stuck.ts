// Whether the page has scrolled away from its top, as the browser tells it: no listener runs while it scrolls.
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react'

/** `edge` goes before what may stick; `stuck` once it has left the screen. Watches only while `wanted`. */
export function useStuck(wanted: boolean): [edge: ReactNode, stuck: boolean] {
  const [stuck, setStuck] = useState(false)
  const edge = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!wanted || !edge.current) return undefined
    const observer = new IntersectionObserver(entries => setStuck(entries.at(-1)?.isIntersecting === false))
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [wanted])
  return [wanted && createElement('span', { ref: edge, className: 'hdr-edge', 'aria-hidden': true }), wanted && stuck]
}
