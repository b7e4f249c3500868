// HTTP routes of the kitchen console for one order: reading it, and the actions of staff on it.
import {
  acknowledgementBodySchema,
  answerBodySchema,
  changePreviewBodySchema,
  changePreviewSchema,
  checksBodySchema,
  cookBodySchema,
  declineBodySchema,
  kitchenChangeBodySchema,
  kitchenOrderSchema,
  readyByBodySchema,
} from '@tingkat/contract/console/kitchen'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from '../http/app.ts'
import { problems } from '../http/responses.ts'
import type { Acting, Staff } from '../staff/acting.ts'
import { describeOrder } from './board-actions.ts'
import {
  acknowledgeOrder,
  answerOrder,
  cancelOrder,
  changeOrder,
  checkLines,
  cookOrder,
  declineOrder,
  findBoardRow,
  moveReadyByOf,
  previewChanges,
  type KitchenPorts,
} from './order-actions.ts'

export type KitchenRoutes = KitchenPorts & { staff: Staff }

const params = z.object({ orderID: idSchema })
const tags = ['kitchen']
const answerCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'impossible_move',
] as const
const answers = { 200: kitchenOrderSchema, ...problems(...answerCodes) }
const changeProblems = problems(
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'change_impossible',
  'change_too_dear',
)

export const kitchenOrderRoutes: FastifyPluginAsyncZod<KitchenRoutes> = async (app, ports) => {
  addReading(app, ports)
  addAnswers(app, ports)
  addCooking(app, ports)
  addChanges(app, ports)
  addNotes(app, ports)
}

/**
 * Identifies the caller and returns the order. Throws not_found for an unknown
 * order, and forbidden if the caller lacks the permission that the route requires.
 */
async function open(
  ports: KitchenRoutes,
  request: FastifyRequest<{ Params: { orderID: string } }>,
  reply: FastifyReply,
): Promise<{ acting: Acting; row: Awaited<ReturnType<typeof findBoardRow>> }> {
  const acting = await ports.staff.require(request, reply)
  const row = await findBoardRow(ports, request.params.orderID)
  const country = row.order.countryCode as CountryCode
  ports.staff.check(acting, request, { country, merchantID: row.order.merchant.ID })
  return { acting, row }
}

function addReading(app: App, ports: KitchenRoutes): void {
  app.get(
    paths.kitchenOrder,
    {
      config: { allow: 'order.read' },
      schema: {
        summary: 'An order as the board shows it',
        tags,
        params,
        response: {
          200: kitchenOrderSchema,
          ...problems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request, reply) => describeOrder(ports, (await open(ports, request, reply)).row),
  )
}

function addAnswers(app: App, ports: KitchenRoutes): void {
  app.post(
    paths.kitchenAnswer,
    {
      config: { allow: 'order.answer' },
      schema: {
        summary: 'Receive an order, or accept it with the minutes until the food is ready',
        tags,
        params,
        body: answerBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await answerOrder(ports, acting, row, request.body)
    },
  )

  app.post(
    paths.kitchenDecline,
    {
      config: { allow: 'order.decline' },
      schema: {
        summary: 'Decline an order with a reason',
        tags,
        params,
        body: declineBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await declineOrder(ports, acting, row, request.body)
    },
  )

  app.post(
    paths.kitchenCancel,
    {
      config: { allow: 'order.cancel' },
      schema: {
        summary: 'Cancel an accepted order',
        tags,
        params,
        body: declineBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await cancelOrder(ports, acting, row, request.body)
    },
  )
}

function addCooking(app: App, ports: KitchenRoutes): void {
  app.post(
    paths.kitchenMoves,
    {
      config: { allow: 'order.cook' },
      schema: {
        summary: 'Mark food as ready with bags and shelf, hand it over, or serve it',
        tags,
        params,
        body: cookBodySchema,
        response: { ...answers, ...problems(...answerCodes, 'too_early') },
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await cookOrder(ports, acting, row, request.body)
    },
  )

  app.put(
    paths.kitchenReadyBy,
    {
      config: { allow: 'order.answer' },
      schema: {
        summary: 'Move the time at which the food is ready, at most twice',
        tags,
        params,
        body: readyByBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await moveReadyByOf(ports, acting, row, request.body)
    },
  )
}

function addChanges(app: App, ports: KitchenRoutes): void {
  app.post(
    paths.kitchenChangePreview,
    {
      config: { allow: 'order.change' },
      schema: {
        summary: 'What changes of lines would do to the total',
        tags,
        params,
        body: changePreviewBodySchema,
        response: { 200: changePreviewSchema, ...changeProblems },
      },
    },
    async (request, reply) =>
      previewChanges(ports, (await open(ports, request, reply)).row, request.body),
  )

  app.post(
    paths.kitchenChanges,
    {
      config: { allow: 'order.change' },
      schema: {
        summary: 'Change lines: fewer, sold out or cheaper; all or none',
        tags,
        params,
        body: kitchenChangeBodySchema,
        response: { 200: kitchenOrderSchema, ...changeProblems },
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await changeOrder(ports, acting, row, request.body)
    },
  )
}

function addNotes(app: App, ports: KitchenRoutes): void {
  app.put(
    paths.kitchenChecks,
    {
      config: { allow: 'order.cook' },
      schema: {
        summary: 'Tick off lines of the packing check',
        tags,
        params,
        body: checksBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await checkLines(ports, acting, row, request.body)
    },
  )

  app.put(
    paths.kitchenAcknowledgement,
    {
      config: { allow: 'order.answer' },
      schema: {
        summary: 'Confirm that staff saw a cancellation or time-out',
        tags,
        params,
        body: acknowledgementBodySchema,
        response: answers,
      },
    },
    async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await acknowledgeOrder(ports, acting, row, request.body)
    },
  )
}
