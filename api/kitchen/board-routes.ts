// HTTP routes of the kitchen board: its orders, its event stream, its history and its settings.
import {
  boardMerchantListSchema,
  boardSchema,
  boardSettingsBodySchema,
  boardSettingsSchema,
  historyQuerySchema,
  historySchema,
} from '@tingkat/contract/console/kitchen'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import { parseScope } from '@tingkat/ordering/permissions'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openEventStreams } from '../http/event-stream.ts'
import { problem } from '../http/problem.ts'
import { eventStream, problems } from '../http/responses.ts'
import { createStreamLimit } from '../live/stream-limit.ts'
import type { Acting, Staff } from '../staff/acting.ts'
import { findBoardKeys, type BoardKey, type BoardPorts } from './board-actions.ts'
import type { BoardHub } from './board-hub.ts'
import { listBoardMerchants, type BoardListPorts } from './board-list.ts'
import { readHistory } from './history-actions.ts'
import { followBoard } from './board-stream.ts'
import { saveBoardSettings, type SettingPorts } from './setting-actions.ts'

export type BoardRoutes = BoardPorts &
  BoardListPorts &
  SettingPorts & { hub: BoardHub; staff: Staff }

const tags = ['kitchen']
// Without a merchant, the kitchen board has all merchants of the caller's device or memberships.
const querySchema = z.object({ merchantID: idSchema.optional() })
const eventsQuerySchema = querySchema.extend({
  /**
   * The `position` of the kitchen board that the client has read before. A `Last-Event-ID` header
   * takes precedence.
   */
  after: z.string().max(100).optional(),
})
// The largest number of merchants on one kitchen board.
const merchantsMax = 50

export const boardRoutes: FastifyPluginAsyncZod<BoardRoutes> = async (app, ports) => {
  const { staff, hub, clock } = ports
  const sendEvents = openEventStreams(app, staff)
  const streams = createStreamLimit()
  app.addHook('onClose', () => hub.close())

  const keysFor = (acting: Acting, request: FastifyRequest, merchantID?: string): BoardKey[] => {
    if (merchantID === undefined) {
      const merchantIDs = staff.scopes(acting, request).flatMap((scope) => {
        const parsed = parseScope(scope)
        return parsed?.kind === 'merchant' ? [parsed.id] : []
      })
      return findBoardKeys(ports, merchantIDs).slice(0, merchantsMax)
    }
    const [key] = findBoardKeys(ports, [merchantID])
    if (!key) throw problem('not_found')
    staff.check(acting, request, key)
    return [key]
  }

  app.get(
    paths.kitchenBoard,
    {
      config: { allow: 'order.read', polled: true },
      schema: {
        summary: 'The orders of the board, and what is set for its merchants',
        tags,
        querystring: querySchema,
        response: {
          200: boardSchema,
          ...problems('invalid_request', 'unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const acting = await staff.require(request, reply)
      const keys = keysFor(acting, request, request.query.merchantID)
      return JSON.parse(await hub.readBoard(keys))
    },
  )

  app.get(
    paths.kitchenMerchants,
    {
      config: { allow: 'order.read', polled: true },
      schema: {
        summary: 'Merchants whose boards the caller may open, those with open orders first',
        tags,
        response: { 200: boardMerchantListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await staff.require(request, reply)
      return await listBoardMerchants(ports, staff.scopes(acting, request))
    },
  )

  app.get(
    paths.kitchenEvents,
    {
      config: { allow: 'order.read', polled: true },
      schema: {
        summary: 'Event stream of the board',
        description:
          'Events: `board`, `order`, `live`, `ticket` and `heartbeat`. A stream with ' +
          '`Last-Event-ID` continues there, or begins with the whole `board`.',
        tags,
        querystring: eventsQuerySchema,
        response: {
          200: eventStream,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'forbidden',
            'not_found',
            'too_many_requests',
          ),
        },
      },
    },
    async (request, reply) => {
      const { merchantID, after = '' } = request.query
      const position = String(request.headers['last-event-id'] ?? after)
      return await sendEvents(request, reply, async (acting, stop) => {
        const keys = keysFor(acting, request, merchantID)
        return await followBoard({ hub, streams, clock }, acting, keys, position, stop)
      })
    },
  )

  app.get(
    paths.kitchenHistory,
    {
      config: { allow: 'order.read' },
      schema: {
        summary: 'Orders that ended on a day, with its totals',
        tags,
        querystring: historyQuerySchema,
        response: {
          200: historySchema,
          ...problems('invalid_request', 'unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const acting = await staff.require(request, reply)
      const { merchantID, ...wanted } = request.query
      const [key] = keysFor(acting, request, merchantID)
      if (!key) throw problem('not_found')
      return await readHistory(ports, key, wanted)
    },
  )

  app.put(
    paths.kitchenSettings,
    {
      config: { allow: 'device.manage' },
      schema: {
        summary: 'Set the packing check, and who answers orders of the demo',
        tags,
        params: z.object({ merchantID: idSchema }),
        body: boardSettingsBodySchema,
        response: {
          200: boardSettingsSchema,
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
      const acting = await staff.require(request, reply)
      const [key] = findBoardKeys(ports, [request.params.merchantID])
      if (!key) throw problem('not_found')
      staff.check(acting, request, key)
      const { personID, deviceID, sessionID } = acting
      const caller = { personID, deviceID, sessionID, at: clock(), requestID: request.id }
      return await saveBoardSettings(ports, caller, key, request.body)
    },
  )
}
