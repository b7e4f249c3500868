// SQL of tickets: lists waiting tickets, claims and confirms
// them, queues copies, and stores the state that printers report.
import type { PrinterState } from '@tingkat/contract/console/tickets'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { TicketKind } from '@tingkat/ordering/kitchen/ticket'
import type { Order } from '@tingkat/ordering/order/order'
import type { Database } from '../../platform/database/database.ts'

export type StoredTicket = {
  ticketID: string
  country: CountryCode
  merchantID: string
  orderID: string
  orderCode: string
  kind: TicketKind
  changeID: string
  station: string
  copy: number
  createdAt: Date
  printedAt: Date | null
}
export type TicketClaim = StoredTicket & {
  claimedUntil: Date
  maybeTwice: boolean
  order: Order
  /**
   * For each member of a group order, by member id, the
   * name that the member chose; null without a name.
   */
  aliases: Record<string, string | null>
}
export type MerchantKey = { country: CountryCode; merchantID: string }
export type StoredPrinter = { station: string; name: string; state: PrinterState; reportedAt: Date }
export type TicketStore = ReturnType<typeof openTicketStore>

const columns = `t.id as "ticketID", t.country, t.merchant_id as "merchantID",
  t.order_id as "orderID", o.doc ->> 'orderCode' as "orderCode", t.kind, t.change_id as "changeID",
  t.station, t.copies as copy, t.created_at as "createdAt", t.printed_at as "printedAt"`

// A first ticket is printed only while its order is open. The ticket of a
// change or cancellation is printed only if a printer claimed the first ticket
// before that change; otherwise the first ticket already includes the change.
const isWanted = `(t.copies > 0 or t.kind = 'labels' or case t.kind
  when 'new' then o.ended_at is null
  else exists (select from ticket n
    where n.country = t.country and n.order_id = t.order_id and n.station = t.station
      and n.kind = 'new' and n.claimed_version < t.order_version)
  end)`

// Names of the members of a group order, until 24
// hours after the order's end. $3 is the current time.
const aliases = `coalesce(case when o.ended_at is null
    or o.ended_at > $3::timestamptz - interval '24 hours'
  then (select jsonb_object_agg(m ->> 'memberID', m ->> 'nameAlias')
    from shared_basket g, jsonb_array_elements(g.doc -> 'members') m
    where g.id = o.doc ->> 'groupID') end, '{}')`

// In hours. Tickets older than this are not printed, for example after a printer was off for a day.
const waitingHours = 12
const listMax = 50
const printersMax = 20

