// A React hook that opens a page as soon as the network is back.
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `open` when the browser is online again. Does nothing if `isWanted` is false, or if the
 * visitor is already leaving for another page.
 */
export function useReopen(isWanted: boolean, open: () => void): void {
  const reopen = useEffectEvent(open)
  useEffect(() => {
    if (!isWanted) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let isLeaving = false
    window.addEventListener('beforeunload', () => (isLeaving = true), { signal })
    // The page is shown again, for example after the
    // Back button, so the visitor is no longer leaving.
    window.addEventListener('pageshow', () => (isLeaving = false), { signal })
    window.addEventListener('online', () => isLeaving || reopen(), { signal })
    return () => listening.abort()
  }, [isWanted])
}
