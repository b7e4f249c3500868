// HTTP routes of payments: the payment methods, the outcome of an idempotency key, the card
// provider's events, and answers to the sandbox's simulated bank challenges.
import { idempotencyKeySchema } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import {
  challengeAnswerSchema,
  keyOutcomeSchema,
  paymentMethodsQuerySchema,
  paymentMethodsSchema,
} from '@tingkat/contract/payment'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import type { App } from '../http/app.ts'
import { problem } from '../http/problem.ts'
import { isStorable } from '../http/schemas.ts'
import { problems } from '../http/responses.ts'
import type { Sandbox } from '../providers/payments/sandbox.ts'
import type { StripeProvider } from '../providers/payments/stripe.ts'
import { advanceTip, type TipSettlingPorts } from '../order/tip/settling.ts'
import { advancePayment } from './advancing-actions.ts'
import { readKeyOutcome } from './key-actions.ts'
import { listPaymentMethods } from './method-actions.ts'
import type { SettlingPorts } from './settling-actions.ts'

export type PaymentRoutes = SettlingPorts &
  Pick<TipSettlingPorts, 'tips'> & {
    sessions: Sessions
    /**
     * The sandbox provider; null if the server uses another provider. Only the sandbox has the
     * route for answering a bank's challenges.
     */
    sandbox: Sandbox | null
    stripe: Pick<StripeProvider, 'readEvent'> | null
  }

// Maximum size of an event from the payment provider, in bytes. Stripe's events are a few
// kilobytes; the limit leaves ample room.
const eventSizeMax = 262_144

const about = { tags: ['payments'], security: [{ session: [] }] }

export const paymentRoutes: FastifyPluginAsyncZod<PaymentRoutes> = async (app, ports) => {
  addEaterRoutes(app, ports)
  // The payment provider's events have a separate Fastify scope, whose body parser keeps the raw
  // bytes that the signature covers.
  await app.register(async (scope: App) => addProviderEvents(scope, ports))
  if (ports.sandbox) addSandboxChallenge(app, ports, ports.sandbox)
}

function addEaterRoutes(app: App, ports: PaymentRoutes): void {
  const { sessions } = ports

  app.get(
    paths.paymentMethods,
    {
      schema: {
        ...about,
        summary: 'My payment methods',
        querystring: paymentMethodsQuerySchema,
        response: { 200: paymentMethodsSchema, ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) => {
      const { accountID } = await sessions.require(request, reply)
      return await listPaymentMethods(ports, accountID, request.query)
    },
  )

  app.get(
    paths.orderByKey,
    {
      schema: {
        ...about,
        summary: 'The outcome of a request to place an order',
        description:
          'What became of the request that carried this `Idempotency-Key`, for own keys only.',
        params: z.object({ key: idempotencyKeySchema }),
        response: {
          200: keyOutcomeSchema,
          ...problems('invalid_request', 'unauthenticated', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const { accountID } = await sessions.require(request, reply)
      return await readKeyOutcome(ports, accountID, request.params.key)
    },
  )
}

function addProviderEvents(app: App, ports: PaymentRoutes): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: eventSizeMax },
    (_request, body, done) => done(null, body),
  )
  app.post(
    paths.paymentEvents,
    {
      config: { bearerOnly: true },
      schema: {
        tags: ['payments'],
        summary: 'An event of the card provider',
        description:
          'Signed by Stripe. An event only names the payment to check, so repeated and late events are harmless.',
        response: { 200: z.null(), ...problems('invalid_request', 'not_found') },
      },
    },
    async ({ body, headers }) => {
      if (!ports.stripe) throw problem('not_found')
      const reference = readEvent(ports.stripe, body, headers['stripe-signature'])
      if (reference !== null) await advance(ports, reference)
      return null
    },
  )
}

function addSandboxChallenge(app: App, ports: PaymentRoutes, sandbox: Sandbox): void {
  app.post(
    paths.sandboxChallenge,
    {
      schema: {
        ...about,
        summary: 'Answer a challenge of the sandbox',
        description: 'Stands in for the page of a bank. Exists only with the sandbox provider.',
        params: z.object({ reference: idSchema }),
        body: challengeAnswerSchema,
        response: { 200: z.null(), ...problems('invalid_request', 'unauthenticated', 'not_found') },
      },
    },
    async (request, reply) => {
      const { accountID } = await ports.sessions.require(request, reply)
      const { reference } = request.params
      if ((await findOwner(ports, reference)) !== accountID) throw problem('not_found')
      const { approve } = request.body
      if (!(await sandbox.answerChallenge(reference, approve))) throw problem('not_found')
      await advance(ports, reference)
      return null
    },
  )
}

/**
 * Returns the account that pays the order or tip with
 * this payment reference; null if there is none.
 */
async function findOwner(
  { paymentStore, tips }: PaymentRoutes,
  reference: string,
): Promise<string | null> {
  return (
    (await paymentStore.findOwner(reference)) ?? (await tips.find(reference))?.accountID ?? null
  )
}

async function advance(ports: PaymentRoutes, reference: string): Promise<void> {
  await advancePayment(ports, { reference })
  await advanceTip(ports, { reference })
}

/**
 * Returns the payment reference in the event; null if the event has
 * none. Throws invalid_request for an invalid signature or reference.
 */
function readEvent(
  stripe: Pick<StripeProvider, 'readEvent'>,
  body: unknown,
  signature: string | string[] | undefined,
): string | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw problem('invalid_request')
  let reference: string | null
  try {
    reference = stripe.readEvent(body, signature)
  } catch {
    throw problem('invalid_request')
  }
  if (reference !== null && !isReference(reference)) throw problem('invalid_request')
  return reference
}

/**
 * Whether the text can be a payment reference of this server. A valid Stripe signature does not
 * prove this, because other programs may use the same Stripe account with references of any form.
 */
const isReference = (text: string): boolean => idSchema.safeParse(text).success && isStorable(text)
