// A stand-in for Stripe over HTTP: PaymentIntents captured by hand, refunds, idempotency keys, and the test tokens of the sandbox.
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
  /** Does the work of the next request and cuts the line instead of answering. */
  loseNext(): void
  close(): Promise<void>
}

const declineCodes: Record<string, string> = {
  INSUFFICIENT_BALANCE: 'insufficient_funds',
  CANT_CHARGE: 'card_not_supported',
  PAYMENT_INVALID: 'incorrect_number',
}
const refused = (status: number, type: string, more: object): Reply => ({
  status,
  body: { error: { type, message: 'no', ...more } },
})

export async function openStripeStub(): Promise<StripeStub> {
  const intents = new Map<string, Intent>()
  const refunds: StripeStub['refunds'] = []
  const answered = new Map<string, { request: string; reply: Reply }>()
  let lose = false

  const work = (method: string, path: string, form: URLSearchParams): Reply => {
    const [, , what, id = '', move = ''] = path.split('/')
    if (what === 'refunds') {
      const intent = intents.get(form.get('payment_intent') ?? '')
      const amount = Number(form.get('amount'))
      const given = refunds
        .filter((refund) => refund.intent === intent?.id)
        .reduce((sum, one) => sum + one.amount, 0)
      if (intent?.status !== 'succeeded' || given + amount > intent.amount_received)
        return refused(400, 'invalid_request_error', { code: 'charge_already_refunded' })
      refunds.push({ intent: intent.id, amount })
      return { status: 200, body: { id: `re_${refunds.length}`, object: 'refund', amount } }
    }
    if (!id) {
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
    const intent = intents.get(id)
    if (!intent) return refused(404, 'invalid_request_error', { code: 'resource_missing' })
    if (method === 'POST') {
      const allowed =
        {
          confirm: ['requires_payment_method'],
          capture: ['requires_capture'],
          cancel: ['requires_payment_method', 'requires_action', 'requires_capture'],
        }[move] ?? []
      if (!allowed.includes(intent.status))
        return refused(400, 'invalid_request_error', { code: 'payment_intent_unexpected_state' })
      if (move === 'capture') {
        const part = form.get('amount_to_capture')
        if (part !== null && Number(part) > intent.amount)
          return refused(400, 'invalid_request_error', { code: 'amount_too_large' })
        intent.status = 'succeeded'
        intent.amount_received = part === null ? intent.amount : Number(part)
      }
      if (move === 'cancel') intent.status = 'canceled'
      if (move === 'confirm') {
        const outcome = outcomeOfToken(form.get('payment_method_data[card][token]') ?? '')
        if (isPaymentFailure(outcome)) {
          intent.last_payment_error = {
            code: 'card_declined',
            decline_code: declineCodes[outcome] ?? 'generic_decline',
          }
          return refused(402, 'card_error', intent.last_payment_error)
        }
        intent.status = outcome === 'challenge' ? 'requires_action' : 'requires_capture'
        intent.next_action =
          outcome === 'challenge'
            ? {
                type: 'redirect_to_url',
                redirect_to_url: {
                  url: 'https://bank.test/confirm',
                  return_url: form.get('return_url'),
                },
              }
            : null
        if (intent.status === 'requires_capture') intent.charges += 1
      }
    }
    return { status: 200, body: { ...intent } }
  }

  const server = createServer(
    (request, response) =>
      void (async () => {
        const text = await readText(request)
        const key = request.headers['idempotency-key']
        const asked = `${request.url} ${text}`
        const before = typeof key === 'string' ? answered.get(key) : undefined
        let reply =
          before?.reply ??
          work(request.method ?? 'GET', request.url ?? '', new URLSearchParams(text))
        if (before && before.request !== asked) reply = refused(400, 'idempotency_error', {})
        if (typeof key === 'string' && !before) answered.set(key, { request: asked, reply })
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

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
