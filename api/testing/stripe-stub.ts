// An HTTP server for tests that behaves like Stripe. It supports PaymentIntents with manual
// capture, refunds, idempotency keys and the sandbox's test tokens.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isPaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { outcomeOfToken } from '@tingkat/ordering/payment/sandbox-cards'

type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  currency: string
  status: string
  metadata: { reference: string }
  next_action: object | null
  last_payment_error: object | null
  charges: number
  amount_received: number
}
type Reply = { status: number; body: object }

export type StripeStub = {
  url: string
  intents: Map<string, Intent>
  refunds: { intent: string; amount: number }[]
  /** Makes the stub handle the next request, but close the connection instead of responding. */
  loseNext(): void
  close(): Promise<void>
}

const declineCodes: Record<string, string> = {
  INSUFFICIENT_BALANCE: 'insufficient_funds',
  CANT_CHARGE: 'card_not_supported',
  PAYMENT_INVALID: 'incorrect_number',
}
const refused = (status: number, type: string, details: object): Reply => ({
  status,
  body: { error: { type, message: 'no', ...details } },
})

const allowedStates: Record<string, string[]> = {
  confirm: ['requires_payment_method'],
  capture: ['requires_capture'],
  cancel: ['requires_payment_method', 'requires_action', 'requires_capture'],
}

export async function openStripeStub(): Promise<StripeStub> {
  const intents = new Map<string, Intent>()
  const refunds: StripeStub['refunds'] = []
  const responses = new Map<string, { request: string; reply: Reply }>()
  let lose = false

  function refund(form: URLSearchParams): Reply {
    const intent = intents.get(form.get('payment_intent') ?? '')
    const amount = Number(form.get('amount'))
    const refunded = refunds
      .filter((earlier) => earlier.intent === intent?.id)
      .reduce((sum, earlier) => sum + earlier.amount, 0)
    if (intent?.status !== 'succeeded' || refunded + amount > intent.amount_received)
      return refused(400, 'invalid_request_error', { code: 'charge_already_refunded' })
    refunds.push({ intent: intent.id, amount })
    return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund', amount } }
  }

  function createIntent(form: URLSearchParams): Reply {
    const intent: Intent = {
      id: `pi_${intents.size + 1}`,
      object: 'payment_intent',
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status: 'requires_payment_method',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
      next_action: null,
      last_payment_error: null,
      charges: 0,
      amount_received: 0,
    }
    intents.set(intent.id, intent)
    return { status: 200, body: { ...intent } }
  }

  function handle(method: string, path: string, form: URLSearchParams): Reply {
    const [, , resource, id = '', action = ''] = path.split('/')
    if (resource === 'refunds') return refund(form)
    if (!id) return createIntent(form)
    const intent = intents.get(id)
    if (!intent) return refused(404, 'invalid_request_error', { code: 'resource_missing' })
    const refusal = method === 'POST' ? applyAction(intent, action, form) : null
    return refusal ?? { status: 200, body: { ...intent } }
  }

  const server = createServer(
    (request, response) =>
      void (async () => {
        const text = await readText(request)
        const key = request.headers['idempotency-key']
        const fingerprint = `${request.url} ${text}`
        const earlier = typeof key === 'string' ? responses.get(key) : undefined
        let reply =
          earlier?.reply ??
          handle(request.method ?? 'GET', request.url ?? '', new URLSearchParams(text))
        if (earlier && earlier.request !== fingerprint)
          reply = refused(400, 'idempotency_error', {})
        if (typeof key === 'string' && !earlier) responses.set(key, { request: fingerprint, reply })
        if (lose) {
          lose = false
          response.socket?.destroy()
          return
        }
        response
          .writeHead(reply.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(reply.body))
      })(),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    refunds,
    loseNext: () => {
      lose = true
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/**
 * Applies the action (such as capture or cancel) to the payment intent and returns null, or returns
 * Stripe's refusal.
 */
function applyAction(intent: Intent, action: string, form: URLSearchParams): Reply | null {
  if (!allowedStates[action]?.includes(intent.status))
    return refused(400, 'invalid_request_error', { code: 'payment_intent_unexpected_state' })
  if (action === 'capture') return capture(intent, form.get('amount_to_capture'))
  if (action === 'confirm') return confirm(intent, form)
  intent.status = 'canceled'
  return null
}

function capture(intent: Intent, part: string | null): Reply | null {
  const amount = part === null ? intent.amount : Number(part)
  if (amount > intent.amount)
    return refused(400, 'invalid_request_error', { code: 'amount_too_large' })
  intent.status = 'succeeded'
  intent.amount_received = amount
  return null
}

function confirm(intent: Intent, form: URLSearchParams): Reply | null {
  const outcome = outcomeOfToken(form.get('payment_method_data[card][token]') ?? '')
  if (isPaymentFailure(outcome)) {
    intent.last_payment_error = {
      code: 'card_declined',
      decline_code: declineCodes[outcome] ?? 'generic_decline',
    }
    return refused(402, 'card_error', intent.last_payment_error)
  }
  if (outcome === 'challenge') {
    const redirect = { url: 'https://bank.test/confirm', return_url: form.get('return_url') }
    intent.status = 'requires_action'
    intent.next_action = { type: 'redirect_to_url', redirect_to_url: redirect }
    return null
  }
  intent.status = 'requires_capture'
  intent.next_action = null
  intent.charges += 1
  return null
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
