// Schemas of tickets for the cook, which a merchant's printers claim, print and confirm. The
// console and partners with the role `printer` or `merchant` use the same bodies.
import { languageCodes } from '@tingkat/ordering/country/country-shape'
import { ticketKinds, ticketSizes } from '@tingkat/ordering/kitchen/ticket'
import { z } from 'zod'
import { idSchema, textSchema } from '../shape.ts'

/**
 * In seconds: after this time without a confirmation, another printer may claim the ticket. The
 * ticket then says that it may exist twice.
 */
export const claimSeconds = 60
/** In seconds: a printer that has not reported for this time is shown as offline. */
export const printerSilentSeconds = 60

/** The name of the place where a ticket is printed, for example `main` or `bar`. */
const stationSchema = z.string().regex(/^[a-z0-9-]{1,30}$/)
/** A random id that a printing program or a browser tab chooses for each print. */
const claimIDSchema = z.string().min(8).max(100)

export const ticketSchema = z
  .object({
    ticketID: idSchema,
    orderID: idSchema,
    orderCode: z.string(),
    merchantID: idSchema,
    kind: z.enum(ticketKinds),
    station: z.string(),
    /** 0 for the original; copies are numbered from 1. */
    copy: z.int(),
    createdAt: z.string(),
    /** Null until a printer has confirmed the ticket. */
    printedAt: z.string().nullable(),
  })
  .meta({ id: 'Ticket' })
export type Ticket = z.infer<typeof ticketSchema>

export const printerStates = ['ready', 'paper_out', 'paper_low', 'cover_open', 'offline'] as const
export type PrinterState = (typeof printerStates)[number]
export const printerSchema = z
  .object({
    station: z.string(),
    name: z.string(),
    /**
     * The printer's own state, or `offline` if the printing program has not reported for
     * `printerSilentSeconds`.
     */
    state: z.enum(printerStates),
    reportedAt: z.string(),
  })
  .meta({ id: 'Printer' })
export type Printer = z.infer<typeof printerSchema>

export const ticketQuerySchema = z.object({ station: stationSchema.default('main') })
export const kitchenTicketQuerySchema = ticketQuerySchema.extend({ merchantID: idSchema })
/**
 * The tickets that wait for a printer at the station, oldest first, and the merchant's printers.
 */
export const ticketListSchema = z
  .object({ tickets: z.array(ticketSchema), printers: z.array(printerSchema) })
  .meta({ id: 'TicketList' })
export type TicketList = z.infer<typeof ticketListSchema>

export const claimBodySchema = z
  .object({ claimID: claimIDSchema, language: z.enum(languageCodes).default('en') })
  .meta({ id: 'TicketClaimRequest' })

/** A claimed ticket with its lines as pages. The printer cuts the paper after each page. */
export const claimedTicketSchema = ticketSchema
  .extend({
    /** The end of the claim: until then no other printer can claim the ticket. */
    claimedUntil: z.string(),
    /**
     * Whether another printer claimed the ticket and
     * did not confirm it, so that it may exist twice.
     */
    maybeTwice: z.boolean(),
    pages: z.array(
      z.array(
        z.object({
          text: z.string(),
          size: z.enum(ticketSizes),
          reverse: z.boolean(),
          struck: z.boolean(),
          indent: z.int(),
        }),
      ),
    ),
  })
  .meta({ id: 'ClaimedTicket' })
export type ClaimedTicket = z.infer<typeof claimedTicketSchema>

export const printedBodySchema = z
  .object({ claimID: claimIDSchema })
  .meta({ id: 'TicketPrintedRequest' })

/** Prints the first ticket of an order again (`new`), or the labels of its bags (`labels`). */
export const orderPrintBodySchema = z
  .object({
    actionID: z.string().min(8).max(100),
    kind: z.enum(['new', 'labels']),
    station: stationSchema.default('main'),
  })
  .meta({ id: 'OrderPrintRequest' })

export const printerReportBodySchema = z
  .object({
    station: stationSchema.default('main'),
    name: textSchema(60),
    state: z.enum(printerStates),
  })
  .meta({ id: 'PrinterReport' })
