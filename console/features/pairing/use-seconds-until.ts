// A React hook that counts down to an instant.
import { useEffect, useState } from 'react'

// The delay in milliseconds from the end of the countdown to the call of `onEnd`. Without it, a
// device whose clock is ahead would request new pairing codes without a pause.
const endDelayMs = 3_000

/**
 * Returns the whole seconds until `instant`, at least 0. Calls `onEnd` once, `endDelayMs` after the
 * countdown has reached 0.
 */
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
