// When a quote is renewed: shortly before it expires, and only while the page is visible.
import { quoteLifeSeconds } from '@tingkat/ordering/quote/quote-shape'

const lifeMs = quoteLifeSeconds * 1_000
// Time for the eater to read the total and press the button.
const marginMs = 30_000

/**
 * Returns milliseconds until the renewal. The device's clock may be wrong by any amount, so the
 * remaining life is clamped: to the full life at most, and to half of it at least, because a clock
 * that is fast would renew in an endless loop.
 */
export function renewalDelay(expiresAt: string, now: Date): number {
  const remainingMs = Date.parse(expiresAt) - now.getTime()
  return Math.min(Math.max(remainingMs, lifeMs / 2), lifeMs) - marginMs
}

type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * Runs `callback` once after the delay; if the page is hidden then, when it becomes visible.
 * Returns a function that cancels the call.
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
