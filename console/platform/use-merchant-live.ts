// Keeps a merchant's live state (sold out, busy, paused) and menu up to date on a page.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useCallback, useRef, useState } from 'react'
import { useBoard, type BoardOfShift } from './board-feed/use-board.tsx'
import { liveClient } from './live-client.ts'
import { useRepeatedly } from './use-repeatedly.ts'

const readEveryMs = 3_000
/**
 * The interval in milliseconds at which the menu is read again, because the menu itself may change.
 * The menu is also read again when the live state changes.
 */
const menuMs = 30_000

export type LiveBoard = {
  live: MerchantLive
  merchant: Merchant
  /** The live state at the moment when `merchant` was read. */
  readWith: MerchantLive
  /** When the live state was read, in milliseconds of this browser's clock. */
  readAt: number
}

export type MerchantLiveReading = {
  board: LiveBoard | null
  /** The problem of the first read of the live state; null if that read succeeded. */
  problem: ClientProblem | null
  /** When the page's data was last up to date; null while it is up to date. */
  staleSince: string | null
  /** Shows the live state that the response to a change contains. */
  apply: (live: MerchantLive) => void
  readAgain: () => void
}

/**
 * Follows the event stream of the kitchen board. Without a stream, reads every three seconds while
 * the page is visible. Reads at once when the page becomes visible or the connection returns. An
 * answer that is older than the shown live state is ignored.
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

  const readAgain = useRepeatedly(read, setStaleSince, {
    news: newsOf(useBoard(), merchantID),
    everyMs: readEveryMs,
    everyMsWithNews: menuMs,
  })
  return { board, problem, staleSince, apply, readAgain }
}

/**
 * Returns a text that changes with the merchant's live state. Null without an event stream: the
 * kitchen board is not up to date or does not contain the merchant.
 */
function newsOf({ board, staleSince }: BoardOfShift, merchantID: string): string | null {
  const known = board?.merchants.find((merchant) => merchant.merchantID === merchantID)
  return known && staleSince === null ? JSON.stringify(known.live) : null
}

/**
 * Reads the live state. Also reads the menu if the live state has changed since the menu was read.
 */
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
