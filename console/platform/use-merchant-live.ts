// Keeps a merchant's live state and menu up to date on a page.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { MerchantLive } from '@tingkat/contract/merchant-live'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useCallback, useEffect, useRef, useState } from 'react'
import { liveClient } from './live-client.ts'

const readEveryMs = 3_000
/** After a failure, so that a lost connection is known within seconds. */
const retryMs = 1_000
/** As long as other pages of the console wait for a sign of life. */
const staleMs = 20_000
/** The menu is read again with a change of the state, and for changes of the menu itself. */
const menuMs = 30_000

export type LiveBoard = {
  live: MerchantLive
  merchant: Merchant
  /** The state at the moment when `merchant` was read. */
  readWith: MerchantLive
  /** Milliseconds of this browser's clock. */
  readAt: number
}

export type MerchantLiveReading = {
  board: LiveBoard | null
  /** The problem of the first reading. */
  problem: ClientProblem | null
  /** When the page was last up to date; null while it is. */
  staleSince: string | null
  /** Takes over the answer of a change. */
  apply: (live: MerchantLive) => void
  readAgain: () => void
}

/**
 * Reads every three seconds while the page is visible, and at once when it becomes visible or the
 * connection returns. An answer older than what is shown is ignored.
 */
export function useMerchantLive(merchantID: string): MerchantLiveReading {
  const [board, setBoard] = useState<LiveBoard | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [staleSince, setStaleSince] = useState<string | null>(null)
  const shown = useRef<LiveBoard | null>(null)

  const apply = useCallback((live: MerchantLive) => {
    const before = shown.current
    if (!before || live.version < before.live.version || isSame(live, before.live)) return
    shown.current = { ...before, live }
    setBoard(shown.current)
  }, [])

  const read = useCallback(async (): Promise<boolean> => {
    const answer = await readBoard(merchantID, shown.current)
    if (!answer.ok) {
      if (!shown.current) setProblem(answer.problem)
      return false
    }
    setProblem(null)
    const { live, merchant } = answer.data
    if (
      merchant !== shown.current?.merchant &&
      live.version >= (shown.current?.live.version ?? 0)
    ) {
      shown.current = answer.data
      setBoard(shown.current)
    } else apply(live)
    return true
  }, [merchantID, apply])

  const readAgain = useRepeatedly(read, setStaleSince)
  return { board, problem, staleSince, apply, readAgain }
}

/** Reads the state, and the menu too if the state is another one than that of the last menu. */
async function readBoard(
  merchantID: string,
  before: LiveBoard | null,
): Promise<ApiResult<LiveBoard>> {
  const live = await liveClient.read(merchantID)
  if (!live.ok) return live
  const isMenuFresh =
    before?.readWith.version === live.data.version && Date.now() - before.readAt < menuMs
  if (isMenuFresh) return { ok: true, data: { ...before, live: live.data } }
  const merchant = await liveClient.readMerchant(merchantID)
  if (!merchant.ok) return merchant
  const read = { live: live.data, readWith: live.data, readAt: Date.now() }
  return { ok: true, data: { ...read, merchant: merchant.data } }
}

const isSame = (a: MerchantLive, b: MerchantLive): boolean =>
  JSON.stringify({ ...a, now: '' }) === JSON.stringify({ ...b, now: '' })

/** Returns a function that reads at once. */
function useRepeatedly(
  read: () => Promise<boolean>,
  setStaleSince: (since: string | null) => void,
): () => void {
  const readNow = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isReading = false
    let isEnded = false
    let failures = 0
    let readAt = Date.now()

    async function run() {
      if (isReading || isEnded) return
      clearTimeout(timer)
      isReading = true
      const isOk = await read()
      isReading = false
      if (isEnded) return
      failures = isOk ? 0 : failures + 1
      if (isOk) readAt = Date.now()
      // One lost answer is common on mobile networks.
      const isStale = failures > 1 || Date.now() - readAt > staleMs
      setStaleSince(isStale ? new Date(readAt).toISOString() : null)
      if (!document.hidden) timer = setTimeout(() => void run(), isOk ? readEveryMs : retryMs)
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
  }, [read, setStaleSince])
  return useCallback(() => readNow.current(), [])
}
