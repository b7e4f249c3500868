// The time, as often as a component needs it.
import { useEffect, useState } from 'react'

/** Renewed every so many milliseconds while `running`. */
export function useNow(everyMs: number, running = true): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!running) return undefined
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, running])
  return now
}
