// Placing the order: once, whatever happens to the connection, the page or the button.
import type { ClientProblem } from '@tingkat/contract/client'
import type { OrderBody } from '@tingkat/contract/order'
import type { Order } from '@tingkat/ordering/order'
import type { PriceQuote } from '@tingkat/ordering/quote'
import { useEffect, useMemo, useRef, useState } from 'react'
import { client } from '../../platform/client.ts'
import { newID } from '../../platform/new-id.ts'
import { createStored } from '../../platform/stored.ts'
import { createIntentStore, isUndecided, readIntent, type IntentStore, type PlacingIntent } from './placing-intent.ts'

export type PlacingState =
  | { phase: 'ready' }
  | { phase: 'placing' }
  /** Sent, no verdict: only the same order may be sent again. */
  | { phase: 'unsure'; problem: ClientProblem | null }
  | { phase: 'changed'; shown: number; fresh: number }
  | { phase: 'refused'; problem: ClientProblem }

export type Placing = { state: PlacingState; place: (body: OrderBody) => void; tryAgain: () => void; startOver: () => void; settle: () => void }

// The first request may still be in a transaction: a second look after a moment, a few times.
const inFlightWaitMs = 1_500
const inFlightTries = 5

const stores = new Map<string, IntentStore>()

function intentsOf(countryCode: string): IntentStore {
  let store = stores.get(countryCode)
  if (!store) stores.set(countryCode, store = createIntentStore(createStored(`placing.${countryCode}`, readIntent), newID))
  return store
}

type Ends = { onPlaced: (order: Order) => void; onChanged: (quote: PriceQuote) => void }

export function usePlacing(countryCode: string, ends: Ends): Placing {
  const intents = useMemo(() => intentsOf(countryCode), [countryCode])
  // An intent left open by a closed or reloaded page waits for its answer still.
  const [state, setState] = useState<PlacingState>(() => intents.read() ? { phase: 'unsure', problem: null } : { phase: 'ready' })
  const sending = useRef(false)
  const last = useRef(ends)
  useEffect(() => { last.current = ends })

  async function send({ key, body }: PlacingIntent) {
    if (sending.current) return
    sending.current = true
    setState({ phase: 'placing' })
    let answer = await client.placeOrder(body, key)
    for (let tries = 1; !answer.ok && answer.problem.code === 'in_flight' && tries < inFlightTries; tries += 1) {
      await new Promise(resolve => { setTimeout(resolve, inFlightWaitMs) })
      answer = await client.placeOrder(body, key)
    }
    sending.current = false
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
    const { quote, shown, fresh } = problem.context
    if (problem.code === 'quote_changed' && quote) {
      last.current.onChanged(quote as PriceQuote)
      setState({ phase: 'changed', shown: Number(shown), fresh: Number(fresh) })
    } else setState({ phase: 'refused', problem })
  }

  return {
    state,
    place: body => { if (!sending.current) void send(intents.open(body)) },
    tryAgain() {
      const intent = intents.read()
      if (intent) void send(intent)
      else setState({ phase: 'ready' })
    },
    startOver() {
      intents.close()
      setState({ phase: 'ready' })
    },
    settle: () => setState(now => now.phase === 'refused' || now.phase === 'changed' ? { phase: 'ready' } : now),
  }
}
