// The look of a dine-in visit: no address bar, and the
// coloured edges are blue (cobalt) instead of green (pandan).
import { useEffect } from 'react'
import './dine-in-look.css'

/** Applies the look to the whole page while the component is mounted and `isDineIn` is true. */
export function useDineInLook(isDineIn: boolean): void {
  useEffect(() => {
    if (!isDineIn) return undefined
    const { classList } = document.documentElement
    classList.add('dine-in')
    return () => classList.remove('dine-in')
  }, [isDineIn])
}
