// A React hook that polls the data of a page, and tells since when the data is out of date.
import { useCallback, useEffect, useRef } from 'react'

/**
 * The delay in milliseconds before a failed read is repeated, so that the page knows within seconds
 * whether the connection is lost.
 */
const retryMs = 1_000
/**
 * In milliseconds: a page that polls counts as out of date when its last successful read is older
 * than this.
 */
const staleMs = 20_000

type Repetition = {
  /** The interval of reads in milliseconds while there is no event stream. */
  everyMs: number
  /** A text that changes with each event of the stream; null without a stream. */
  news?: string | null
  /** The interval of reads in milliseconds while there is an event stream. */
  everyMsWithNews?: number
}

/**
 * Reads repeatedly while the page is visible, and at once when `news` changes, the page becomes
 * visible or the connection returns. `read` returns whether it succeeded; `setStaleSince` gets the
 * time since when the page is out of date, or null. Returns a function that reads at once.
 */
export function useRepeatedly(
  read: () => Promise<boolean>,
  setStaleSince: (since: string | null) => void,
  { everyMs, news = null, everyMsWithNews = everyMs }: Repetition,
): () => void {
  const readNow = useRef(() => {})
  const isFollowing = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isReading = false
    let isWantedAgain = false
    let isEnded = false
    let failures = 0
    let readAt = Date.now()

    async function run() {
      isWantedAgain = isReading
      if (isReading || isEnded) return
      clearTimeout(timer)
      isReading = true
      const isOk = await read()
      isReading = false
      if (isEnded) return
      failures = isOk ? 0 : failures + 1
      if (isOk) readAt = Date.now()
      // A single lost response is common on mobile networks, so the page counts as out of date only
      // after two failed reads in a row.
      const isSilent = !isFollowing.current && Date.now() - readAt > staleMs
      setStaleSince(failures > 1 || isSilent ? new Date(readAt).toISOString() : null)
      if (isWantedAgain) void run()
      else if (!document.hidden) timer = setTimeout(() => void run(), pauseAfter(isOk))
    }
    function pauseAfter(isOk: boolean): number {
      if (!isOk) return retryMs
      return isFollowing.current ? everyMsWithNews : everyMs
    }
    const onReturn = () => {
      if (!document.hidden) void run()
    }
    readNow.current = () => void run()
    void run()
    addEventListener('focus', onReturn)
    addEventListener('online', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      isEnded = true
      clearTimeout(timer)
      removeEventListener('focus', onReturn)
      removeEventListener('online', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [read, setStaleSince, everyMs, everyMsWithNews])
  useEffect(() => {
    const isFirst = news === null && !isFollowing.current
    isFollowing.current = news !== null
    // The effect above has already started the first read.
    if (!isFirst) readNow.current()
  }, [news])
  return useCallback(() => readNow.current(), [])
}
