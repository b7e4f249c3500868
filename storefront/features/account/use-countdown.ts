// Whole seconds until something may be done again.
import { useCallback, useEffect, useState } from 'react'

export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  const restart = useCallback(() => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }, [seconds])
  return [left, restart]
}
