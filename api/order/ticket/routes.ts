// HTTP routes of tickets for printing programs with a
// partner token, and for tablets with the kitchen console.
import {
  claimBodySchema,
  claimedTicketSchema,
  kitchenTicketQuerySchema,
  orderPrintBodySchema,
  printedBodySchema,
  printerReportBodySchema,
  ticketListSchema,
  ticketQuerySchema,
  ticketSchema,
} from '@tingkat/contract/console/tickets'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import { findCountry } from '@tingkat/ordering/country/country'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { requirePrinter } from '../../partner/credentials.ts'
import type { Staff } from '../../staff/acting.ts'
import {
  claimTicket,
  confirmTicket,
  findOrderToPrint,
  findTicket,
  listTickets,
  printAgain,
  reportPrinter,
  type MerchantKey,
  type PrintingPorts,
} from './actions.ts'

export type ConsoleTicketPorts = PrintingPorts & {
  staff: Staff
  findMerchant: (merchantID: string) => MerchantKey | undefined
}
export type PartnerTicketPorts = PrintingPorts & {
  partners: Parameters<typeof requirePrinter>[0]
}

const ticketParams = z.object({ ticketID: idSchema })
const merchantParams = z.object({ merchantID: idSchema })
const staffProblems = ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'] as const

export const consoleTicketRoutes: FastifyPluginAsyncZod<ConsoleTicketPorts> = async (
  app,
  ports,
) => {
  addConsolePrinting(app, ports)

  app.get(
    paths.kitchenTickets,
    {
      config: { allow: 'order.cook', polled: true },
      schema: {
        summary: 'Tickets that wait to be printed, and what the printers report',
        tags: ['kitchen'],
        querystring: kitchenTicketQuerySchema,
        response: { 200: ticketListSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      const merchant = ports.findMerchant(request.query.merchantID)
      if (!merchant) throw problem('not_found')
      ports.staff.check(acting, request, merchant)
      return await listTickets(ports, merchant, request.query.station)
    },
  )

  app.post(
    paths.kitchenOrderPrint,
    {
      config: { allow: 'order.cook' },
      schema: {
        summary: 'Print the ticket of an order again, or labels for the bags of its members',
        tags: ['kitchen'],
        params: z.object({ orderID: idSchema }),
        body: orderPrintBodySchema,
        response: { 200: ticketSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      const order = await findOrderToPrint(ports, request.params.orderID)
      const country = findCountry(order.countryCode)?.code
      ports.staff.check(acting, request, { country, merchantID: order.merchant.ID })
      return await printAgain(ports, order, request.body)
    },
  )
}

function addConsolePrinting(app: App, ports: ConsoleTicketPorts): void {
  const check = async (request: FastifyRequest, reply: FastifyReply, ticketID: string) => {
    const acting = await ports.staff.require(request, reply)
    ports.staff.check(acting, request, await findTicket(ports, ticketID))
  }

  app.post(
    paths.kitchenTicketClaim,
    {
      config: { allow: 'order.cook' },
      schema: {
        summary: 'Reserve a ticket for one printer for 60 seconds, and get its lines',
        tags: ['kitchen'],
        params: ticketParams,
        body: claimBodySchema,
        response: { 200: claimedTicketSchema, ...problems(...staffProblems, 'ticket_taken') },
      },
    },
    async (request, reply) => {
      const { ticketID } = request.params
      await check(request, reply, ticketID)
      return await claimTicket(ports, ticketID, request.body)
    },
  )

  app.post(
    paths.kitchenTicketPrinted,
    {
      config: { allow: 'order.cook' },
      schema: {
        summary: 'Confirm that a claimed ticket was printed',
        tags: ['kitchen'],
        params: ticketParams,
        body: printedBodySchema,
        response: { 200: ticketSchema, ...problems(...staffProblems, 'ticket_taken') },
      },
    },
    async (request, reply) => {
      const { ticketID } = request.params
      await check(request, reply, ticketID)
      return await confirmTicket(ports, ticketID, request.body.claimID)
    },
  )
}

const partnerAbout = { tags: ['partner'], security: [{ partner: [] }] }
const partnerConfig = { bearerOnly: true }

export const partnerTicketRoutes: FastifyPluginAsyncZod<PartnerTicketPorts> = async (
  app,
  ports,
) => {
  /**
   * Returns the country, merchant and partner of the request.
   * Throws not_found if the token is not valid for the merchant.
   */
  const open = async (request: FastifyRequest, merchantID: string) => {
    const { country, merchantIDs, partnerID } = await requirePrinter(ports.partners, request)
    if (merchantIDs !== null && !merchantIDs.includes(merchantID)) throw problem('not_found')
    return { country, merchantID, partnerID }
  }
  addPartnerPrinting(app, ports)

  app.get(
    paths.partnerTickets,
    {
      config: { ...partnerConfig, polled: true },
      schema: {
        ...partnerAbout,
        summary: 'Tickets that wait to be printed, oldest first',
        params: merchantParams,
        querystring: ticketQuerySchema,
        response: { 200: ticketListSchema, ...problems(...staffProblems) },
      },
    },
    async (request) => {
      const merchant = await open(request, request.params.merchantID)
      return await listTickets(ports, merchant, request.query.station)
    },
  )

  app.put(
    paths.partnerPrinter,
    {
      config: { ...partnerConfig, polled: true },
      schema: {
        ...partnerAbout,
        summary: 'Report the state of a printer; send it at least every 30 seconds',
        params: merchantParams,
        body: printerReportBodySchema,
        response: { 200: z.null(), ...problems(...staffProblems) },
      },
    },
    async (request) => {
      const { partnerID, ...merchant } = await open(request, request.params.merchantID)
      await reportPrinter(ports, merchant, partnerID, request.body)
      return null
    },
  )
}

function addPartnerPrinting(app: App, ports: PartnerTicketPorts): void {
  const openTicket = async (request: FastifyRequest, ticketID: string) => {
    const { country, merchantIDs } = await requirePrinter(ports.partners, request)
    const ticket = await findTicket(ports, ticketID)
    const isMine = merchantIDs === null || merchantIDs.includes(ticket.merchantID)
    if (ticket.country !== country || !isMine) throw problem('not_found')
  }

  app.post(
    paths.partnerTicketClaim,
    {
      config: partnerConfig,
      schema: {
        ...partnerAbout,
        summary: 'Reserve a ticket for 60 seconds, and get its lines',
        description: 'Idempotent for the same `claimID`. A claim that expired may be taken over.',
        params: ticketParams,
        body: claimBodySchema,
        response: { 200: claimedTicketSchema, ...problems(...staffProblems, 'ticket_taken') },
      },
    },
    async (request) => {
      await openTicket(request, request.params.ticketID)
      return await claimTicket(ports, request.params.ticketID, request.body)
    },
  )

  app.post(
    paths.partnerTicketPrinted,
    {
      config: partnerConfig,
      schema: {
        ...partnerAbout,
        summary: 'Confirm that a claimed ticket was printed',
        params: ticketParams,
        body: printedBodySchema,
        response: { 200: ticketSchema, ...problems(...staffProblems, 'ticket_taken') },
      },
    },
    async (request) => {
      await openTicket(request, request.params.ticketID)
      return await confirmTicket(ports, request.params.ticketID, request.body.claimID)
    },
  )
}
