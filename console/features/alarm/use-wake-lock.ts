// Keeps the screen of a tablet on while the page is visible, if the browser allows it.
import { useEffect } from 'react'

export function useWakeLock(): void {
  useEffect(() => {
    let isEnded = false
    let lock: WakeLockSentinel | null = null

    /**
     * The browser releases the screen lock when the page is hidden, so the lock is requested again
     * when the page is visible.
     */
    async function request() {
      if (document.hidden || !('wakeLock' in navigator)) return
      const next = await navigator.wakeLock.request('screen').catch(() => null)
      if (isEnded) await next?.release()
      else lock = next
    }

    const onVisible = () => void request()
    void request()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isEnded = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}

/** While `isNeeded` is true, the browser asks for confirmation before it closes the page. */
export function useKeepOpen(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
