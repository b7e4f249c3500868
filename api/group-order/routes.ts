// HTTP of group orders and shared tables: open, join, choose, confirm, go on, follow live, split the bill.
import rateLimit from '@fastify/rate-limit'
import {
  confirmGroupOrderItemsBodySchema,
  createGroupOrderBodySchema,
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
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { eventStream, problems } from '../http/responses.ts'
import { lastEventID, openEventStreams } from '../http/event-stream.ts'
import { perAddress } from '../http/per-address.ts'
import {
  changeGroup,
  confirmGroupItems,
  continueGroup,
  createGroup,
  deleteGroup,
  joinGroup,
  leaveGroup,
  listGroups,
  readGroup,
  readOrderGroup,
  readSplitBill,
  removeGroupMember,
  saveGroupItems,
} from './actions.ts'
import { viewContextOf, type GroupPorts } from './changing-actions.ts'
import type { Hub, HubPorts } from './hub.ts'
import { followGroup } from './live-actions.ts'

export type GroupRoutes = GroupPorts &
  Pick<HubPorts, 'bus' | 'log'> & { sessions: Sessions; rateLimits: boolean }

const about = { tags: ['group orders'], security: [{ session: [] }] }
const params = z.object({ groupID: idSchema })
const memberParams = params.extend({ memberID: idSchema })
// See contract/live-events.ts, and Last-Event-ID to go on where a line broke.
const groupStream = {
  ...eventStream,
  description:
    'group: the whole group; change: what became of it since its `base` version; presence: who has it open; progress: the placed order at each of its moves',
}
// What every call on a group may be told.
const common = [
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

// A whole office sits behind one address, and picks its lunch in the same minutes.
const callsPerAddress = { max: 3_000, timeWindow: 60 * 1000 }
const groupsPerAddress = { max: 120, timeWindow: 60 * 1000 }

export const groupRoutes: FastifyPluginAsyncZod<GroupRoutes> = async (app, ports) => {
  const { sessions } = ports
  if (ports.rateLimits) await app.register(rateLimit, perAddress)
  const limited = { config: { rateLimit: callsPerAddress } }
  const streams = openEventStreams(app, sessions)
  const live = {
    ...ports,
    viewContextOf: (basket: Parameters<typeof viewContextOf>[1]) => viewContextOf(ports, basket),
    hubs: new Map<string, Promise<Hub>>(),
    streams: new Map<string, number>(),
  }

  app.post(
    paths.groupOrders,
    {
      config: { rateLimit: groupsPerAddress },
      schema: {
        ...about,
        summary: 'Start a group at a kitchen, or sit down at a table',
        description:
          'Gives the group that is open already with 200, a new one with 201. Everyone at a table finds the same one.',
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
            'required_restaurant_params',
            'deadline_invalid',
            'groups_full',
            'group_full',
            'group_closed',
          ),
        },
      },
    },
    async (request, reply) => {
      const { group, made } = await createGroup(
        ports,
        await sessions.require(request, reply),
        request.body,
      )
      return reply.code(made ? 201 : 200).send(group)
    },
  )

  app.get(
    paths.groupOrders,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'My groups: open ones first, newest first',
        response: {
          200: groupOrderListSchema,
          ...problems('unauthenticated', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => await listGroups(ports, await sessions.require(request, reply)),
  )

  app.get(
    paths.groupOrder,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'A group',
        description: 'To who is no member: whose it is and at which kitchen.',
        params,
        response: { 200: groupOrderSchema, ...problems(...common) },
      },
    },
    async (request, reply) =>
      await readGroup(ports, await sessions.require(request, reply), request.params.groupID),
  )

  app.patch(
    paths.groupOrder,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Set name, address, deadline and spend limit (creator)',
        params,
        body: groupOrderSettingsBodySchema,
        response: {
          200: groupOrderSchema,
          ...problems(...common, 'creator_only', 'deadline_invalid', 'spend_limit_too_low'),
        },
      },
    },
    async (request, reply) =>
      await changeGroup(
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
        summary: 'Delete a group (creator)',
        params,
        response: { 200: groupOrderSchema, ...problems(...common, 'creator_only') },
      },
    },
    async (request, reply) =>
      await deleteGroup(ports, await sessions.require(request, reply), request.params.groupID),
  )

  app.post(
    paths.groupOrderMembers,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Join a group',
        params,
        body: joinGroupOrderBodySchema,
        response: { 200: groupOrderSchema, ...problems(...common, 'group_full') },
      },
    },
    async (request, reply) =>
      await joinGroup(
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
        summary: 'Leave a group',
        params,
        response: { 204: z.null(), ...problems(...common, 'creator_stays') },
      },
    },
    async (request, reply) => {
      await leaveGroup(ports, await sessions.require(request, reply), request.params.groupID)
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
          ...problems(...common, 'creator_only', 'creator_stays', 'group_full'),
        },
      },
    },
    async (request, reply) =>
      await removeGroupMember(
        ports,
        await sessions.require(request, reply),
        request.params.groupID,
        request.params.memberID,
      ),
  )

  app.put(
    paths.groupOrderItems,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Put my own items',
        description:
          "All of one's own lines at once, priced by the menu. Sent again with the same `writeID` it is done once; over another `version` of one's own lines it is refused as `group_stale`, with the present `group`.",
        params,
        body: groupOrderItemsBodySchema,
        response: {
          200: savedGroupOrderItemsSchema,
          ...problems(
            ...common,
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
      await saveGroupItems(
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
        summary: 'Confirm my own items, for good',
        params,
        body: confirmGroupOrderItemsBodySchema,
        response: { 200: groupOrderSchema, ...problems(...common, 'group_stale', 'empty_cart') },
      },
    },
    async (request, reply) =>
      await confirmGroupItems(
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
        summary: 'Go on to checkout (creator): close the group, bring prices up to date',
        description:
          'What members have chosen counts as confirmed; who has chosen nothing can add no more. Again, it brings prices up to date. Then the order is placed with `groupID` and the confirmed items.',
        params,
        response: {
          200: groupOrderSchema,
          ...problems(...common, 'creator_only', 'empty_cart', 'merchant_not_found'),
        },
      },
    },
    async (request, reply) =>
      await continueGroup(ports, await sessions.require(request, reply), request.params.groupID),
  )

  app.get(
    paths.groupOrderSplitBill,
    {
      ...limited,
      schema: {
        ...about,
        summary: "Who pays what of a group's order",
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
        summary: 'The group of an order, and how far the order is',
        params: z.object({ orderID: idSchema }),
        response: {
          200: groupOrderProgressSchema,
          ...problems('unauthenticated', 'not_found', 'too_many_requests'),
        },
      },
    },
    async (request, reply) =>
      await readOrderGroup(ports, await sessions.require(request, reply), request.params.orderID),
  )

  app.get(
    paths.groupOrderEvents,
    {
      ...limited,
      schema: {
        ...about,
        summary: 'Follow a group live (server-sent events)',
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
          await followGroup(live, eater, request.params.groupID, lastEventID(request), stop),
      ),
  )
}
