// How much of the page's top the header keeps: told to the page, so that what sticks or scrolls below it knows its place.
import { throttleCalls } from '../../platform/browser/throttle-calls.ts'

/** The specification's throttle of the report. */
export const heightReportMs = 200

/** The custom property that pages read. */
export const heightProperty = '--header-height'

export type Bars = {
  /** CSS pixels of the bars that stay at the top; 0 when all scroll away. */
  staying: () => number
  /** Calls back when a bar may have another size or place. Returns how to stop. */
  watch: (changed: () => void) => () => void
}

/** A header that scrolls away whole. */
export const noBars: Bars = { staying: () => 0, watch: () => () => {} }

/** Reports the height now and after each change, at most every 200 ms; the same height is not told twice. Returns how to stop. */
export function reportHeight(bars: Bars, report: (pixels: number) => void): () => void {
  let told: number | undefined
  const tell = throttleCalls(heightReportMs, () => {
    const height = bars.staying()
    if (height === told) return
    told = height
    report(height)
  })
  const stop = bars.watch(tell)
  tell()
  return () => {
    stop()
    tell.cancel()
  }
}

/** The header's bars as they stand in the page. */
export function barsOf(header: HTMLElement): Bars {
  const bars = [...header.children].filter((child) => child instanceof HTMLElement)
  return {
    staying: () =>
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
