// HTTP routes of group orders: of groups with a link, and of tables.
import rateLimit from '@fastify/rate-limit'
import {
  confirmGroupOrderItemsBodySchema,
  createGroupOrderBodySchema,
  groupOrderInvitationSchema,
  groupOrderItemsBodySchema,
  groupOrderListSchema,
  groupOrderProgressSchema,
  groupOrderSchema,
  groupOrderSettingsBodySchema,
  joinGroupOrderBodySchema,
  savedGroupOrderItemsSchema,
  splitBillSchema,
} from '@tingkat/contract/group-order'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { eventStream, problems } from '../http/responses.ts'
import { lastEventID, openEventStreams } from '../http/event-stream.ts'
import { perAddress } from '../http/per-address.ts'
import {
  cancelStoredGroupOrder,
  changeStoredSettings,
  confirmMemberItems,
  joinStoredGroupOrder,
  leaveStoredGroupOrder,
  listGroupOrders,
  readGroupOrder,
  readInvitation,
  readOrderProgress,
  readSplitBill,
  removeStoredMember,
  saveMemberItems,
  startStoredCheckout,
} from './actions.ts'
import { createStreamLimit } from '../live/stream-limit.ts'
import type { App } from '../http/app.ts'
import type { GroupOrderPorts } from './changing-actions.ts'
import { viewContextOf } from './context.ts'
import { createStoredGroupOrder } from './creating-actions.ts'
import type { Hub, HubPorts } from './hub.ts'
import { followGroupOrder } from './live-actions.ts'

export type GroupRoutes = GroupOrderPorts &
  Pick<HubPorts, 'bus' | 'log'> & { sessions: Sessions; rateLimits: boolean }

const about = { tags: ['group orders'], security: [{ session: [] }] }
const params = z.object({ groupID: idSchema })
const memberParams = params.extend({ memberID: idSchema })
// contract/live-events.ts describes the events. `Last-Event-ID` resumes a broken stream.
const groupStream = {
  ...eventStream,
  description:
    'group: the whole group order; change: its changes since the version `base`; presence: ' +
    'the members who have it open; progress: the placed order after each of its moves',
}
const commonProblems = [
  'invalid_request',
  'unauthenticated',
  'not_found',
  'too_many_requests',
  'storage_full',
  'group_closed',
  'group_not_joined',
  'group_removed',
  'group_paying',
] as const

// Limits per client address. They are high, because all people of an office may share one address
// and order lunch at the same time.
const callsPerAddress = { max: 3_000, timeWindow: 60 * 1000 }
const createdPerAddress = { max: 120, timeWindow: 60 * 1000 }
const limited = { config: { rateLimit: callsPerAddress } }

export const groupRoutes: FastifyPluginAsyncZod<GroupRoutes> = async (app, ports) => {
  if (ports.rateLimits) await app.register(rateLimit, perAddress)
  addGroupOrders(app, ports)
  addMembers(app, ports)
  addItems(app, ports)
  addOrdered(app, ports)
  addEvents(app, ports)
}

function addGroupOrders(app: App, ports: GroupRoutes): void {
  const { sessions } = ports

  app.post(
    paths.groupOrders,
    {
      config: { rateLimit: createdPerAddress },
      schema: {
        ...about,
        summary: 'Create a group order at a merchant, or join the one of a table',
        description:
          'Responds with 201 and a new group order, or with 200 and the one that is open ' +
          'already, which gets the settings of the request if it is a group. Everyone at a table ' +
          'shares one group order.',
        body: createGroupOrderBodySchema,
        response: {
          200: groupOrderSchema,
          201: groupOrderSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'too_many_requests',
            'storage_full',
            'not_found',
            'merchant_not_found',
            'pickup_not_offered',
            'required_restaurant_params',
            'deadline_invalid',
            'groups_full',
            'group_full',
            'group_closed',
            'spend_limit_too_low',
            'web_ordering_disabled',
            'group_ordering_disabled',
          ),
        },
      },
    },
    async (request, reply) => {
      const { group, created } = await createStoredGroupOrder(
        ports,
        await sessions.require(request, reply),
        request.body,
      )
      return reply.code(created ? 201 : 200).send(group)
    },
  )

  app.get(
    paths.groupOrders,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'My group orders: open ones first, then newest first',
        response: {
          200: groupOrderListSchema,
          ...problems('unauthenticated', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => await listGroupOrders(ports, await sessions.require(request, reply)),
  )

  app.get(
    paths.groupOrder,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'A group order',
        description: 'Others than members see only its creator and its merchant.',
        params,
        response: { 200: groupOrderSchema, ...problems(...commonProblems) },
      },
    },
    async (request, reply) =>
      await readGroupOrder(ports, await sessions.require(request, reply), request.params.groupID),
  )

  app.get(
    paths.groupOrderInvitation,
    {
      ...limited,
      schema: {
        tags: ['group orders'],
        summary: 'The invitation to a group order, for visitors with its link',
        params,
        response: {
          200: groupOrderInvitationSchema,
          ...problems('invalid_request', 'not_found', 'too_many_requests'),
        },
      },
    },
    async (request) => await readInvitation(ports, request.params.groupID),
  )

  app.patch(
    paths.groupOrder,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Set name, address, pickup, deadline and spend limit (creator)',
        params,
        body: groupOrderSettingsBodySchema,
        response: {
          200: groupOrderSchema,
          ...problems(
            ...commonProblems,
            'creator_only',
            'pickup_not_offered',
            'deadline_invalid',
            'spend_limit_too_low',
          ),
        },
      },
    },
    async (request, reply) =>
      await changeStoredSettings(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
        request.body,
      ),
  )

  app.delete(
    paths.groupOrder,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Cancel a group order (creator)',
        params,
        response: { 200: groupOrderSchema, ...problems(...commonProblems, 'creator_only') },
      },
    },
    async (request, reply) =>
      await cancelStoredGroupOrder(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
      ),
  )
}

