// HTTP routes of the console for the live state of a merchant, such as sold-out dishes and pauses.
import { liveChangeBodySchema, merchantLiveSchema } from '@tingkat/contract/console/merchant-live'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../../http/responses.ts'
import type { Staff } from '../../staff/acting.ts'
import {
  changeMerchantLive,
  findLiveMerchant,
  readMerchantLive,
  type LivePorts,
} from './actions.ts'

export type LiveRoutes = LivePorts & { staff: Staff }

const merchantParams = z.object({ merchantID: idSchema })
const tags = ['kitchen']

export const liveRoutes: FastifyPluginAsyncZod<LiveRoutes> = async (app, ports) => {
  const open = async (request: FastifyRequest, reply: FastifyReply, merchantID: string) => {
    const acting = await ports.staff.require(request, reply)
    const { key } = findLiveMerchant(ports, merchantID)
    ports.staff.check(acting, request, key)
    const { personID, deviceID, sessionID } = acting
    const caller = { personID, deviceID, sessionID, at: ports.clock(), requestID: request.id }
    return { key, caller }
  }

  app.get(
    paths.kitchenLive,
    {
      config: { allow: 'live.set' },
      schema: {
        summary: 'What is sold out, busy and paused now, until when, and who set it',
        tags,
        params: merchantParams,
        response: {
          200: merchantLiveSchema,
          ...problems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      return await readMerchantLive(ports, key)
    },
  )

  app.post(
    paths.kitchenLive,
    {
      config: { allow: 'live.set' },
      schema: {
        summary: 'Set dishes sold out or on sale, busy, a pause or settings; once per action id',
        tags,
        params: merchantParams,
        body: liveChangeBodySchema,
        response: {
          200: merchantLiveSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'forbidden',
            'not_found',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const { key, caller } = await open(request, reply, request.params.merchantID)
      return await changeMerchantLive(ports, caller, key, request.body)
    },
  )
}
