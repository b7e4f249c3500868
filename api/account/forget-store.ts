// SQL of deleting an account: everything of the person in one transaction, or nothing.
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'

export type Forgotten = 'done' | 'order_under_way' | 'code_used'
export type ForgetStore = ReturnType<typeof openForgetStore>

/** Ends the transaction without a trace. */
class Refused extends Error {
  readonly why: Exclude<Forgotten, 'done'>
  constructor(why: Exclude<Forgotten, 'done'>) {
    super(why)
    this.why = why
  }
}

export function openForgetStore(
  { kysely }: Pick<Database, 'kysely'>,
  kept: readonly PersonalData[],
) {
  return {
    /** Uses the code up and deletes; refused, it leaves everything as it was, the code too. */
    async forget(accountID: string, codeID: string, now: Date): Promise<Forgotten> {
      try {
        await kysely.transaction().execute(async (transaction) => {
          const { rows: codes } = await sql`
            update login_code set used_at = ${now}::timestamptz where id = ${codeID} and used_at is null returning id`.execute(
            transaction,
          )
          if (codes.length === 0) throw new Refused('code_used')
          // First, because placing holds the session it places by: after this no order can come.
          await sql`delete from session where account_id = ${accountID}`.execute(transaction)
          const { rows: orders } =
            await sql`select id from orders where account_id = ${accountID} and ended_at is null
            union all select reference from payment where account_id = ${accountID} and state in ('started', 'challenge', 'authorised') limit 1`.execute(
              transaction,
            )
          if (orders.length > 0) throw new Refused('order_under_way')
          for (const { forget } of kept) await forget?.(transaction, accountID)
          // Answers to placed orders hold the address.
          await sql`delete from idempotency_key where account_id = ${accountID}`.execute(
            transaction,
          )
          await sql`delete from login_code where phone in (select phone from account where id = ${accountID})`.execute(
            transaction,
          )
          await sql`delete from account where id = ${accountID}`.execute(transaction)
        })
        return 'done'
      } catch (error) {
        if (error instanceof Refused) return error.why
        throw error
      }
    },
  }
}
