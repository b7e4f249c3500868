// SQL of requests for help: asked once under the eater's own name for it, numbered without gaps, answered once.
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
      `select ${helpDocument('h')} as doc from help_request h where h.country = $1 and h.order_id = $2 and h.help_id = $3`,
      [country, orderID, helpID],
    )
    return rows[0]?.doc ?? null
  }

  return {
    find,

    /** The request as it is kept, one that is there under that name as it was; null when the order holds as many as it may. */
    async add({
      country,
      orderID,
      merchantID,
      accountID,
      helpID,
      topic,
      itemIDs,
      comment,
      at,
      max,
    }: NewHelp): Promise<HelpRequest | null> {
      for (let tries = 0; tries < max; tries++) {
        const before = await find(country, orderID, helpID)
        if (before) return before
        const { rows } = await database.query<{ full: boolean }>(
          `with held as (select coalesce(max(nth), 0) as last from help_request where country = $1::text and order_id = $2::text), added as (
             insert into help_request (country, order_id, help_id, nth, merchant_id, account_id, topic, item_ids, comment, state, at)
             select $1::text, $2::text, $3::text, last + 1, $4::text, $5::text, $6::text, $7::text::jsonb, $8::text, 'open', $9::timestamptz from held
             where last < $10::int
             on conflict do nothing
           ) select last >= $10::int as full from held`,
          [
            country,
            orderID,
            helpID,
            merchantID,
            accountID,
            topic,
            JSON.stringify(itemIDs),
            comment,
            at,
            max,
          ],
        )
        if (rows[0]?.full) break
      }
      return await find(country, orderID, helpID)
    },

    /** Requests without an answer, oldest first, of those merchants (null: of every one of the country). */
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
        `select ${helpDocument('h')} as doc, h.order_id as "orderID", h.merchant_id as "merchantID" from help_request h
         where h.country = $1 and h.state = 'open' and ($2::text[] is null or h.merchant_id = any($2::text[])) order by h.at, h.help_id limit $3`,
        [country, merchantIDs, limit],
      )
      return rows.map(({ doc, ...of }) => ({ ...doc, ...of }))
    },

    /** Answers an open request; false when it has an answer already, or is none of the order's. */
    async answer(
      country: string,
      orderID: string,
      helpID: string,
      state: Exclude<HelpState, 'open'>,
      refundedInMinor: number,
      at: Date,
    ): Promise<boolean> {
      const { affected } = await database.query(
        `update help_request set state = $4, refunded_in_minor = $5, answered_at = $6 where country = $1 and order_id = $2 and help_id = $3 and state = 'open'`,
        [country, orderID, helpID, state, refundedInMinor, at],
      )
      return affected > 0
    },
  }
}
