// A React hook for the current time.
import { useEffect, useState } from 'react'

/** Returns the time, updated every `intervalMs` while `running`. */
export function useNow(intervalMs: number, running = true): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!running) return undefined
    const tick = () => setNow(new Date())
    const timer = setInterval(tick, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, running])
  return now
}
