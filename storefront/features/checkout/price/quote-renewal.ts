// When a quote is asked for again by itself: shortly before it runs out, and only where somebody is looking.
import { quoteLifeSeconds } from '@tingkat/ordering/quote/quote-shape'

const lifeMs = quoteLifeSeconds * 1_000
// Time to read the total and press the button.
const marginMs = 30_000

/**
 * Milliseconds to wait. The device's clock may be wrong by any amount: never longer than a quote lives, never less than
 * half of that, lest a fast clock asks without end.
 */
export function renewalDelay(expiresAt: string, now: Date): number {
  const left = Date.parse(expiresAt) - now.getTime()
  return Math.min(Math.max(left, lifeMs / 2), lifeMs) - marginMs
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Runs once after the delay, on a page out of sight when it is seen again. Returns how to stop. */
export function runOnceVisibleAfter(
  delayMs: number,
  run: () => void,
  page: Page = document,
): () => void {
  let due = false
  const look = () => {
    if (!due || page.visibilityState !== 'visible') return
    stop()
    run()
  }
  const timer = setTimeout(() => {
    due = true
    look()
  }, delayMs)
  page.addEventListener('visibilitychange', look)
  function stop() {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
  }
  return stop
}