export function openTicketStore(database: Pick<Database, 'query'>) {
  return {
    /** Returns the tickets that wait for a printer, oldest first. */
    async listWaiting(
      { country, merchantID }: MerchantKey,
      station: string,
      now: Date,
    ): Promise<StoredTicket[]> {
      const { rows } = await database.query<StoredTicket>(
        `select ${columns} from ticket t join orders o on o.country = t.country and o.id = t.order_id
         where t.country = $1 and t.merchant_id = $2 and t.station = $3 and t.printed_at is null
           and t.created_at > $4::timestamptz - interval '${waitingHours} hours'
           and (t.claimed_until is null or t.claimed_until <= $4) and ${isWanted}
         order by t.created_at, t.id limit ${listMax}`,
        [country, merchantID, station, now],
      )
      return rows
    },

    async find(ticketID: string): Promise<StoredTicket | null> {
      const { rows } = await database.query<StoredTicket>(
        `select ${columns} from ticket t join orders o on o.country = t.country and o.id = t.order_id
         where t.id = $1`,
        [ticketID],
      )
      return rows[0] ?? null
    },

    /**
     * Claims the ticket for one printer until the given time. Idempotent for the same claim id.
     * Returns null if another printer has claimed it, or if printing it is no longer necessary.
     */
    async claim(
      ticketID: string,
      { claimID, now, until }: { claimID: string; now: Date; until: Date },
    ): Promise<TicketClaim | null> {
      const { rows } = await database.query<TicketClaim>(
        `update ticket t set claimed_by = $2, claimed_until = $4,
           claimed_version = coalesce(t.claimed_version, o.version),
           maybe_twice = t.maybe_twice or coalesce(t.claimed_by <> $2, false)
         from orders o
         where o.country = t.country and o.id = t.order_id and t.id = $1 and t.printed_at is null
           and (t.claimed_by is null or t.claimed_by = $2 or t.claimed_until <= $3)
           and ${isWanted}
         returning ${columns}, t.claimed_until as "claimedUntil", t.maybe_twice as "maybeTwice",
           o.doc as "order", ${aliases} as aliases`,
        [ticketID, claimID, now, until],
      )
      return rows[0] ?? null
    },

    /**
     * Records that the ticket was printed. Idempotent. Returns false if the ticket is not claimed
     * with `claimID`, usually because the claim expired and another printer has claimed the ticket.
     */
    async confirm(ticketID: string, claimID: string, now: Date): Promise<boolean> {
      const { affected } = await database.query(
        `update ticket set printed_at = coalesce(printed_at, $3::timestamptz)
         where id = $1 and claimed_by = $2`,
        [ticketID, claimID, now],
      )
      return affected === 1
    },

    /**
     * Queues a copy of the order's ticket for printing. No-op if the ticket has not been printed
     * yet. With the kind `labels`, the first call creates the labels. A repeated action id has no
     * effect.
     */
    async printAgain(
      { countryCode, merchant, orderID, version }: Order,
      { kind, station, actionID, now }: PrintAgainInput,
    ): Promise<void> {
      if (kind === 'labels')
        await database.query(
          `insert into ticket (id, country, order_id, merchant_id, kind, station, order_version,
             created_at, print_action)
           values (gen_random_uuid()::text, $1, $2, $3, 'labels', $4, $5, $6, $7)
           on conflict (country, order_id, kind, change_id, station) do nothing`,
          [countryCode, orderID, merchant.ID, station, version, now, actionID],
        )
      await database.query(
        `update ticket set copies = copies + 1, printed_at = null, claimed_by = null,
           claimed_until = null, maybe_twice = false, created_at = $5, print_action = $6
         where country = $1 and order_id = $2 and kind = $3 and station = $4
           and printed_at is not null and print_action is distinct from $6`,
        [countryCode, orderID, kind, station, now, actionID],
      )
    },

    async findOfOrder(
      { countryCode, orderID }: Order,
      kind: TicketKind,
      station: string,
    ): Promise<StoredTicket | null> {
      const { rows } = await database.query<StoredTicket>(
        `select ${columns} from ticket t join orders o on o.country = t.country and o.id = t.order_id
         where t.country = $1 and t.order_id = $2 and t.kind = $3 and t.station = $4`,
        [countryCode, orderID, kind, station],
      )
      return rows[0] ?? null
    },

    async report(
      { country, merchantID }: MerchantKey,
      partnerID: string,
      { station, name, state, reportedAt }: StoredPrinter,
    ): Promise<void> {
      await database.query(
        `insert into ticket_printer
           (country, merchant_id, partner_id, station, name, state, reported_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (country, merchant_id, partner_id, station) do update
         set name = excluded.name, state = excluded.state, reported_at = excluded.reported_at`,
        [country, merchantID, partnerID, station, name, state, reportedAt],
      )
    },

    async listPrinters({ country, merchantID }: MerchantKey): Promise<StoredPrinter[]> {
      const { rows } = await database.query<StoredPrinter>(
        `select station, name, state, reported_at as "reportedAt" from ticket_printer
         where country = $1 and merchant_id = $2 order by station, name limit ${printersMax}`,
        [country, merchantID],
      )
      return rows
    },
  }
}

type PrintAgainInput = { kind: 'new' | 'labels'; station: string; actionID: string; now: Date }
