// A React hook that reads an order and follows it until it ends. It connects again when the page
// becomes visible or the network returns.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { keptOrders } from '../../../platform/offline/kept-orders.ts'
import { forgetFreshOrder, freshOrder } from './fresh-order.ts'
import { followOrder, type OrderFollower } from './live-order.ts'

type OrderState = {
  orderID: string
  order: Order | null
  problem: ClientProblem | null
  /** False while the event stream is disconnected. */
  connected: boolean
  /** Chat messages received by the event stream, in the sequence of arrival. */
  liveMessages: readonly ChatMessage[]
}

type FollowedOrder = OrderState & {
  retry: () => void
  /** Replaces the order, for example by the response to a cancellation. */
  replaceOrder: (order: Order) => void
}

const initialState = (orderID: string): OrderState => ({
  orderID,
  order: freshOrder(orderID),
  problem: null,
  liveMessages: [],
  connected: true,
})

export function useOrder(orderID: string): FollowedOrder {
  const [state, setState] = useState(() => initialState(orderID))
  const follower = useRef<OrderFollower | null>(null)

  useEffect(() => {
    const update = (change: (state: OrderState) => OrderState) =>
      setState((before) => change(before.orderID === orderID ? before : initialState(orderID)))
    const visit = keptOrders.visit()
    let isRead = false
    const started = followOrder({
      orderID,
      read: () => client.readOrder(orderID),
      openStream: (url) => new EventSource(url),
      onOrder(order) {
        isRead = true
        keptOrders.keep(order, visit)
        update((before) => withOrder(before, order))
      },
      onMessage: (message) => update((before) => withMessage(before, message)),
      onPosition: (courierPosition) =>
        update((before) =>
          before.order ? { ...before, order: { ...before.order, courierPosition } } : before,
        ),
      onConnection: (connected) => update((before) => ({ ...before, connected })),
      onProblem(problem) {
        const kept = keptOrders.findAfterFailure(orderID, problem.status)
        if (kept && !isRead) keptOrders.showCopy(kept)
        update((before) => ({ ...before, problem, order: before.order ?? kept?.order ?? null }))
      },
      wait(run, ms) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    follower.current = started
    const stopListening = onReturn(started.wake)
    return () => {
      stopListening()
      started.stop()
      forgetFreshOrder(orderID)
    }
  }, [orderID])

  const current = state.orderID === orderID ? state : initialState(orderID)
  return {
    ...current,
    retry: () => follower.current?.wake(),
    replaceOrder: (order) => setState((before) => withOrder(before, order)),
  }
}

/**
 * Calls `wake` when the network is back, when the page is visible again, or when the browser
 * restores the page from the back/forward cache. In all these cases the event stream may have died
 * without an error event. Returns a function that stops listening.
 */
function onReturn(wake: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', onPageShow)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', onPageShow)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/**
 * Replaces the order, unless the new version is lower,
 * because responses may arrive out of sequence.
 */
function withOrder(state: OrderState, order: Order): OrderState {
  const outdated = state.order !== null && state.order.version > order.version
  return outdated ? state : { ...state, order, problem: null }
}

function withMessage(state: OrderState, message: ChatMessage): OrderState {
  const known = state.liveMessages.some(({ messageID }) => messageID === message.messageID)
  return known ? state : { ...state, liveMessages: [...state.liveMessages, message] }
}