function addMembers(app: App, ports: GroupRoutes): void {
  const { sessions } = ports

  app.post(
    paths.groupOrderMembers,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Join a group order',
        params,
        body: joinGroupOrderBodySchema,
        response: {
          200: groupOrderSchema,
          ...problems(
            ...commonProblems,
            'group_full',
            'web_ordering_disabled',
            'group_ordering_disabled',
          ),
        },
      },
    },
    async (request, reply) =>
      await joinStoredGroupOrder(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
        request.body.nameAlias,
      ),
  )

  app.delete(
    paths.groupOrderMe,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Leave a group order',
        params,
        response: { 204: z.null(), ...problems(...commonProblems, 'creator_stays') },
      },
    },
    async (request, reply) => {
      await leaveStoredGroupOrder(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
      )
      return reply.code(204).send(null)
    },
  )

  app.delete(
    paths.groupOrderMember,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Remove a member (creator)',
        params: memberParams,
        response: {
          200: groupOrderSchema,
          ...problems(...commonProblems, 'creator_only', 'creator_stays', 'group_full'),
        },
      },
    },
    async (request, reply) =>
      await removeStoredMember(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
        request.params.memberID,
      ),
  )
}

function addItems(app: App, ports: GroupRoutes): void {
  const { sessions } = ports

  app.put(
    paths.groupOrderItems,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Replace my items',
        description:
          'Replaces all own lines, priced by the menu. A request repeated with the same ' +
          '`writeID` has no further effect. Refused as `group_stale`, with the current `group`, ' +
          'if `version` is not the current version of the own lines.',
        params,
        body: groupOrderItemsBodySchema,
        response: {
          200: savedGroupOrderItemsSchema,
          ...problems(
            ...commonProblems,
            'group_stale',
            'items_confirmed',
            'group_full',
            'spend_limit_exceeded',
            'order_value_exceeded',
            'food_err_order_item_not_available',
            'invalid_groups',
            'zero_quantity',
            'quantity_out_of_range',
            'instructions_too_long',
          ),
        },
      },
    },
    async (request, reply) =>
      await saveMemberItems(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
        request.body,
      ),
  )

  app.post(
    paths.groupOrderConfirm,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Confirm my items; they cannot be changed afterwards',
        params,
        body: confirmGroupOrderItemsBodySchema,
        response: {
          200: groupOrderSchema,
          ...problems(...commonProblems, 'group_stale', 'empty_cart'),
        },
      },
    },
    async (request, reply) =>
      await confirmMemberItems(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
        request.body.version ?? null,
      ),
  )

  app.post(
    paths.groupOrderCheckout,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Start the checkout (creator): lock the group order and update its prices',
        description:
          'Existing items count as confirmed, and nobody can add more. A repeated request ' +
          'updates prices again. Then the order is placed with `groupID` and the confirmed items.',
        params,
        response: {
          200: groupOrderSchema,
          ...problems(...commonProblems, 'creator_only', 'empty_cart', 'merchant_not_found'),
        },
      },
    },
    async (request, reply) =>
      await startStoredCheckout(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
      ),
  )
}

function addOrdered(app: App, ports: GroupRoutes): void {
  const { sessions } = ports

  app.get(
    paths.groupOrderSplitBill,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'The share of each member in the bill',
        params,
        response: {
          200: splitBillSchema,
          ...problems('unauthenticated', 'not_found', 'too_many_requests'),
        },
      },
    },
    async (request, reply) =>
      await readSplitBill(ports, await sessions.require(request, reply), request.params.groupID),
  )

  app.get(
    paths.groupOrderOfOrder,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'The group order of an order, with the progress of the order',
        params: z.object({ orderID: idSchema }),
        response: {
          200: groupOrderProgressSchema,
          ...problems('unauthenticated', 'not_found', 'too_many_requests'),
        },
      },
    },
    async (request, reply) =>
      await readOrderProgress(
        ports,
        await sessions.require(request, reply),
        request.params.orderID,
      ),
  )
}

function addEvents(app: App, ports: GroupRoutes): void {
  const { sessions } = ports
  const streams = openEventStreams(app, sessions)
  const live = {
    ...ports,
    viewContextOf: (groupOrder: GroupOrder) => viewContextOf(ports, groupOrder),
    hubs: new Map<string, Promise<Hub>>(),
    streams: createStreamLimit(),
  }

  app.get(
    paths.groupOrderEvents,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Follow a group order live (server-sent events)',
        params,
        response: {
          200: groupStream,
          ...problems(
            'unauthenticated',
            'not_found',
            'group_not_joined',
            'group_removed',
            'too_many_requests',
          ),
        },
      },
    },
    async (request, reply) =>
      await streams(
        request,
        reply,
        async (eater, stop) =>
          await followGroupOrder(live, eater, request.params.groupID, lastEventID(request), stop),
      ),
  )
}
