// Reads from the database the data that the check compares with the acknowledged writes.
import { checkBooks } from '@tingkat/api/backup/check-books'
import type { Database } from '@tingkat/api/platform/database/database'
import type { Stored, StoredOrder } from './check.ts'

type Queries = Pick<Database, 'query'>

export async function readStored(database: Queries): Promise<Stored> {
  const orders = await database.query<StoredOrder>(
    `select id as "orderID", (
       select jsonb_agg(jsonb_build_object('version', e -> 'version', 'move', e -> 'move'))
       from jsonb_array_elements(doc -> 'events') as e) as events
     from orders`,
  )
  const keys = await database.query<{ key: string; orderID: string }>(
    'select key, order_id as "orderID" from idempotency_key',
  )
  const edits = await database.query<Stored['edits'][number]>(
    `select id as "groupID", (doc #>> '{members,0,version}')::int as version,
       (doc #>> '{members,0,items,0,quantity}')::int as quantity
     from shared_basket`,
  )
  const { faults } = await checkBooks(database)
  return {
    orders: orders.rows,
    keys: keys.rows,
    edits: edits.rows,
    bookFaults: [...faults, ...(await findDoubleCharges(database))],
  }
}

async function findDoubleCharges(database: Queries): Promise<string[]> {
  const { rows } = await database.query<{ reference: string }>(
    'select reference from sandbox_payment where charges > 1 limit 100',
  )
  return rows.map(({ reference }) => `charged twice: ${reference}`)
}
