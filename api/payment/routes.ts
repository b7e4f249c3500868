// HTTP of payments: how I may pay, what became of my key, the sandbox's challenge, and word from the card provider.
import {
  challengeAnswerSchema,
  keyOutcomeSchema,
  paymentMethodsQuerySchema,
  paymentMethodsSchema,
} from '@tingkat/contract/payment'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import { idempotencyKeySchema } from '@tingkat/contract/order'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { problems } from '../http/responses.ts'
import { problem } from '../http/problem.ts'
import type { Sandbox } from '../providers/payments/sandbox.ts'
import type { StripePayments } from '../providers/payments/stripe.ts'
import { listPaymentMethods, readKeyOutcome } from './method-actions.ts'
import { workPayment, type SettlingPorts } from './settling-actions.ts'

export type PaymentRoutes = SettlingPorts & {
  sessions: Sessions
  /** Null where another provider takes cards: the route then does not exist. */
  sandbox: Sandbox | null
  stripe: Pick<StripePayments, 'readEvent'> | null
}

// Stripe's events are some kilobytes.
const eventMax = 262_144

const about = { tags: ['payments'], security: [{ session: [] }] }

export const paymentRoutes: FastifyPluginAsyncZod<PaymentRoutes> = async (app, ports) => {
  const { sessions, sandbox, stripe } = ports

  app.get(
    paths.paymentMethods,
    {
      schema: {
        ...about,
        summary: 'How I may pay',
        querystring: paymentMethodsQuerySchema,
        response: { 200: paymentMethodsSchema, ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) =>
      await listPaymentMethods(
        ports,
        (await sessions.require(request, reply)).accountID,
        request.query,
      ),
  )

  app.get(
    paths.orderByKey,
    {
      schema: {
        ...about,
        summary: 'Did my order go through?',
        description:
          'What became of the request that carried this `Idempotency-Key`. Only one’s own.',
        params: z.object({ key: idempotencyKeySchema }),
        response: {
          200: keyOutcomeSchema,
          ...problems('invalid_request', 'unauthenticated', 'not_found'),
        },
      },
    },
    async (request, reply) =>
      await readKeyOutcome(
        ports,
        (await sessions.require(request, reply)).accountID,
        request.params.key,
      ),
  )

  // A scope of its own: the signature is over the bytes as they came.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: eventMax },
      (_request, body, done) => {
        done(null, body)
      },
    )
    raw.post(
      paths.paymentEvents,
      {
        config: { bearerOnly: true },
        schema: {
          tags: ['payments'],
          summary: 'Word from the card provider',
          description:
            'Signed by Stripe. An event only says which payment to look at, so that repeated and late ones do no harm.',
          response: { 200: z.null(), ...problems('invalid_request', 'not_found') },
        },
      },
      async ({ body, headers }) => {
        if (!stripe) throw problem('not_found')
        const reference = readEvent(stripe, body, headers['stripe-signature'])
        if (reference !== null) await workPayment(ports, { reference })
        return null
      },
    )
  })

  if (!sandbox) return
  app.post(
    paths.sandboxChallenge,
    {
      schema: {
        ...about,
        summary: 'Answer a challenge of the sandbox',
        description:
          'Plays the page of a bank. Where a real provider takes cards this path does not exist.',
        params: z.object({ reference: idSchema }),
        body: challengeAnswerSchema,
        response: { 200: z.null(), ...problems('invalid_request', 'unauthenticated', 'not_found') },
      },
    },
    async (request, reply) => {
      const { accountID } = await sessions.require(request, reply)
      const { reference } = request.params
      if ((await ports.paymentStore.findOwner(reference)) !== accountID) throw problem('not_found')
      if (!(await sandbox.answerChallenge(reference, request.body.approve)))
        throw problem('not_found')
      await workPayment(ports, { reference })
      return null
    },
  )
}

function readEvent(
  stripe: Pick<StripePayments, 'readEvent'>,
  body: unknown,
  signature: string | string[] | undefined,
): string | null {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw problem('invalid_request')
  try {
    return stripe.readEvent(body, signature)
  } catch {
    throw problem('invalid_request')
  }
}
