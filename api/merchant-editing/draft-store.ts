// SQL of drafts, the edited menus before their publication. A merchant has at most one draft, whose
// version increases at each save.
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { CompiledQuery, sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { MerchantKey } from './revision-store.ts'

export type PublishFailure = 'menu_faulty' | 'revision_conflict' | 'draft_changed'
export type DraftRow = {
  version: number
  file: MerchantFile
  baseRevision: number
  savedBy: string
  savedByName: string
  savedAt: Date
  publishAt: Date | null
  publishBy: string | null
  publishFailure: PublishFailure | null
}
export type DraftStore = ReturnType<typeof openDraftStore>

const columns = `version, file, base_revision as "baseRevision", saved_by as "savedBy",
  coalesce((select p.name from person p where p.id = saved_by), saved_by) as "savedByName",
  saved_at as "savedAt", publish_at as "publishAt", publish_by as "publishBy",
  publish_failure as "publishFailure"`

// SQL condition in `save`: true if the stored draft already has the new content.
const isSame = '(file = $4::text::jsonb and base_revision = $5)'

export function openDraftStore({ query }: Pick<Database, 'query'>) {
  return {
    async read({ country, merchantID }: MerchantKey): Promise<DraftRow | undefined> {
      const { rows } = await query<DraftRow>(
        `select ${columns} from merchant_draft where country = $1 and merchant_id = $2`,
        [country, merchantID],
      )
      return rows[0]
    },
    /**
     * Saves the file as the version after `version`, which is 0 for a new draft. Returns undefined
     * and changes nothing if the stored draft has another version. If its content changes, a
     * scheduled draft loses its time of publication, because nobody has confirmed the new content.
     */
    async save(
      { country, merchantID }: MerchantKey,
      draft: {
        version: number
        file: MerchantFile
        baseRevision: number
        savedBy: string
        savedAt: Date
      },
    ): Promise<DraftRow | undefined> {
      const { version, file, baseRevision, savedBy, savedAt } = draft
      const { rows } = await query<DraftRow>(
        version === 0
          ? `insert into merchant_draft (country, merchant_id, version, file, base_revision,
               saved_by, saved_at)
             values ($1, $2, $3 + 1, $4::text::jsonb, $5, $6, $7)
             on conflict do nothing returning ${columns}`
          : `update merchant_draft set version = version + 1, file = $4::text::jsonb,
               base_revision = $5, saved_by = $6, saved_at = $7,
               publish_at = case when ${isSame} then publish_at end,
               publish_by = case when ${isSame} then publish_by end,
               publish_failure = case when publish_at is not null and not ${isSame}
                 then 'draft_changed' end
             where country = $1 and merchant_id = $2 and version = $3 returning ${columns}`,
        [country, merchantID, version, JSON.stringify(file), baseRevision, savedBy, savedAt],
      )
      return rows[0]
    },
    /** Deletes the draft. Returns false if the stored draft has another version. */
    async discard({ country, merchantID }: MerchantKey, version: number): Promise<boolean> {
      const { affected } = await query(
        'delete from merchant_draft where country = $1 and merchant_id = $2 and version = $3',
        [country, merchantID, version],
      )
      return affected > 0
    },
    /** Returns the drafts that should have been published at `time` or before. */
    async listDue(time: Date): Promise<(MerchantKey & { publishAt: Date })[]> {
      const { rows } = await query<MerchantKey & { publishAt: Date }>(
        `select country, merchant_id as "merchantID", publish_at as "publishAt"
         from merchant_draft where publish_at <= $1 order by publish_at limit 100`,
        [time],
      )
      return rows
    },
  }
}

/** Locks the draft's row. The caller must lock the merchant's row before, to avoid deadlocks. */
export async function lockDraft(
  transaction: Transaction<Schema>,
  { country, merchantID }: MerchantKey,
): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${sql.raw(columns)} from merchant_draft
    where country = ${country} and merchant_id = ${merchantID} for update`.execute(transaction)
  return rows[0]
}

export async function deleteDraft(
  transaction: Transaction<Schema>,
  { country, merchantID }: MerchantKey,
): Promise<void> {
  await transaction
    .deleteFrom('merchant_draft')
    .where('country', '=', country)
    .where('merchant_id', '=', merchantID)
    .execute()
}

/**
 * Sets the time of publication and the person who has scheduled it. `job` is the
 * INSERT of the job that publishes the draft: SQL text with one parameter, `json`.
 */
export async function scheduleDraft(
  transaction: Transaction<Schema>,
  { country, merchantID }: MerchantKey,
  { at, by, job }: { at: Date; by: string; job: { text: string; json: string } },
): Promise<void> {
  await sql`
    update merchant_draft set publish_at = ${at}, publish_by = ${by}, publish_failure = null
    where country = ${country} and merchant_id = ${merchantID}`.execute(transaction)
  await transaction.executeQuery(CompiledQuery.raw(job.text, [job.json]))
}

/**
 * Removes the time of publication. `failure` is the reason for which the draft
 * could not be published; null if a person has cancelled the publication.
 */
export async function clearSchedule(
  transaction: Transaction<Schema>,
  { country, merchantID }: MerchantKey,
  failure: PublishFailure | null,
): Promise<void> {
  await sql`
    update merchant_draft set publish_at = null, publish_by = null, publish_failure = ${failure}
    where country = ${country} and merchant_id = ${merchantID}`.execute(transaction)
}
