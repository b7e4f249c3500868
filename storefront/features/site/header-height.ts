// Reports the height of the sticky header. The page needs it to
// place sticky elements and scroll positions below the header.
import { throttleCalls } from '../../platform/browser/throttle-calls.ts'

/** Milliseconds between two reports, as the specification requires (CONST-08). */
export const heightReportMs = 200

/** The CSS custom property with the reported height. */
export const heightProperty = '--header-height'

type Bars = {
  /**
   * Returns the height, in CSS pixels, of the bars that stay at the top; 0 if all bars scroll away.
   */
  stickyHeight: () => number
  /** Calls `changed` when the height may have changed. Returns a function that stops watching. */
  watch: (changed: () => void) => () => void
}

/** The bars of a header that scrolls away. */
export const noBars: Bars = { stickyHeight: () => 0, watch: () => () => {} }

/**
 * Reports the height now and after each change, at most
 * every 200 ms. Returns a function that stops the reports.
 */
export function reportHeight(bars: Bars, report: (pixels: number) => void): () => void {
  let reported: number | undefined
  const update = throttleCalls(heightReportMs, () => {
    const height = bars.stickyHeight()
    if (height === reported) return
    reported = height
    report(height)
  })
  const stop = bars.watch(update)
  update()
  return () => {
    stop()
    update.cancel()
  }
}

/** Returns the bars of the header element. */
export function barsOf(header: HTMLElement): Bars {
  const bars = [...header.children].filter((child) => child instanceof HTMLElement)
  return {
    stickyHeight: () =>
      bars.reduce(
        (sum, bar) => (getComputedStyle(bar).position === 'sticky' ? sum + bar.offsetHeight : sum),
        0,
      ),
    watch(changed) {
      const observer = new ResizeObserver(changed)
      for (const bar of bars) observer.observe(bar)
      return () => observer.disconnect()
    },
  }
}
