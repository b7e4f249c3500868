// Whole seconds until something may be done again.
import { useCallback, useEffect, useState } from 'react'

/** `restart` begins anew, with as many seconds as before or as many as it is given. */
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
    (again = seconds) => {
      setNow(Date.now())
      setEnd(Date.now() + again * 1000)
    },
    [seconds],
  )
  return [left, restart]
}
