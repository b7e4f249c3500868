// SQL of the audit log: one row for each change by staff, written in the transaction of the change.
import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { Acting } from './caller.ts'

type Fields = Readonly<Record<string, unknown>>

export type AuditChange = {
  /** The kind of change, for example `membership.grant`. */
  action: string
  targetKind: string
  targetID: string
  /** Where the change applies: `platform`, `country:sg`, `merchant:ID` or `fleet:ID`. */
  scope: string
  /** Null if the change concerns the whole platform. */
  country: string | null
  /**
   * The changed fields of the target before and after the change; undefined if there are none. Must
   * never contain data of eaters.
   */
  before?: Fields
  after?: Fields
}
export type AuditActor = Pick<Acting, 'personID' | 'deviceID' | 'sessionID'>
export type AuditRow = {
  auditID: string
  at: Date
  personID: string | null
  personName: string | null
  deviceID: string | null
  action: string
  targetKind: string
  targetID: string
  scope: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  requestID: string
}
export type AuditFilter = {
  everywhere: boolean
  countries: string[]
  scope: string | null
  personID: string | null
  targetKind: string | null
  targetID: string | null
}
export type AuditStore = ReturnType<typeof openAuditStore>

/** Writes one audit row in the transaction of the change, so that a rollback removes both. */
export async function writeAudit(
  transaction: Transaction<Schema>,
  actor: AuditActor,
  change: AuditChange,
  request: { at: Date; requestID: string },
): Promise<void> {
  await auditInsert(actor, change, request).execute(transaction)
}

/**
 * Returns the SQL that inserts the audit row. The caller can include this SQL in the statement that
 * makes the change.
 */
export function auditInsert(
  { personID, deviceID, sessionID }: AuditActor,
  change: AuditChange,
  { at, requestID }: { at: Date; requestID: string },
): RawBuilder<unknown> {
  const { before, after } = changedFields(change.before ?? {}, change.after ?? {})
  return sql`
    insert into audit (id, at, person_id, device_id, session_id, action, target_kind, target_id,
      scope, country, before, after, request_id)
    values (${uuidv7()}, ${at}::timestamptz, ${personID}, ${deviceID}, ${sessionID},
      ${change.action}, ${change.targetKind}, ${change.targetID}, ${change.scope},
      ${change.country}, ${JSON.stringify(before)}::text::jsonb,
      ${JSON.stringify(after)}::text::jsonb, ${requestID})`
}

/**
 * Returns the fields whose values differ, with their values before and after the change. A field
 * that exists only before or only after the change is returned only there.
 */
export function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const differs = (name: string) => !isDeepStrictEqual(before[name], after[name])
  const pick = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => differs(name)))
  return { before: pick(before), after: pick(after) }
}

export function openAuditStore(database: Database) {
  return {
    /** Returns the entries that match the filter, newest first. */
    async list(
      filter: AuditFilter,
      after: { at: Date; auditID: string } | null,
      limit: number,
    ): Promise<AuditRow[]> {
      const { rows } = await database.query<AuditRow>(
        `select a.id as "auditID", a.at, a.person_id as "personID", p.name as "personName",
           a.device_id as "deviceID", a.action, a.target_kind as "targetKind",
           a.target_id as "targetID", a.scope, a.before, a.after, a.request_id as "requestID"
         from audit a left join person p on p.id = a.person_id
         where ($1::boolean or a.country = any($2::text[]))
           and ($3::text is null or a.scope = $3) and ($4::text is null or a.person_id = $4)
           and ($5::text is null or a.target_kind = $5)
           and ($6::text is null or a.target_id = $6)
           and ($7::timestamptz is null or (a.at, a.id) < ($7::timestamptz, $8::text))
         order by a.at desc, a.id desc limit $9`,
        [
          filter.everywhere,
          filter.countries,
          filter.scope,
          filter.personID,
          filter.targetKind,
          filter.targetID,
          after?.at,
          after?.auditID,
          limit,
        ],
      )
      return rows
    },
  }
}
