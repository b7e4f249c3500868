// SQL of an eater's data in group orders: exports
// the data, and removes the eater from group orders.
import {
  findMember,
  type GroupOrderMember,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import { forgetMember } from '@tingkat/ordering/group-order/forget-member'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import { creatorIDOf, groupOrderColumns, toGroupOrder, type GroupOrderRow } from './store.ts'

const batchSize = 100

type OwnPart = Pick<
  GroupOrder,
  'groupID' | 'groupName' | 'kind' | 'merchantName' | 'state' | 'createdAt' | 'deliveryAddress'
> &
  Partial<Pick<GroupOrderMember, 'memberName' | 'nameAlias' | 'items' | 'confirmed'>>

export function openPersonalGroupStore(database: Pick<Database, 'query'>) {
  return {
    name: 'groupOrders',

    /** Yields the eater's own data of each group order, without the data of other members. */
    async *read(accountID: string): AsyncGenerator<OwnPart[]> {
      let after = ''
      for (;;) {
        const { rows } = await database.query<GroupOrderRow & { id: string }>(
          `select g.id, ${groupOrderColumns}
           from shared_basket_member m join shared_basket g on g.id = m.basket_id
           where m.account_id = $1 and g.id > $2 order by g.id limit $3`,
          [accountID, after, batchSize],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map((row) => ownPart(toGroupOrder(row), accountID))
        after = last.id
      }
    },

    async forget(transaction: Transaction<Schema>, accountID: string): Promise<void> {
      let after = ''
      for (;;) {
        // Members whom the creator has removed have no row in shared_basket_member.
        // Only `barred` in the group order's document has the ids of their accounts.
        const { rows } = await sql<GroupOrderRow & { id: string }>`
          select g.id, ${sql.raw(groupOrderColumns)} from shared_basket g
          where g.id > ${after} and (
            g.id in (select basket_id from shared_basket_member where account_id = ${accountID})
            or g.doc -> 'barred' ? ${accountID})
          order by g.id limit ${batchSize} for update`.execute(transaction)
        const last = rows.at(-1)
        if (!last) return
        for (const row of rows) {
          const forgotten = forgetMember(toGroupOrder(row), accountID)
          await sql`
            update shared_basket
            set doc = ${JSON.stringify(forgotten)}::text::jsonb, state = ${forgotten.state},
              version = ${forgotten.version}, creator_id = ${creatorIDOf(forgotten)}
            where id = ${row.id}`.execute(transaction)
        }
        after = last.id
      }
    },
  }
}

function ownPart(groupOrder: GroupOrder, accountID: string): OwnPart {
  const { groupID, groupName, kind, merchantName, state, createdAt, deliveryAddress } = groupOrder
  const member = findMember(groupOrder, accountID)
  return {
    groupID,
    groupName,
    kind,
    merchantName,
    state,
    createdAt,
    deliveryAddress: member?.creator ? deliveryAddress : null,
    ...(member
      ? {
          memberName: member.memberName,
          nameAlias: member.nameAlias,
          confirmed: member.confirmed,
          items: member.items,
        }
      : {}),
  }
}
