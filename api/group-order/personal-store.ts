// SQL of what shared baskets say about an eater: their own part of each to read, and taken out or blanked when the eater is forgotten.
import {
  findMember,
  type GroupOrderMember,
  type GroupOrder,
} from '@tingkat/ordering/group-order/group-order'
import { forgetMember } from '@tingkat/ordering/group-order/forget-member'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import { toBasket } from './store.ts'

const batch = 100

type Row = Parameters<typeof toBasket>[0] & { id: string }
type OwnPart = Pick<
  GroupOrder,
  'groupID' | 'groupName' | 'kind' | 'merchantName' | 'state' | 'createdAt' | 'deliveryAddress'
> &
  Partial<Pick<GroupOrderMember, 'memberName' | 'nameAlias' | 'items' | 'confirmed'>>

export function openPersonalGroupStore(database: Pick<Database, 'query'>) {
  return {
    name: 'groupOrders',

    /** Nothing of the others. */
    async *read(accountID: string): AsyncGenerator<OwnPart[]> {
      let after = ''
      for (;;) {
        const { rows } = await database.query<Row>(
          `select b.id, b.doc, b.state, b.version, b.paying_order_id as "payingOrderID", b.order_id as "orderID"
           from shared_basket_member m join shared_basket b on b.id = m.basket_id where m.account_id = $1 and b.id > $2 order by b.id limit $3`,
          [accountID, after, batch],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map((row) => ownPart(toBasket(row), accountID))
        after = last.id
      }
    },

    async forget(transaction: Transaction<Schema>, accountID: string): Promise<void> {
      // Who was sent away is in the list of no basket's members, but in its document.
      let after = ''
      for (;;) {
        const { rows } = await sql<Row>`
          select id, doc, state, version, paying_order_id as "payingOrderID", order_id as "orderID" from shared_basket
          where id > ${after} and (id in (select basket_id from shared_basket_member where account_id = ${accountID}) or doc -> 'barred' ? ${accountID})
          order by id limit ${batch} for update`.execute(transaction)
        const last = rows.at(-1)
        if (!last) return
        for (const row of rows) {
          const forgotten = forgetMember(toBasket(row), accountID)
          const creator = forgotten.members.find((member) => member.creator)?.accountID ?? ''
          await sql`
            update shared_basket set doc = ${JSON.stringify(forgotten)}::text::jsonb, state = ${forgotten.state}, version = ${forgotten.version}, creator_id = ${creator}
            where id = ${row.id}`.execute(transaction)
        }
        after = last.id
      }
    },
  }
}

function ownPart(basket: GroupOrder, accountID: string): OwnPart {
  const { groupID, groupName, kind, merchantName, state, createdAt, deliveryAddress } = basket
  const member = findMember(basket, accountID)
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
