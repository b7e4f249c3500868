// Checks after a restore whether orders, payments and ledger agree.
import type { Database } from '../platform/database/database.ts'

export type BookCheck = {
  orders: number
  payments: number
  ledgerEntries: number
  /** Has one line for each fault, at most 100 of each kind. It is empty if everything agrees. */
  faults: string[]
}

const checks = [
  {
    what: 'movement does not sum to zero',
    sql: `select country || ' ' || order_id || ' ' || movement || ' ' || currency as subject
      from ledger_entry group by country, order_id, movement, reference, currency
      having sum(amount_in_minor) <> 0`,
  },
  {
    what: 'payment has no order',
    sql: `select p.reference as subject from payment p
      where p.state in ('authorised', 'captured')
        and not exists (select 1 from orders o where o.country = p.country and o.id = p.reference)`,
  },
  {
    what: 'acknowledged order is missing',
    sql: `select k.order_id as subject from idempotency_key k
      where not exists (select 1 from orders o where o.id = k.order_id)`,
  },
  {
    what: 'order has no ledger entry',
    sql: `select o.id as subject from orders o
      where o.total_in_minor > 0 and o.state <> 'FAILED' and not exists (
        select 1 from ledger_entry l where l.country = o.country and l.order_id = o.id)`,
  },
]

export async function checkBooks(database: Pick<Database, 'query'>): Promise<BookCheck> {
  const faults: string[] = []
  for (const { what, sql } of checks) {
    const { rows } = await database.query<{ subject: string }>(`${sql} limit 100`)
    faults.push(...rows.map(({ subject }) => `${what}: ${subject}`))
  }
  const { rows } = await database.query<Omit<BookCheck, 'faults'>>(
    `select (select count(*)::int from orders) as orders,
       (select count(*)::int from payment) as payments,
       (select count(*)::int from ledger_entry) as "ledgerEntries"`,
  )
  const [counts = { orders: 0, payments: 0, ledgerEntries: 0 }] = rows
  return { ...counts, faults }
}

const searchSize = 1_000

/** Returns one line for each of the `ids` that is not in the database. */
export async function findMissingOrders(
  database: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<string[]> {
  const faults: string[] = []
  for (let start = 0; start < ids.length; start += searchSize) {
    const { rows } = await database.query<{ id: string }>(
      `select wanted.id from jsonb_array_elements_text($1::jsonb) as wanted(id)
        where not exists (select 1 from orders o where o.id = wanted.id) limit 100`,
      [JSON.stringify(ids.slice(start, start + searchSize))],
    )
    faults.push(...rows.map(({ id }) => `acknowledged order is missing: ${id}`))
  }
  return faults
}

/** Returns the lines that the command prints: the faults, the row counts and the verdict. */
export function describeBooks({ orders, payments, ledgerEntries, faults }: BookCheck): string[] {
  const counted = `${orders} orders, ${payments} payments, ${ledgerEntries} ledger entries`
  return faults.length > 0
    ? [...faults, `${counted}: they do not agree.`]
    : [`${counted}: all orders are there, each payment has its order, the ledger sums to zero.`]
}
