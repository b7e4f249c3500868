// SQL of the sandbox: it stores the payments that a real card provider would store. Only the
// sandbox uses it.
import type { Database } from '../../platform/database/database.ts'

export type SandboxState = 'authorised' | 'challenge' | 'declined' | 'captured' | 'voided'
export type SandboxPayment = { state: SandboxState; reason: string | null; capturedInMinor: number }
export type SandboxStore = ReturnType<typeof openSandboxStore>

export function openSandboxStore(database: Pick<Database, 'query'>) {
  return {
    /** Returns the payment of the reference. Creates it in the given state if there is none. */
    async open(
      charge: { reference: string; amountInMinor: number; currency: string },
      state: SandboxState,
      reason: string | null,
    ): Promise<SandboxPayment> {
      await database.query(
        `insert into sandbox_payment (reference, amount_in_minor, currency, state, reason, charges)
          values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [
          charge.reference,
          charge.amountInMinor,
          charge.currency,
          state,
          reason,
          state === 'authorised' ? 1 : 0,
        ],
      )
      const stored = await this.find(charge.reference)
      if (!stored) throw new Error('the sandbox lost a payment')
      return stored
    },

    async find(reference: string): Promise<SandboxPayment | null> {
      const { rows } = await database.query<SandboxPayment>(
        `select state, reason, captured_in_minor as "capturedInMinor" from sandbox_payment
          where reference = $1`,
        [reference],
      )
      return rows[0] ?? null
    },

    /**
     * Moves the payment to another state. Returns false if it is not in the state `from`. A move to
     * `authorised` also counts as one charge of the card.
     */
    async move(
      reference: string,
      from: SandboxState,
      to: SandboxState,
      reason: string | null = null,
    ): Promise<boolean> {
      const { affected } = await database.query(
        `update sandbox_payment set state = $3, reason = $4, charges = charges + case
          when $3 = 'authorised' then 1 else 0 end
         where reference = $1 and state = $2`,
        [reference, from, to, reason],
      )
      return affected > 0
    },

    /** Captures the amount. Returns false if less than the amount is authorised. */
    async capture(reference: string, amountInMinor: number): Promise<boolean> {
      const { affected } = await database.query(
        `update sandbox_payment set state = 'captured', captured_in_minor = $2 where reference = $1
          and state = 'authorised' and amount_in_minor >= $2`,
        [reference, amountInMinor],
      )
      return affected > 0
    },

    /**
     * Returns true if the amount is refunded now or was refunded earlier with the same `refundID`,
     * and false if it exceeds the captured amount.
     */
    async refund(reference: string, refundID: string, amountInMinor: number): Promise<boolean> {
      await database.query(
        `update sandbox_payment set refunds = refunds || jsonb_build_object($2::text, $3::bigint)
         where reference = $1 and not refunds ? $2::text
           and (select coalesce(sum(value::bigint), 0)
             from jsonb_each_text(refunds)) + $3::bigint <= captured_in_minor`,
        [reference, refundID, amountInMinor],
      )
      const { rows } = await database.query(
        'select 1 from sandbox_payment where reference = $1 and refunds ? $2::text',
        [reference, refundID],
      )
      return rows.length > 0
    },
  }
}
