// A countdown to an instant.
import { useEffect, useState } from 'react'

// In milliseconds. Without this delay, a device whose clock is ahead would ask for new codes
// without a pause.
const endDelayMs = 3_000

/** Returns the whole seconds until `instant`, at least 0. Calls `onEnd` once at its end. */
export function useSecondsUntil(instant: string, onEnd: () => void): number {
  const [now, setNow] = useState(Date.now)
  const seconds = Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) {
      const timer = setTimeout(onEnd, endDelayMs)
      return () => clearTimeout(timer)
    }
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver, onEnd])
  return seconds
}
