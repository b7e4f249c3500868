// A React hook that opens a page as soon as the network is back.
import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `open` when the browser is online again. No-op if `isWanted` is false, or if the visitor
 * has begun to open another page.
 */
export function useReopen(isWanted: boolean, open: () => void): void {
  const reopen = useEffectEvent(open)
  useEffect(() => {
    if (!isWanted) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let isLeaving = false
    window.addEventListener('beforeunload', () => (isLeaving = true), { signal })
    // The page is shown again, for example after the browser's Back button.
    window.addEventListener('pageshow', () => (isLeaving = false), { signal })
    window.addEventListener('online', () => isLeaving || reopen(), { signal })
    return () => listening.abort()
  }, [isWanted])
}
