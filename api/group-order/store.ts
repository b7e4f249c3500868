// SQL of group orders: one row per group order. A write succeeds only
// if the row still has the version that the writer has read before.
import type { GroupOrder } from '@tingkat/ordering/group-order/group-order'
import { sql } from 'kysely'
import { queueJobIf, type JobInsert } from '../order/placing/job-sql.ts'
import type { Database } from '../platform/database/database.ts'
import { runStatement, withParts, type SqlPart } from '../platform/database/statement.ts'

export type GroupOrderStore = ReturnType<typeof openGroupOrderStore>
export type GroupOrderRow = {
  doc: GroupOrder
  state: GroupOrder['state']
  version: number
  payingOrderID: string | null
  orderID: string | null
}

/** The columns of a `GroupOrderRow`, selected from the table `shared_basket g`. */
export const groupOrderColumns = `g.doc, g.state, g.version, g.paying_order_id as "payingOrderID",
  g.order_id as "orderID"`
const openStates = `('CREATED', 'ONGOING', 'CONFIRMED')`

/**
 * Combines the document and the columns of a row. The columns take
 * precedence, because placing an order updates only the columns.
 */
export const toGroupOrder = ({ doc, ...columns }: GroupOrderRow): GroupOrder => ({
  ...doc,
  ...columns,
})

const memberAccountsOf = ({ members }: GroupOrder): string =>
  JSON.stringify(members.map((member) => member.accountID))
const tableIDOf = ({ table }: GroupOrder): string => table?.tableID ?? ''
export const creatorIDOf = ({ members }: GroupOrder): string =>
  members.find((member) => member.creator)?.accountID ?? ''

export function openGroupOrderStore(database: Pick<Database, 'query'>) {
  const findWhere = async (where: string, values: unknown[]): Promise<GroupOrder | null> => {
    const { rows } = await database.query<GroupOrderRow>(
      `select ${groupOrderColumns} from shared_basket g where ${where} limit 1`,
      values,
    )
    return rows[0] ? toGroupOrder(rows[0]) : null
  }
  return {
    find: (groupID: string) => findWhere('g.id = $1', [groupID]),
    findByOrder: (orderID: string) => findWhere('g.order_id = $1', [orderID]),
    findOpenGroup: (creatorID: string, merchantID: string) =>
      findWhere(
        `g.kind = 'group' and g.creator_id = $1 and g.merchant_id = $2 and g.state in ${openStates}`,
        [creatorID, merchantID],
      ),
    findOpenTable: (merchantID: string, tableID: string) =>
      findWhere(
        `g.kind = 'table' and g.merchant_id = $1 and g.table_id = $2 and g.state in ${openStates}`,
        [merchantID, tableID],
      ),

    /**
     * Returns the group order, and the account of the session. Returns null if there is no such
     * group order or session.
     */
    async findForSession(
      groupID: string,
      tokenHash: Uint8Array,
      now: Date,
    ): Promise<{ groupOrder: GroupOrder; accountID: string } | null> {
      const { rows } = await database.query<GroupOrderRow & { accountID: string }>(
        `select ${groupOrderColumns}, s.account_id as "accountID" from shared_basket g, session s
         where g.id = $1 and s.token_hash = $2 and s.expires_at > $3`,
        [groupID, tokenHash, now],
      )
      if (!rows[0]) return null
      const { accountID, ...row } = rows[0]
      return { groupOrder: toGroupOrder(row), accountID }
    },

    /** Returns the number of open group orders that the eater has created. */
    async countOpen(creatorID: string): Promise<number> {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from shared_basket
         where kind = 'group' and creator_id = $1 and state in ${openStates}`,
        [creatorID],
      )
      return rows[0]?.count ?? 0
    },

    /** Returns the eater's group orders: open ones first, then ended ones, each newest first. */
    async list(accountID: string, limit: number): Promise<GroupOrder[]> {
      const { rows } = await database.query<GroupOrderRow>(
        `select ${groupOrderColumns}
         from shared_basket_member m join shared_basket g on g.id = m.basket_id
         where m.account_id = $1
         order by case when g.state in ${openStates} then 0 else 1 end, g.created_at desc limit $2`,
        [accountID, limit],
      )
      return rows.map(toGroupOrder)
    },

    /**
     * Stores a new group order with the job that ends it. Returns false if the
     * creator already has an open group order at the merchant, or the table has one.
     */
    async create(groupOrder: GroupOrder, job: JobInsert, now: Date): Promise<boolean> {
      const parts = withParts({
        created: createdPart(groupOrder, now),
        members: sql`
          insert into shared_basket_member (account_id, basket_id)
          select a.value, created.id
          from created, jsonb_array_elements_text(${memberAccountsOf(groupOrder)}::text::jsonb) as a(value)`,
        queued_job: queueJobIf(sql`exists (select 1 from created)`, job),
      })
      return (await runStatement(database, sql`${parts} select id from created`)).length > 0
    },

    /**
     * Replaces the version `before`. Returns false if
     * another change was written since that version.
     */
    async write(
      groupOrder: GroupOrder,
      before: GroupOrder,
      job: JobInsert | null,
      now: Date,
    ): Promise<boolean> {
      const membersChanged = memberAccountsOf(groupOrder) !== memberAccountsOf(before)
      const parts = withParts({
        changed: changedPart(groupOrder, before.version, now),
        ...(membersChanged ? memberParts(groupOrder) : {}),
        queued_job: job && queueJobIf(sql`exists (select 1 from changed)`, job),
      })
      return (await runStatement(database, sql`${parts} select id from changed`)).length > 0
    },
  }
}

const createdPart = (groupOrder: GroupOrder, now: Date): SqlPart => sql`
  insert into shared_basket (id, country, kind, merchant_id, table_id, creator_id, state, version,
    doc, created_at, updated_at)
  values (${groupOrder.groupID}::text, ${groupOrder.countryCode}::text, ${groupOrder.kind}::text,
    ${groupOrder.merchantID}::text, ${tableIDOf(groupOrder)}::text,
    ${creatorIDOf(groupOrder)}::text, ${groupOrder.state}::text, ${groupOrder.version}::int,
    ${JSON.stringify(groupOrder)}::text::jsonb, ${now}::timestamptz, ${now}::timestamptz)
  on conflict do nothing returning id`

const changedPart = (groupOrder: GroupOrder, versionBefore: number, now: Date): SqlPart => sql`
  update shared_basket
  set state = ${groupOrder.state}, version = ${groupOrder.version},
    doc = ${JSON.stringify(groupOrder)}::text::jsonb, creator_id = ${creatorIDOf(groupOrder)},
    updated_at = ${now}
  where id = ${groupOrder.groupID} and version = ${versionBefore}::int returning id`

/** Inserts and deletes rows of `shared_basket_member` so that they match the document's members. */
const memberParts = (groupOrder: GroupOrder): Record<string, SqlPart> => ({
  members: sql`
    select changed.id, a.value as account_id
    from changed, jsonb_array_elements_text(${memberAccountsOf(groupOrder)}::text::jsonb) as a(value)`,
  added_members: sql`
    insert into shared_basket_member (account_id, basket_id)
    select account_id, id from members on conflict do nothing`,
  removed_members: sql`
    delete from shared_basket_member m using changed
    where m.basket_id = changed.id and m.account_id not in (select account_id from members)`,
})
