// Runs a change by staff together with its audit row in one transaction, once per action id.
import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { problem } from '../http/problem.ts'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Acting } from './acting.ts'
import { auditInsert, writeAudit, type AuditChange } from './audit-store.ts'

export type Caller = Pick<Acting, 'personID' | 'deviceID' | 'sessionID'> & {
  at: Date
  requestID: string
}
/**
 * A change requested by the console. A repeated request with the same action id must have the same
 * `kind` and `input`.
 */
export type StaffAction = { actionID: string; kind: string; input: unknown }
type Body = (
  transaction: Transaction<Schema>,
) => Promise<{ targetID: string; audit: AuditChange | null }>
export type ChangeStore = ReturnType<typeof openChangeStore>

export function openChangeStore({ transaction }: Pick<Database, 'transaction'>) {
  /**
   * Makes the change, unless an earlier request with the same action id has
   * made it. Returns the id of the object that was created or changed. Throws
   * idempotency_key_reused if the earlier request had another kind or input.
   */
  async function runOnce(
    caller: Caller,
    action: StaffAction,
    body: Body,
  ): Promise<{ targetID: string; repeated: boolean }> {
    const { actionID, kind } = action
    const actor = actorOf(caller)
    const fingerprint = fingerprintOf(action)
    return await transaction(async (open) => {
      const { rows: claimed } = await sql`
        insert into staff_action (actor, action_id, kind, fingerprint, target_id, at)
        values (${actor}, ${actionID}, ${kind}, ${fingerprint}::bytea, '',
          ${caller.at}::timestamptz)
        on conflict do nothing returning actor`.execute(open)
      if (claimed.length === 0) return await findEarlier(open, actor, actionID, fingerprint)
      const { targetID, audit } = await body(open)
      const update = sql`
        update staff_action set target_id = ${targetID}
        where actor = ${actor} and action_id = ${actionID}`
      // One statement writes the audit row and updates the action,
      // so that the row locks are held for only one round trip.
      if (audit)
        await sql`with acted as (${update}) ${auditInsert(caller, audit, caller)}`.execute(open)
      else await update.execute(open)
      return { targetID, repeated: false }
    })
  }

  return {
    runOnce,
    /**
     * Returns the id of the object that an earlier request with the same action
     * id has created or changed, or undefined if there was no such request.
     * Throws idempotency_key_reused if that request had another kind or input.
     */
    async findRepeated(caller: Caller, action: StaffAction): Promise<string | undefined> {
      return await transaction(async (open) => {
        const known = await sql`
          select from staff_action
          where actor = ${actorOf(caller)} and action_id = ${action.actionID}`.execute(open)
        if (known.rows.length === 0) return undefined
        const { targetID } = await findEarlier(
          open,
          actorOf(caller),
          action.actionID,
          fingerprintOf(action),
        )
        return targetID
      })
    },
    /**
     * Runs a change that is idempotent without an action id. `body` makes the change and returns
     * its audit row as `audit`, or null if the change had no effect.
     */
    async run(caller: Caller, body: Body): Promise<string> {
      return await transaction(async (open) => {
        const { targetID, audit } = await body(open)
        if (audit) await writeAudit(open, caller, audit, caller)
        return targetID
      })
    },
  }
}

const actorOf = ({ personID, deviceID }: Caller): string => personID ?? deviceID ?? ''

const fingerprintOf = ({ kind, input }: StaffAction): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, input]))
    .digest()

async function findEarlier(
  open: Transaction<Schema>,
  actor: string,
  actionID: string,
  fingerprint: Buffer,
): Promise<{ targetID: string; repeated: boolean }> {
  const { rows } = await sql<{ targetID: string; same: boolean }>`
    select target_id as "targetID", fingerprint = ${fingerprint}::bytea as same
    from staff_action where actor = ${actor} and action_id = ${actionID}`.execute(open)
  const [earlier] = rows
  if (!earlier?.same) throw problem('idempotency_key_reused')
  return { targetID: earlier.targetID, repeated: true }
}
