// SQL of eaters' balances, and of the enterprises that pay for eaters.
import type { LedgerEntry } from '@tingkat/ordering/payment/ledger'
import type { Database } from '../platform/database/database.ts'

export type Balance = { account: string; amountInMinor: number }
export type Enterprise = { costCentre: string; name: string }
export type Grant = { country: string; currency: string; entries: readonly LedgerEntry[] }

export function openBalanceStore(database: Pick<Database, 'query'>) {
  return {
    async listBalances(accountID: string, currency: string): Promise<Balance[]> {
      const { rows } = await database.query<Balance>(
        `select account, amount_in_minor as "amountInMinor" from balance
         where account_id = $1 and currency = $2`,
        [accountID, currency],
      )
      return rows
    },

    async findEnterprise(accountID: string): Promise<Enterprise | null> {
      const { rows } = await database.query<{ enterprise: Enterprise | null }>(
        'select enterprise from account where id = $1',
        [accountID],
      )
      return rows[0]?.enterprise ?? null
    },

    /**
     * Returns the enterprise that pays for the account of the session. Returns
     * null if the session is not valid or the account has no enterprise.
     */
    async findEnterpriseOfSession(tokenHash: Uint8Array, now: Date): Promise<Enterprise | null> {
      const { rows } = await database.query<{ enterprise: Enterprise | null }>(
        `select a.enterprise from session s join account a on a.id = s.account_id
         where s.token_hash = $1 and s.expires_at > $2`,
        [tokenHash, now],
      )
      return rows[0]?.enterprise ?? null
    },

    /**
     * Books grants to an eater's balances. No-op if the
     * eater has got grants for this `occasion` before.
     */
    async grant(
      accountID: string,
      occasion: string,
      grants: readonly Grant[],
      now: Date,
    ): Promise<void> {
      const entries = grants.flatMap(({ country, currency, entries: booked }, balance) =>
        booked.map((entry) => ({ ...entry, country, currency, balance: String(balance) })),
      )
      await database.query(
        // The statement locks the account before its balances, as docs/locks.md requires.
        `with owner as (select id from account where id = $1::text for key share)
         insert into ledger_entry
           (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
         select e.country, $2::text, e.movement, e.account, e.amount, e.currency, $3::timestamptz,
           owner.id || ' ' || e.balance, case when e.owned then owner.id end
         from owner, jsonb_to_recordset($4::text::jsonb) as e(
           country text, currency text, movement text, account text, amount bigint, owned boolean,
           balance text)
         where not exists (
           select 1 from ledger_entry where owner = $1::text and order_id = $2::text)
         on conflict do nothing`,
        [accountID, occasion, now, JSON.stringify(entries)],
      )
    },
  }
}
