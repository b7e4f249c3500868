// SQL of shared baskets: one row each, written only over the version that the writer knew.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import type { Database } from '../platform/database/database.ts'
import { jobWhen, type JobInsert } from '../order/placing/job-sql.ts'

export type GroupOrderStore = ReturnType<typeof openGroupOrderStore>

type Row = {
  doc: GroupOrder
  state: GroupOrder['state']
  version: number
  payingOrderID: string | null
  orderID: string | null
}

const columns =
  'b.doc, b.state, b.version, b.paying_order_id as "payingOrderID", b.order_id as "orderID"'
const open = `('CREATED', 'ONGOING', 'CONFIRMED')`

/** The columns know better than the document: orders write them too. */
export const toBasket = ({ doc, ...now }: Row): GroupOrder => ({ ...doc, ...now })

const accountsOf = (basket: GroupOrder): string =>
  JSON.stringify(basket.members.map((member) => member.accountID))
const tableOf = (basket: GroupOrder): string => basket.table?.tableID ?? ''
const creatorOf = (basket: GroupOrder): string =>
  basket.members.find((member) => member.creator)?.accountID ?? ''

export function openGroupOrderStore(database: Pick<Database, 'query'>) {
  const one = async (where: string, values: unknown[]): Promise<GroupOrder | null> => {
    const { rows } = await database.query<Row>(
      `select ${columns} from shared_basket b where ${where} limit 1`,
      values,
    )
    return rows[0] ? toBasket(rows[0]) : null
  }
  return {
    find: (groupID: string) => one('b.id = $1', [groupID]),
    findByOrder: (orderID: string) => one('b.order_id = $1', [orderID]),
    findOpenGroup: (creatorID: string, merchantID: string) =>
      one(`b.kind = 'group' and b.creator_id = $1 and b.merchant_id = $2 and b.state in ${open}`, [
        creatorID,
        merchantID,
      ]),
    findOpenTable: (merchantID: string, tableID: string) =>
      one(`b.kind = 'table' and b.merchant_id = $1 and b.table_id = $2 and b.state in ${open}`, [
        merchantID,
        tableID,
      ]),

    /** The basket, and whose session that is; null without basket or session. */
    async findFor(
      groupID: string,
      tokenHash: Uint8Array,
      now: Date,
    ): Promise<{ basket: GroupOrder; accountID: string } | null> {
      const { rows } = await database.query<Row & { accountID: string }>(
        `select ${columns}, s.account_id as "accountID" from shared_basket b, session s where b.id = $1 and s.token_hash = $2 and s.expires_at > $3`,
        [groupID, tokenHash, now],
      )
      if (!rows[0]) return null
      const { accountID, ...row } = rows[0]
      return { basket: toBasket(row), accountID }
    },

    /** How many open groups the eater has created. */
    async countOpen(creatorID: string): Promise<number> {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from shared_basket where kind = 'group' and creator_id = $1 and state in ${open}`,
        [creatorID],
      )
      return rows[0]?.count ?? 0
    },

    /** Open ones first, newest first. */
    async list(accountID: string, limit: number): Promise<GroupOrder[]> {
      const { rows } = await database.query<Row>(
        `select ${columns} from shared_basket_member m join shared_basket b on b.id = m.basket_id where m.account_id = $1
         order by case when b.state in ${open} then 0 else 1 end, b.created_at desc limit $2`,
        [accountID, limit],
      )
      return rows.map(toBasket)
    },

    /** Keeps a new basket with the job that ends it; false when there is an open one of that creator and kitchen, or at that table. */
    async create(basket: GroupOrder, job: JobInsert, now: Date): Promise<boolean> {
      const { rows } = await database.query<{ id: string }>(
        `with made as (
           insert into shared_basket (id, country, kind, merchant_id, table_id, creator_id, state, version, doc, created_at, updated_at)
           values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::int, $9::text::jsonb, $10::timestamptz, $10::timestamptz)
           on conflict do nothing returning id
         ), joined as (
           insert into shared_basket_member (account_id, basket_id) select a.value, made.id from made, jsonb_array_elements_text($11::text::jsonb) as a(value)
         ), queued as (${jobWhen('exists (select 1 from made)', job, 12)})
         select id from made`,
        [
          basket.groupID,
          basket.countryCode,
          basket.kind,
          basket.merchantID,
          tableOf(basket),
          creatorOf(basket),
          basket.state,
          basket.version,
          JSON.stringify(basket),
          now,
          accountsOf(basket),
          job.json,
        ],
      )
      return rows.length > 0
    },

    /** Writes what follows `before`; false when something else was written first, and then nothing is. */
    async write(
      basket: GroupOrder,
      before: GroupOrder,
      job: JobInsert | null,
      now: Date,
    ): Promise<boolean> {
      const values: unknown[] = [
        basket.groupID,
        before.version,
        basket.state,
        basket.version,
        JSON.stringify(basket),
        creatorOf(basket),
        now,
      ]
      const nextParameter = (value: unknown) => `$${values.push(value)}`
      // Most writes are of somebody's lines, and leave the list of members as it is.
      const moved =
        accountsOf(basket) === accountsOf(before)
          ? ''
          : `, wanted as (
           select changed.id, a.value as account_id from changed, jsonb_array_elements_text(${nextParameter(accountsOf(basket))}::text::jsonb) as a(value)
         ), joined as (
           insert into shared_basket_member (account_id, basket_id) select account_id, id from wanted on conflict do nothing
         ), gone as (
           delete from shared_basket_member m using changed where m.basket_id = changed.id and m.account_id not in (select account_id from wanted)
         )`
      const queued = job
        ? `, queued as (${jobWhen('exists (select 1 from changed)', job, values.push(job.json))})`
        : ''
      const { rows } = await database.query<{ id: string }>(
        `with changed as (
           update shared_basket set state = $3, version = $4, doc = $5::text::jsonb, creator_id = $6, updated_at = $7
           where id = $1 and version = $2::int returning id
         )${moved}${queued}
         select id from changed`,
        values,
      )
      return rows.length > 0
    },
  }
}
