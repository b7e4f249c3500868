// Provides the kitchen board to all pages that staff use during a shift. The pages share one feed
// of data, which reconnects when the page becomes visible or the network returns.
import { createKitchenClient } from '@tingkat/contract/console/kitchen-client'
import { createMerchantLiveClient } from '@tingkat/contract/console/merchant-live-client'
import { paths } from '@tingkat/contract/paths'
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { newActionID } from '../client.ts'
import { exclusively, openTabNews } from '../outbox/browser-outbox.ts'
import { createBoardFeed, type BoardFeed, type BoardSnapshot } from './board-feed.ts'

export type BoardOfShift = BoardSnapshot & Omit<BoardFeed, 'read' | 'subscribe' | 'stop'>

const BoardFeedContext = createContext<BoardFeed | null>(null)
const nothing: BoardSnapshot = {
  board: null,
  staleSince: null,
  pending: [],
  problem: null,
  isOutboxFull: false,
}

// Time-out of a request in milliseconds. It is short, because no other action is sent while a
// request waits on a dead connection.
const timeoutMs = 8_000

type BoardFeedProviderProps = {
  /** Ids of the merchants of the paired tablet or of the logged-in person. */
  merchantIDs: readonly string[]
  /**
   * The merchant that a person with a role in a whole country has chosen; such a person has one
   * board at a time.
   */
  chosen?: string | null
  children: ReactNode
}

export function BoardFeedProvider({
  merchantIDs,
  chosen = null,
  children,
}: BoardFeedProviderProps) {
  const [feed, setFeed] = useState<BoardFeed | null>(null)
  const key = (chosen === null ? merchantIDs : [chosen]).join(' ')
  useEffect(() => {
    if (key === '') return undefined
    const opened = openBrowserFeed(key.split(' '), chosen)
    // eslint-disable-next-line react/set-state-in-effect -- the feed is an external connection
    setFeed(opened)
    const stopListening = onReturn(opened.wake)
    return () => {
      stopListening()
      opened.stop()
      setFeed(null)
    }
  }, [key, chosen])
  return <BoardFeedContext value={feed}>{children}</BoardFeedContext>
}

/** Returns the kitchen board that all pages share. Without a provider, its `board` is null. */
export function useBoard(): BoardOfShift {
  const feed = use(BoardFeedContext)
  const snapshot = useSyncExternalStore(
    feed?.subscribe ?? subscribeToNothing,
    feed?.read ?? (() => nothing),
  )
  return useMemo(() => ({ ...snapshot, ...actionsOf(feed) }), [snapshot, feed])
}

const subscribeToNothing = () => () => {}

function actionsOf(feed: BoardFeed | null) {
  return {
    onTickets: feed?.onTickets ?? subscribeToNothing,
    send: feed?.send ?? (() => ''),
    changeLive: feed?.changeLive ?? (() => ''),
    takeBack: feed?.takeBack ?? (() => {}),
    wake: feed?.wake ?? (() => {}),
    personArrived: feed?.personArrived ?? (() => {}),
  }
}

function openBrowserFeed(merchantIDs: readonly string[], chosen: string | null): BoardFeed {
  const options = { baseUrl: '', timeoutMs, fetch: sendFromPage }
  const orders = createKitchenClient(options)
  return createBoardFeed({
    merchantIDs,
    clients: {
      orders: { ...orders, readBoard: () => orders.readBoard(chosen ?? undefined) },
      live: createMerchantLiveClient(options),
    },
    openStream(position) {
      const query = new URLSearchParams({ after: position })
      if (chosen !== null) query.set('merchantID', chosen)
      return new EventSource(`${paths.kitchenEvents}?${query}`)
    },
    newID: newActionID,
    exclusively,
    news: openTabNews(),
    now: () => Date.now(),
    random: () => Math.random(),
    wait(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  })
}

const sendFromPage = async (url: string, init: RequestInit) => await fetch(url, init)

/**
 * Calls `wake` when the network is back or the page is visible again. Returns a function that
 * removes the listeners.
 */
function onReturn(wake: () => void): () => void {
  const onVisible = () => {
    if (!document.hidden) wake()
  }
  addEventListener('online', wake)
  addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
