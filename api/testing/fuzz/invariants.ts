// Checks conditions that must hold in the database after any sequence of requests.
import type { Database } from '../../platform/database/database.ts'

/** For each condition, a query that returns its violations, with columns that identify them. */
const violations: Record<string, string> = {
  'the ledger balances in every currency': `
    select currency, sum(amount_in_minor)::text as sum from ledger_entry
    group by currency having sum(amount_in_minor) <> 0`,
  'every movement of the ledger balances': `
    select order_id, movement from ledger_entry
    group by country, order_id, movement, currency, reference having sum(amount_in_minor) <> 0`,
  'balances are the sums of their entries': `
    select b.account_id, b.account from balance b where b.amount_in_minor <> (
      select coalesce(-sum(l.amount_in_minor), 0) from ledger_entry l
      where l.owner = b.account_id and l.account = b.account and l.currency = b.currency)`,
  'an order has one account': `
    select id from orders group by id having count(distinct account_id) > 1`,
  'chat messages belong to the account of their order': `
    select o.id from orders o join chat_message m on m.order_id = o.id and m.country = o.country
    where m.account_id <> o.account_id`,
  'requests for help belong to the account of their order': `
    select o.id from orders o join help_request h on h.order_id = o.id and h.country = o.country
    where h.account_id <> o.account_id`,
  'payments belong to the account of their order': `
    select o.id from orders o join payment p on p.reference = o.id
    where p.account_id <> o.account_id`,
  'no eater has more saved places than allowed': `
    select account_id from saved_place group by account_id having count(*) > 50`,
  'no eater has more favourites than allowed': `
    select account_id from favourite group by account_id having count(*) > 200`,
  'no eater has more push subscriptions than allowed': `
    select account_id from push_subscription group by account_id having count(*) > 10`,
}

export async function findViolations(database: Pick<Database, 'query'>): Promise<string[]> {
  const found: string[] = []
  for (const [rule, query] of Object.entries(violations)) {
    const { rows } = await database.query(query)
    found.push(...rows.slice(0, 5).map((row) => `${rule}: ${JSON.stringify(row)}`))
  }
  return found
}
