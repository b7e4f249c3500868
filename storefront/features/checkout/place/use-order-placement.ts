// OrderPlacement the order: once, whatever happens to the connection, the page or the button.
import type { ClientProblem } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import type { FreshQuote, SignedQuote } from '@tingkat/contract/quote'
import type { KeyOutcome } from '@tingkat/contract/payment'
import type { Order } from '@tingkat/ordering/order/order'
import type { QuoteDifference } from '@tingkat/ordering/quote/quote-difference'
import { useEffect, useMemo, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { newID } from '../../../platform/browser/new-id.ts'
import { inOneTab } from '../../../platform/storage/one-tab.ts'
import { createStored, type Stored } from '../../../platform/storage/stored.ts'
import { withQuote } from './order-request.ts'
import {
  createAttemptStore,
  isUndecided,
  parseAttempt,
  type AttemptStore,
  type OrderAttempt,
} from './order-attempt.ts'

export type PlacementState =
  | { phase: 'ready' }
  | { phase: 'placing' }
  /** Sent, no verdict: only the same order may be sent again. */
  | { phase: 'unsure'; problem: ClientProblem | null }
  /** The price is another than was shown. Nothing was ordered; `accept` orders at `quote`. */
  | { phase: 'changed'; changes: QuoteDifference[]; quote: SignedQuote }
  | { phase: 'refused'; problem: ClientProblem }

export type OrderPlacement = {
  state: PlacementState
  place: (body: OrderBody) => void
  /** Orders at the price that was found `changed`. */
  accept: () => void
  tryAgain: () => void
  startOver: () => void
  settle: () => void
  /** The key that waits for its answer; null when none does. */
  openKey: () => string | null
  /** The end of the open key, learnt by asking after it. */
  conclude: (outcome: Extract<KeyOutcome, { state: 'placed' | 'declined' }>) => void
}

// The first request may still be in a transaction: a second look after a moment, a few times.
const inFlightWaitMs = 1_500
const inFlightTries = 5

const kept = new Map<string, Stored<OrderAttempt>>()

function intentsOf(countryCode: string, account: string | null): AttemptStore {
  let stored = kept.get(countryCode)
  if (!stored)
    kept.set(countryCode, (stored = createStored(`placing.${countryCode}`, parseAttempt)))
  return createAttemptStore(stored, newID, account)
}

type Ends = {
  onPlaced: (order: Order) => void
  /** The price now; its promos are those that still hold. */
  onChanged: (quote: SignedQuote) => void
  /** The quote was of no use: the page should ask for another. */
  onUnpriced?: () => void
}

/** `account` is who is here; null while that is not known. */
export function useOrderPlacement(
  countryCode: string,
  account: string | null,
  ends: Ends,
): OrderPlacement {
  const intents = useMemo(() => intentsOf(countryCode, account), [countryCode, account])
  // An intent left open by a closed or reloaded page waits for its answer still.
  const [state, setState] = useState<PlacementState>(() =>
    intents.read() ? { phase: 'unsure', problem: null } : { phase: 'ready' },
  )
  const sending = useRef(false)
  const offered = useRef<OrderBody | null>(null)
  const last = useRef(ends)
  useEffect(() => {
    last.current = ends
  })

  async function send(intentOf: () => OrderAttempt | null) {
    if (sending.current) return
    sending.current = true
    setState({ phase: 'placing' })
    const alone = await inOneTab(`placing.${countryCode}`, async () => {
      const intent = intentOf()
      if (intent) await sendIntent(intent)
    })
    sending.current = false
    // The other tab has had its answer: the basket tells here what it was.
    if (!alone) setState(intents.read() ? { phase: 'unsure', problem: null } : { phase: 'ready' })
  }

  async function sendIntent({ key, body }: OrderAttempt, renewed = false) {
    let answer = await client.placeOrder(body, key)
    for (
      let tries = 1;
      !answer.ok && answer.problem.code === 'in_flight' && tries < inFlightTries;
      tries += 1
    ) {
      await new Promise((resolve) => {
        setTimeout(resolve, inFlightWaitMs)
      })
      answer = await client.placeOrder(body, key)
    }
    if (answer.ok) {
      intents.close()
      last.current.onPlaced(answer.data)
      return
    }
    const { problem } = answer
    if (isUndecided(problem.code)) {
      setState({ phase: 'unsure', problem })
      return
    }
    intents.close()
    const fresh = readFreshQuote(problem)
    if (fresh) {
      offered.current = withQuote(body, fresh.quote)
      last.current.onChanged(fresh.quote)
      // Only time had passed. Under a key of its own, for nothing was placed; once, for a clock that stands still would go on for ever.
      if (fresh.changes.length === 0 && !renewed)
        return await sendIntent(intents.open(offered.current), true)
      setState(
        fresh.changes.length ? { phase: 'changed', ...fresh } : { phase: 'refused', problem },
      )
      return
    }
    if (problem.code === 'quote_invalid') last.current.onUnpriced?.()
    setState({ phase: 'refused', problem })
  }

  return {
    state,
    place(body) {
      if (sending.current) return
      // An order that still waits for its answer, from another tab perhaps, comes first.
      if (intents.read()) setState({ phase: 'unsure', problem: null })
      else void send(() => intents.open(body))
    },
    accept() {
      const body = offered.current
      if (body && state.phase === 'changed' && !sending.current) void send(() => intents.open(body))
    },
    tryAgain() {
      if (intents.read()) void send(intents.read)
      else setState({ phase: 'ready' })
    },
    startOver() {
      intents.close()
      setState({ phase: 'ready' })
    },
    openKey: () => intents.read()?.key ?? null,
    conclude(outcome) {
      intents.close()
      if (outcome.state === 'placed') last.current.onPlaced(outcome.order)
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
    settle: () =>
      setState((now) =>
        now.phase === 'refused' || now.phase === 'changed' ? { phase: 'ready' } : now,
      ),
  }
}

function readFreshQuote({ code, context }: ClientProblem): FreshQuote | null {
  const { quote, changes } = context
  return (code === 'quote_changed' || code === 'quote_expired') && quote && Array.isArray(changes)
    ? ({ quote, changes } as FreshQuote)
    : null
}
