import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Writes the height of the element with the returned ref into a CSS variable of the root, so that
 * styles leave room for it. The height depends on the language and the eater's font size.
 */
export function useReservedHeight(
  variable: '--consent-height' | '--offline-height',
): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const root = document.documentElement
    const element = ref.current
    if (!element) return undefined
    const reserve = () => root.style.setProperty(variable, `${element.offsetHeight}px`)
    reserve()
    const observer = new ResizeObserver(reserve)
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(variable)
    }
  }, [variable])
  return ref
}
