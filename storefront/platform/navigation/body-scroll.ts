// A throttled listener for the scrolling of the page.
import { throttleCalls } from '../browser/throttle-calls.ts'

/** The minimum time between two calls, in milliseconds (specification). */
export const bodyScrollMs = 300

/**
 * Calls `onScroll` at most every 300 ms, and once after the last scroll event. Returns a function
 * that removes the listener.
 */
export function watchBodyScroll(
  onScroll: () => void,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const listener = throttleCalls(bodyScrollMs, onScroll)
  page.addEventListener('scroll', listener, { passive: true })
  return () => {
    page.removeEventListener('scroll', listener)
    listener.cancel()
  }
}
