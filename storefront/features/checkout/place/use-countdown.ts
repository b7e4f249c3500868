// Seconds until an instant, counted down on the page.
import { useEffect, useRef, useState } from 'react'

const leftUntil = (instant: string) =>
  Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000))

/** `onOver` is called once, when none are left. */
export function useCountdown(instant: string, onOver: () => void): number {
  const [left, setLeft] = useState(() => leftUntil(instant))
  const latest = useRef(onOver)
  useEffect(() => {
    latest.current = onOver
  })

  useEffect(() => {
    const timer = setInterval(() => {
      const now = leftUntil(instant)
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      latest.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}

/** `9:05` */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
