// Typed client of the API of printed tickets, for the console's pages of a merchant's staff.
import type { z } from 'zod'
import { createSend, type ClientOptions } from '../client.ts'
import { paths } from '../paths.ts'
import type {
  claimBodySchema,
  ClaimedTicket,
  orderPrintBodySchema,
  Ticket,
  TicketList,
} from './tickets.ts'

type TicketClaimBody = z.input<typeof claimBodySchema>
type OrderPrintBody = z.input<typeof orderPrintBodySchema>

export function createTicketsClient(options: ClientOptions) {
  const send = createSend(options)
  return {
    list: (merchantID: string) =>
      send<TicketList>('GET', paths.kitchenTickets, { query: { merchantID } }),
    claim: (ticketID: string, body: TicketClaimBody) =>
      send<ClaimedTicket>('POST', paths.kitchenTicketClaim, { parameters: { ticketID }, body }),
    confirm: (ticketID: string, claimID: string) =>
      send<Ticket>('POST', paths.kitchenTicketPrinted, {
        parameters: { ticketID },
        body: { claimID },
      }),
    printAgain: (orderID: string, body: OrderPrintBody) =>
      send<Ticket>('POST', paths.kitchenOrderPrint, { parameters: { orderID }, body }),
  }
}
