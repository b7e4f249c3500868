// A React hook that counts down whole seconds.
import { useCallback, useEffect, useState } from 'react'

/**
 * Returns the seconds that are left, and a function that starts
 * the countdown again, by default with the same number of seconds.
 */
export function useCountdown(seconds: number): [left: number, restart: (seconds?: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  const restart = useCallback(
    (newSeconds = seconds) => {
      setNow(Date.now())
      setEnd(Date.now() + newSeconds * 1000)
    },
    [seconds],
  )
  return [left, restart]
}
