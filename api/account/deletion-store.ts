// SQL that deletes an account and its personal data in one transaction.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { PersonalData } from '../platform/personal-data.ts'

export type DeletionResult = 'done' | 'order_under_way' | 'code_used'
export type DeletionStore = ReturnType<typeof openDeletionStore>
export type DeletionStep = NonNullable<PersonalData['forget']>

/** Thrown to roll the transaction back. `why` is the reason of the refusal. */
class Refused extends Error {
  readonly why: Exclude<DeletionResult, 'done'>
  constructor(why: Exclude<DeletionResult, 'done'>) {
    super(why)
    this.why = why
  }
}

/**
 * A deletion calls each feature's `forget`, in the
 * sequence of `personalData`, and then `forfeitBalances`.
 */
export function openDeletionStore(
  { transaction }: Pick<Database, 'transaction'>,
  personalData: readonly Pick<PersonalData, 'forget'>[],
  forfeitBalances: DeletionStep,
) {
  return {
    /**
     * Marks the code as used and deletes the account. If the deletion is refused, nothing changes
     * and the code can be used again. The statements lock rows in the sequence of docs/locks.md.
     */
    async deleteAccount(accountID: string, codeID: string, now: Date): Promise<DeletionResult> {
      try {
        await transaction(async (open) => {
          await useCode(open, accountID, codeID, now)
          await endSessions(open, accountID)
          if (await hasOrderUnderWay(open, accountID)) throw new Refused('order_under_way')
          for (const { forget } of personalData) await forget?.(open, accountID)
          // The stored responses to order requests contain the delivery address.
          await sql`delete from idempotency_key where account_id = ${accountID}`.execute(open)
          await sql`select 1 from account where id = ${accountID} for update`.execute(open)
          await forfeitBalances(open, accountID)
          await sql`delete from account where id = ${accountID}`.execute(open)
        })
        return 'done'
      } catch (error) {
        if (error instanceof Refused) return error.why
        throw error
      }
    },
  }
}

/**
 * Deletes every code for the account's phone number. Throws if `codeID` was used before. Locks the
 * account, so that logins with the number wait until the deletion has ended.
 */
async function useCode(
  transaction: Transaction<Schema>,
  accountID: string,
  codeID: string,
  now: Date,
): Promise<void> {
  await sql`
    select 1 from login_code where phone = (select phone from account where id = ${accountID})
    order by id for update`.execute(transaction)
  const { rows } = await sql`
    update login_code set used_at = ${now}::timestamptz
    where id = ${codeID} and used_at is null returning id`.execute(transaction)
  if (rows.length === 0) throw new Refused('code_used')
  await sql`
    delete from login_code
    where phone = (select phone from account where id = ${accountID})`.execute(transaction)
  // `for no key update` does not block inserts into tables with a foreign key to the account.
  await sql`
    select 1 from account where id = ${accountID} for no key update`.execute(transaction)
}

/**
 * Ends all sessions of the account, so that no order can be
 * placed during the deletion: placing an order locks the session.
 */
async function endSessions(transaction: Transaction<Schema>, accountID: string): Promise<void> {
  await sql`
    select 1 from session where account_id = ${accountID}
    order by token_hash for update`.execute(transaction)
  await sql`
    delete from push_subscription where id in (
      select id from push_subscription where account_id = ${accountID} order by id for update
    )`.execute(transaction)
  await sql`delete from session where account_id = ${accountID}`.execute(transaction)
}

async function hasOrderUnderWay(
  transaction: Transaction<Schema>,
  accountID: string,
): Promise<boolean> {
  const { rows } = await sql`
    select id from orders where account_id = ${accountID} and ended_at is null
    union all
    select reference from payment
    where account_id = ${accountID} and state in ('started', 'challenge', 'authorised')
    limit 1`.execute(transaction)
  return rows.length > 0
}
