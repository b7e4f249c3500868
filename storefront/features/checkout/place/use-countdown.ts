// Countdown of the whole seconds until an instant.
import { useEffect, useRef, useState } from 'react'

const secondsUntil = (instant: string) =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))

/** Returns the remaining seconds. Calls `onEnd` once, when none remain. */
export function useCountdown(instant: string, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(() => secondsUntil(instant))
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  })

  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = secondsUntil(instant)
      setSecondsLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      latestOnEnd.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return secondsLeft
}

/** Formats a number of seconds as minutes and seconds: `9:05`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
