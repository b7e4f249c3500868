// The page's scrolling, told once in a while: what follows it need not run for every frame.
import { throttleCalls } from '../browser/throttle-calls.ts'

/** The specification's throttle of the body's scroll handler. */
export const bodyScrollMs = 300

/** Calls back at most every 300 ms while the page scrolls, and once after it has come to rest. Returns how to stop. */
export function watchBodyScroll(
  onScroll: () => void,
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const paced = throttleCalls(bodyScrollMs, onScroll)
  page.addEventListener('scroll', paced, { passive: true })
  return () => {
    page.removeEventListener('scroll', paced)
    paced.cancel()
  }
}
