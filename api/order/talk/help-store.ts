// SQL of help requests. The requests of an order are numbered without gaps.
// A help id is stored only once, and its request is answered only once.
import type { HelpRequest, HelpState, HelpTopic } from '@tingkat/ordering/order/help'
import type { Database } from '../../platform/database/database.ts'
import { helpDocument } from '../placing/document-sql.ts'

export type NewHelp = {
  country: string
  orderID: string
  merchantID: string
  accountID: string
  helpID: string
  topic: HelpTopic
  itemIDs: readonly string[]
  comment: string
  at: Date
  /** Maximum number of help requests of an order. */
  max: number
}
export type PartnerHelpRow = HelpRequest & { orderID: string; merchantID: string }
export type HelpStore = ReturnType<typeof openHelpStore>

export function openHelpStore(database: Pick<Database, 'query'>) {
  async function find(
    country: string,
    orderID: string,
    helpID: string,
  ): Promise<HelpRequest | null> {
    const { rows } = await database.query<{ doc: HelpRequest }>(
      `select ${helpDocument('h')} as doc from help_request h
       where h.country = $1 and h.order_id = $2 and h.help_id = $3`,
      [country, orderID, helpID],
    )
    return rows[0]?.doc ?? null
  }

  /**
   * Stores the request unless its number or id is taken, or the order
   * already has `max` requests. Returns whether it stored the request.
   */
  async function insert(request: NewHelp): Promise<boolean> {
    const { country, orderID, helpID, merchantID, accountID, topic, comment, at, max } = request
    const itemIDs = JSON.stringify(request.itemIDs)
    const { rows } = await database.query<{ full: boolean }>(
      `with numbered as (
         select coalesce(max(nth), 0) as last from help_request
         where country = $1::text and order_id = $2::text
       ), added as (
         insert into help_request (country, order_id, help_id, nth, merchant_id, account_id, topic,
           item_ids, comment, state, at)
         select $1::text, $2::text, $3::text, last + 1, $4::text, $5::text, $6::text, $7::text::jsonb,
           $8::text, 'open', $9::timestamptz
         from numbered where last < $10::int
         on conflict do nothing
       ) select last >= $10::int as full from numbered`,
      [country, orderID, helpID, merchantID, accountID, topic, itemIDs, comment, at, max],
    )
    return rows[0]?.full === true
  }

  return {
    find,

    /**
     * Stores the request and returns it. If a request with the same id is stored already, returns
     * the stored request. Returns null if the order already has `max` requests.
     */
    async add(request: NewHelp): Promise<HelpRequest | null> {
      const { country, orderID, helpID, max } = request
      // An attempt stores nothing if a concurrent request got the same number first.
      for (let attempt = 0; attempt < max; attempt++) {
        const stored = await find(country, orderID, helpID)
        if (stored) return stored
        if (await insert(request)) break
      }
      return await find(country, orderID, helpID)
    },

    /**
     * Returns open requests, oldest first. `merchantIDs` null means all merchants of the country.
     */
    async listOpen(
      country: string,
      merchantIDs: readonly string[] | null,
      limit: number,
    ): Promise<PartnerHelpRow[]> {
      const { rows } = await database.query<{
        doc: HelpRequest
        orderID: string
        merchantID: string
      }>(
        `select ${helpDocument('h')} as doc, h.order_id as "orderID", h.merchant_id as "merchantID"
         from help_request h
         where h.country = $1 and h.state = 'open'
           and ($2::text[] is null or h.merchant_id = any($2::text[]))
         order by h.at, h.help_id limit $3`,
        [country, merchantIDs, limit],
      )
      return rows.map(({ doc, orderID, merchantID }) => ({ ...doc, orderID, merchantID }))
    },

    /** Answers an open request of the order; no-op if there is none with this id. */
    async answer(
      country: string,
      orderID: string,
      helpID: string,
      state: Exclude<HelpState, 'open'>,
      refundedInMinor: number,
      at: Date,
    ): Promise<void> {
      await database.query(
        `update help_request set state = $4, refunded_in_minor = $5, answered_at = $6
         where country = $1 and order_id = $2 and help_id = $3 and state = 'open'`,
        [country, orderID, helpID, state, refundedInMinor, at],
      )
    },
  }
}
