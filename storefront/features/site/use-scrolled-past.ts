// Whether the page has scrolled away from its top, as the browser tells it: no listener runs while it scrolls.
import { useEffect, useState, type RefObject } from 'react'

/** True once `edge`, which stands before what may stick, has left the screen. Watches only while `wanted`. */
export function useScrolledPast(edge: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [stuck, setStuck] = useState(false)
  useEffect(() => {
    if (!wanted || !edge.current) return undefined
    const observer = new IntersectionObserver((entries) =>
      setStuck(entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [edge, wanted])
  return wanted && stuck
}
