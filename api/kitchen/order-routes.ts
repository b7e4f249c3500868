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
import type { ProblemCode } from '@tingkat/contract/problem'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Permission } from '@tingkat/ordering/permissions'
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
type BoardRow = Awaited<ReturnType<typeof findBoardRow>>

const params = z.object({ orderID: idSchema })
const tags = ['kitchen']
const answerCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'impossible_move',
] as const
const changeCodes = [
  'invalid_request',
  'unauthenticated',
  'forbidden',
  'not_found',
  'change_impossible',
  'change_too_dear',
] as const

export const kitchenOrderRoutes: FastifyPluginAsyncZod<KitchenRoutes> = async (app, ports) => {
  addReading(app, ports)
  addChangePreview(app, ports)
  addAnswers(app, ports)
  addCooking(app, ports)
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
): Promise<{ acting: Acting; row: BoardRow }> {
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

function addChangePreview(app: App, ports: KitchenRoutes): void {
  app.post(
    paths.kitchenChangePreview,
    {
      config: { allow: 'order.change' },
      schema: {
        summary: 'What changes of lines would do to the total',
        tags,
        params,
        body: changePreviewBodySchema,
        response: { 200: changePreviewSchema, ...problems(...changeCodes) },
      },
    },
    async (request, reply) =>
      previewChanges(ports, (await open(ports, request, reply)).row, request.body),
  )
}

type OrderAction<Body extends z.ZodType> = {
  method: 'POST' | 'PUT'
  url: string
  summary: string
  /** The permission that the caller needs. */
  allow: Permission
  body: Body
  codes?: readonly ProblemCode[]
  act: (
    ports: KitchenPorts,
    acting: Acting,
    row: BoardRow,
    body: z.output<Body>,
  ) => Promise<z.output<typeof kitchenOrderSchema>>
}

/** Adds a route for an action on an order, which returns the order after the action. */
function addAction<Body extends z.ZodType>(
  app: App,
  ports: KitchenRoutes,
  { method, url, summary, allow, body, codes = answerCodes, act }: OrderAction<Body>,
): void {
  app.route({
    method,
    url,
    config: { allow },
    schema: {
      summary,
      tags,
      params,
      body,
      response: { 200: kitchenOrderSchema, ...problems(...codes) },
    },
    handler: async (request, reply) => {
      const { acting, row } = await open(ports, request, reply)
      return await act(ports, acting, row, request.body as z.output<Body>)
    },
  })
}

function addAnswers(app: App, ports: KitchenRoutes): void {
  addAction(app, ports, {
    method: 'POST',
    url: paths.kitchenAnswer,
    summary: 'Receive an order, or accept it with the minutes until the food is ready',
    allow: 'order.answer',
    body: answerBodySchema,
    act: answerOrder,
  })
  addAction(app, ports, {
    method: 'POST',
    url: paths.kitchenDecline,
    summary: 'Decline an order with a reason',
    allow: 'order.decline',
    body: declineBodySchema,
    act: declineOrder,
  })
  addAction(app, ports, {
    method: 'POST',
    url: paths.kitchenCancel,
    summary: 'Cancel an accepted order',
    allow: 'order.cancel',
    body: declineBodySchema,
    act: cancelOrder,
  })
}

function addCooking(app: App, ports: KitchenRoutes): void {
  addAction(app, ports, {
    method: 'POST',
    url: paths.kitchenMoves,
    summary: 'Mark food as ready with bags and shelf, hand it over, or serve it',
    allow: 'order.cook',
    body: cookBodySchema,
    codes: [...answerCodes, 'too_early'],
    act: cookOrder,
  })
  addAction(app, ports, {
    method: 'PUT',
    url: paths.kitchenReadyBy,
    summary: 'Move the time at which the food is ready, at most twice',
    allow: 'order.answer',
    body: readyByBodySchema,
    act: moveReadyByOf,
  })
  addAction(app, ports, {
    method: 'POST',
    url: paths.kitchenChanges,
    summary: 'Change lines: fewer, sold out or cheaper; all or none',
    allow: 'order.change',
    body: kitchenChangeBodySchema,
    codes: changeCodes,
    act: changeOrder,
  })
}

function addNotes(app: App, ports: KitchenRoutes): void {
  addAction(app, ports, {
    method: 'PUT',
    url: paths.kitchenChecks,
    summary: 'Tick off lines of the packing check',
    allow: 'order.cook',
    body: checksBodySchema,
    act: checkLines,
  })
  addAction(app, ports, {
    method: 'PUT',
    url: paths.kitchenAcknowledgement,
    summary: 'Confirm that staff saw a cancellation or time-out',
    allow: 'order.answer',
    body: acknowledgementBodySchema,
    act: acknowledgeOrder,
  })
}
