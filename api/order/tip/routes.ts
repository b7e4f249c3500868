// HTTP route for tips after delivery.
import { orderSchema, tipBodySchema, tipClosedSchema } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../account/session.ts'
import { readIdempotencyKey } from '../../http/idempotency-key.ts'
import { problems } from '../../http/responses.ts'
import { giveTip, type TipPorts } from './actions.ts'

const reasons = tipClosedSchema.shape.reason.options.map((reason) => `\`${reason}\``).join(', ')

export const tipRoutes: FastifyPluginAsyncZod<TipPorts & { sessions: Sessions }> = async (
  app,
  ports,
) => {
  app.post(
    paths.orderTip,
    {
      schema: {
        tags: ['orders'],
        security: [{ session: [] }],
        summary: 'Give the courier of a delivered order a tip',
        description:
          'Once for each order, within 24 hours of delivery, for orders that were paid by card or ' +
          'from a balance. Needs the header `Idempotency-Key` (8 to 200 characters): a repeated ' +
          'request with the same key charges once, and tells what became of a pending payment. ' +
          `\`tip_closed\` has the \`reason\`: ${reasons}.`,
        params: z.object({ orderID: idSchema }),
        body: tipBodySchema,
        response: {
          200: orderSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'idempotency_key_required',
            'idempotency_key_reused',
            'tip_closed',
            'tip_too_large',
            'payment_not_offered',
            'payment_declined',
            'payment_challenge',
            'payment_pending',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request)
      const eater = await ports.sessions.require(request, reply)
      return await giveTip(ports, eater, request.params.orderID, { ...request.body, key })
    },
  )
}
