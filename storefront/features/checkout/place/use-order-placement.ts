// Places an order exactly once, even after a double click, a reload or a lost response.
import type { ClientProblem } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import type { FreshQuote, SignedQuote } from '@tingkat/contract/quote'
import type { KeyOutcome } from '@tingkat/contract/payment'
import type { Order } from '@tingkat/ordering/order/order'
import type { QuoteDifference } from '@tingkat/ordering/quote/quote-difference'
import { useEffect, useMemo, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { runInOneTab } from '../../../platform/storage/run-in-one-tab.ts'
import { storedByName } from '../../../platform/storage/stored.ts'
import { withQuote } from './order-request.ts'
import {
  createAttemptStore,
  isUndecided,
  parseAttempt,
  type AttemptStore,
  type OrderAttempt,
} from './order-attempt.ts'
import { readChangedPromise, type ChangedPromise } from './changed-promise.ts'

export type PlacementState =
  | { phase: 'ready' }
  | { phase: 'placing' }
  /** The order was sent without a final answer. Only the same attempt may be repeated. */
  | { phase: 'undecided'; problem: ClientProblem | null }
  /** The order was not placed, because the price has changed. `acceptPrice` orders at `quote`. */
  | { phase: 'changed'; changes: QuoteDifference[]; quote: SignedQuote }
  /**
   * The order was not placed, because the food would arrive later than promised. `acceptPrice`
   * places the order with the later delivery time.
   */
  | { phase: 'later'; promise: ChangedPromise; quote: SignedQuote }
  | { phase: 'refused'; problem: ClientProblem }

export type OrderPlacement = {
  state: PlacementState
  place: (body: OrderBody) => void
  /** Orders at the new quote. It may be called in the phases `changed` and `later` only. */
  acceptPrice: () => void
  /** Repeats an undecided attempt with the same idempotency key. */
  retry: () => void
  /** Deletes the undecided attempt, so that the eater can order again. */
  startOver: () => void
  /** Returns from the phases `refused`, `changed` and `later` to `ready`. */
  dismiss: () => void
  /** Returns the idempotency key of the undecided attempt, null if there is none. */
  pendingKey: () => string | null
  /** Ends the undecided attempt with the outcome that was polled by its idempotency key. */
  conclude: (outcome: Extract<KeyOutcome, { state: 'placed' | 'declined' }>) => void
}

// The code `in_flight` says that the server is still processing a request with this idempotency
// key. The request is then sent again after this many milliseconds.
const inFlightDelayMs = 1_500
const inFlightTries = 5

const attempts = storedByName('placing.', parseAttempt)

const attemptStoreOf = (countryCode: string, account: string | null): AttemptStore =>
  createAttemptStore(attempts(countryCode), newID, account)

type PlacementCallbacks = {
  onPlaced: (order: Order) => void
  /** Receives the new quote. Its promo codes are those that are still valid. */
  onPriceChanged: (quote: SignedQuote) => void
  /** Called when the server rejected the quote's token: the page should request a new quote. */
  onQuoteInvalid?: () => void
}

/** `account` is the current eater; null while unknown. */
export function useOrderPlacement(
  countryCode: string,
  account: string | null,
  callbacks: PlacementCallbacks,
): OrderPlacement {
  const store = useMemo(() => attemptStoreOf(countryCode, account), [countryCode, account])
  // A stored attempt means that the page was closed or reloaded before its final answer arrived.
  const [state, setState] = useState<PlacementState>(() =>
    store.read() ? { phase: 'undecided', problem: null } : { phase: 'ready' },
  )
  const isSending = useRef(false)
  const bodyAtNewPrice = useRef<OrderBody | null>(null)
  const latestCallbacks = useRef(callbacks)
  useEffect(() => {
    latestCallbacks.current = callbacks
  })

  async function send(openAttempt: () => OrderAttempt | null) {
    if (isSending.current) return
    isSending.current = true
    setState({ phase: 'placing' })
    const hasRun = await runInOneTab(`placing.${countryCode}`, async () => {
      const attempt = openAttempt()
      if (attempt) await sendAttempt(attempt)
    })
    isSending.current = false
    // Another tab is sending the order. All tabs share the stored
    // attempt and the cart, so the result appears in this tab too.
    if (!hasRun) setState(store.read() ? { phase: 'undecided', problem: null } : { phase: 'ready' })
  }

  async function sendAttempt({ key, body }: OrderAttempt, isRenewed = false) {
    const answer = await requestOrder(body, key)
    if (answer.ok) {
      store.close()
      latestCallbacks.current.onPlaced(answer.data)
      return
    }
    const { problem } = answer
    if (isUndecided(problem.code)) {
      setState({ phase: 'undecided', problem })
      return
    }
    store.close()
    const fresh = readFreshQuote(problem)
    if (fresh) {
      await handleFreshQuote(fresh, body, problem, isRenewed)
      return
    }
    if (problem.code === 'quote_invalid') latestCallbacks.current.onQuoteInvalid?.()
    setState({ phase: 'refused', problem })
  }

  async function handleFreshQuote(
    fresh: FreshQuote,
    body: OrderBody,
    problem: ClientProblem,
    isRenewed: boolean,
  ) {
    bodyAtNewPrice.current = withQuote(body, fresh.quote)
    latestCallbacks.current.onPriceChanged(fresh.quote)
    const promise = readChangedPromise(problem)
    if (promise) return setState({ phase: 'later', promise, quote: fresh.quote })
    if (fresh.changes.length > 0) return setState({ phase: 'changed', ...fresh })
    // Only the quote had expired and nothing was placed, so the order
    // is sent again with a new key. It is sent again only once, because
    // a server with a wrong clock would repeat this answer for ever.
    if (isRenewed) return setState({ phase: 'refused', problem })
    await sendAttempt(store.open(bodyAtNewPrice.current), true)
  }

  return {
    state,
    place(body) {
      if (isSending.current) return
      // An undecided attempt, perhaps of another tab, needs its final answer first.
      if (store.read()) setState({ phase: 'undecided', problem: null })
      else void send(() => store.open(body))
    },
    acceptPrice() {
      const body = bodyAtNewPrice.current
      const isOffered = state.phase === 'changed' || state.phase === 'later'
      if (body && isOffered && !isSending.current) void send(() => store.open(body))
    },
    retry() {
      if (store.read()) void send(store.read)
      else setState({ phase: 'ready' })
    },
    startOver() {
      store.close()
      setState({ phase: 'ready' })
    },
    pendingKey: () => store.read()?.key ?? null,
    conclude(outcome) {
      store.close()
      if (outcome.state === 'placed') latestCallbacks.current.onPlaced(outcome.order)
      else
        setState({
          phase: 'refused',
          problem: {
            code: 'payment_declined',
            status: 402,
            message: '',
            context: { orderID: outcome.orderID, reason: outcome.reason },
          },
        })
    },
    dismiss: () =>
      setState((current) => (answeredPhases.has(current.phase) ? { phase: 'ready' } : current)),
  }
}

const answeredPhases = new Set<PlacementState['phase']>(['refused', 'changed', 'later'])

async function requestOrder(body: OrderBody, key: string) {
  let answer = await client.placeOrder(body, key)
  for (
    let tries = 1;
    !answer.ok && answer.problem.code === 'in_flight' && tries < inFlightTries;
    tries += 1
  ) {
    await new Promise((resolve) => {
      setTimeout(resolve, inFlightDelayMs)
    })
    answer = await client.placeOrder(body, key)
  }
  return answer
}

const codesWithQuote = new Set<string>(['quote_changed', 'quote_expired', 'promise_changed'])

function readFreshQuote({ code, context }: ClientProblem): FreshQuote | null {
  const { quote, changes } = context
  return codesWithQuote.has(code) && quote && Array.isArray(changes)
    ? ({ quote, changes } as FreshQuote)
    : null
}
