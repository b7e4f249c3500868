// Use cases of tickets, which a merchant prints for the cook: for tablets with the kitchen console
// and for printing programs.
import {
  claimSeconds,
  printerSilentSeconds,
  type ClaimedTicket,
  type Printer,
  type PrinterState,
  type Ticket,
  type TicketList,
} from '@tingkat/contract/console/tickets'
import type { LanguageCode } from '@tingkat/ordering/country/country-shape'
import { composeTicket } from '@tingkat/ordering/kitchen/ticket'
import type { Order } from '@tingkat/ordering/order/order'
import { problem } from '../../http/problem.ts'
import type { Bus } from '../../platform/events/bus.ts'
import { merchantTopic } from '../../platform/events/outbox.ts'
import type { OrderStore } from '../store.ts'
import type { MerchantKey, StoredPrinter, StoredTicket, TicketStore } from './store.ts'

export type { MerchantKey } from './store.ts'

type TicketPorts = { tickets: TicketStore; clock: () => Date }
export type PrintingPorts = TicketPorts & {
  orders: Pick<OrderStore, 'find'>
  bus: Pick<Bus, 'publish'>
}

export async function listTickets(
  { tickets, clock }: TicketPorts,
  merchant: MerchantKey,
  station: string,
): Promise<TicketList> {
  const now = clock()
  const [waiting, printers] = await Promise.all([
    tickets.listWaiting(merchant, station, now),
    tickets.listPrinters(merchant),
  ])
  return {
    tickets: waiting.map(toTicket),
    printers: printers.map((printer) => toPrinter(printer, now)),
  }
}

/**
 * Returns the ticket. Throws not_found if there is none. The caller must check the access to the
 * merchant of the ticket.
 */
export async function findTicket(
  { tickets }: TicketPorts,
  ticketID: string,
): Promise<StoredTicket> {
  const ticket = await tickets.find(ticketID)
  if (!ticket) throw problem('not_found')
  return ticket
}

/**
 * Claims the ticket for one printer and returns its lines. Throws ticket_taken if another printer
 * has claimed it, if it was printed, or if printing it is no longer necessary.
 */
export async function claimTicket(
  { tickets, clock }: TicketPorts,
  ticketID: string,
  { claimID, language }: { claimID: string; language: LanguageCode },
): Promise<ClaimedTicket> {
  const now = clock()
  const until = new Date(now.getTime() + claimSeconds * 1000)
  const claim = await tickets.claim(ticketID, { claimID, now, until })
  if (!claim) throw problem('ticket_taken')
  const { order, kind, changeID, copy, maybeTwice, claimedUntil, aliases } = claim
  return {
    ...toTicket(claim),
    claimedUntil: claimedUntil.toISOString(),
    maybeTwice,
    pages: composeTicket({ order, kind, changeID, copy, maybeTwice, language, aliases }),
  }
}

/**
 * Records that the ticket was printed. Throws ticket_taken if the ticket is not claimed with
 * `claimID`, usually because the claim expired and another printer has claimed the ticket.
 */
export async function confirmTicket(
  ports: TicketPorts,
  ticketID: string,
  claimID: string,
): Promise<Ticket> {
  if (!(await ports.tickets.confirm(ticketID, claimID, ports.clock())))
    throw problem('ticket_taken')
  return toTicket(await findTicket(ports, ticketID))
}

/**
 * Returns the order. Throws not_found if there is none. The caller must check the access to the
 * merchant of the order.
 */
export async function findOrderToPrint(
  { orders }: Pick<PrintingPorts, 'orders'>,
  orderID: string,
): Promise<Order> {
  const stored = await orders.find(orderID)
  if (!stored) throw problem('not_found')
  return stored.order
}

/**
 * Queues a copy of the order's ticket, or its labels. Throws not_found if the order has no ticket.
 */
export async function printAgain(
  { tickets, clock, bus }: Omit<PrintingPorts, 'orders'>,
  order: Order,
  input: { kind: 'new' | 'labels'; station: string; actionID: string },
): Promise<Ticket> {
  await tickets.printAgain(order, { ...input, now: clock() })
  await announceTicket(bus, order.merchant.ID, order.orderID)
  const ticket = await tickets.findOfOrder(order, input.kind, input.station)
  if (!ticket) throw problem('not_found')
  return toTicket(ticket)
}

/**
 * Announces on the bus that the merchant's tickets have changed. If
 * the message is lost, the consoles notice the change when they poll.
 */
async function announceTicket(
  bus: PrintingPorts['bus'],
  merchantID: string,
  ticketOf: string | null,
): Promise<void> {
  await bus.publish(merchantTopic(merchantID), { ticketOf }).catch(() => {})
}

export async function reportPrinter(
  { tickets, clock, bus }: Omit<PrintingPorts, 'orders'>,
  merchant: MerchantKey,
  partnerID: string,
  report: { station: string; name: string; state: PrinterState },
): Promise<void> {
  await tickets.report(merchant, partnerID, { ...report, reportedAt: clock() })
  await announceTicket(bus, merchant.merchantID, null)
}

const toTicket = ({
  ticketID,
  orderID,
  orderCode,
  merchantID,
  kind,
  station,
  copy,
  createdAt,
  printedAt,
}: StoredTicket): Ticket => ({
  ticketID,
  orderID,
  orderCode,
  merchantID,
  kind,
  station,
  copy,
  createdAt: createdAt.toISOString(),
  printedAt: printedAt?.toISOString() ?? null,
})

function toPrinter({ station, name, state, reportedAt }: StoredPrinter, now: Date): Printer {
  const isSilent = now.getTime() - reportedAt.getTime() > printerSilentSeconds * 1000
  return {
    station,
    name,
    state: isSilent ? 'offline' : state,
    reportedAt: reportedAt.toISOString(),
  }
}
