// Decides when a quote is renewed: shortly before it expires, and only while the page is visible.
import { quoteLifeSeconds } from '@tingkat/ordering/quote/quote-shape'

const lifeMs = quoteLifeSeconds * 1_000
// A quote is renewed this many milliseconds before it expires, which leaves the eater time to read
// the total and press the button.
const marginMs = 30_000

/**
 * Returns the milliseconds until the renewal. The device's clock may be wrong, so the remaining
 * life counts as at most the full life of a quote and at least half of it. Without the minimum, a
 * device whose clock is fast would renew its quotes endlessly.
 */
export function renewalDelay(expiresAt: string, now: Date): number {
  const remainingMs = Date.parse(expiresAt) - now.getTime()
  return Math.min(Math.max(remainingMs, lifeMs / 2), lifeMs) - marginMs
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Runs `callback` once after the delay. If the page is hidden when the delay is over, `callback`
 * runs when the page becomes visible. Returns a function that cancels the call.
 */
export function runOnceVisibleAfter(
  delayMs: number,
  callback: () => void,
  page: Page = document,
): () => void {
  let isDue = false
  const runIfVisible = () => {
    if (!isDue || page.visibilityState !== 'visible') return
    cancel()
    callback()
  }
  const timer = setTimeout(() => {
    isDue = true
    runIfVisible()
  }, delayMs)
  page.addEventListener('visibilitychange', runIfVisible)
  function cancel() {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', runIfVisible)
  }
  return cancel
}
