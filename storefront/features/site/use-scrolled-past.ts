// A React hook that returns whether an element was scrolled out of the viewport. It uses an
// IntersectionObserver, so that no listener runs while the page scrolls.
import { useEffect, useState, type RefObject } from 'react'

/** Returns false while `enabled` is false. */
export function useScrolledPast(element: RefObject<HTMLElement | null>, enabled: boolean): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    if (!enabled || !element.current) return undefined
    const observer = new IntersectionObserver((entries) =>
      setPast(entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, enabled])
  return enabled && past
}
