// Use cases of publication: publish the draft now or at a given time, cancel a scheduled
// publication, or restore a revision.
import type { CatalogueMerchant } from '@tingkat/catalogue/format'
import { toMerchantDoc } from '@tingkat/catalogue/merchant-file'
import type { MenuFault, Publication } from '@tingkat/contract/console/merchant-editing'
import { compareMenus, largePriceChanges } from '@tingkat/ordering/merchant/compare-menus'
import { problem } from '../http/problem.ts'
import type { AuditChange } from '../staff/audit-store.ts'
import type { Caller, StaffAction } from '../staff/change-store.ts'
import { checkDraft } from './check-draft.ts'
import { staleDraft } from './draft-actions.ts'
import { findBrokenReferences } from './draft-references.ts'
import { clearSchedule, deleteDraft, lockDraft, scheduleDraft } from './draft-store.ts'
import {
  readPublishedFile,
  withDefaults,
  type EditedKey,
  type EditingPorts,
  type Published,
} from './edited-merchant.ts'
import { publishQueue, type PublishJob } from './publish-job.ts'
import { lockRevision, writeRevision, type OpenTransaction } from './revision-store.ts'

const maxAheadMs = 60 * 24 * 3_600_000
const minuteMs = 60_000
// Maximum number of changes in a response. The console does not show more.
const maxListedChanges = 50

export type PublishRequest = {
  actionID: string
  version: number
  baseRevision: number
  note: string
  confirmLargePrices: boolean
  at?: string | undefined
}

/**
 * Publishes the draft, or schedules its publication. A repeated action id has
 * no effect. A caller that does more than publish, such as an import, passes
 * its own `action`. Throws revision_conflict, draft_stale, menu_faulty, or
 * price_change_unconfirmed for large price changes without confirmation.
 */
export async function publishDraft(
  ports: EditingPorts,
  caller: Caller,
  key: EditedKey,
  request: PublishRequest,
  action?: StaffAction,
): Promise<Publication> {
  const at = request.at === undefined ? undefined : readTime(request.at, caller.at)
  const { actionID, ...input } = request
  const published = await readPublishedFile(ports, key)
  const checked = await ports.drafts.read(key)
  const broken = checked && (await findBrokenReferences(ports, key, checked.file, published.file))
  const job = at && (await jobOf(ports, key, at))
  const publishing = ports.changes.runOnce(
    caller,
    action ?? { actionID, kind: 'menu.publish', input: { ...key, ...input } },
    async (transaction) => {
      await lockUnchanged(transaction, key, published, request.baseRevision)
      const draft = await lockDraft(transaction, key)
      if (draft?.version !== request.version || draft.version !== checked?.version)
        throw new StaleDraft()
      if (draft.baseRevision !== published.revision) throw conflict(published.revision)
      const file = requirePublishable(
        key,
        draft.file,
        published,
        request.confirmLargePrices,
        broken,
      )
      if (at && job) {
        await scheduleDraft(transaction, key, { at, by: actorOf(caller), job })
        return { targetID: at.toISOString(), audit: auditOf('menu.schedule', key, { at }) }
      }
      const revision = published.revision + 1
      await writePublished(ports, transaction, key, published, {
        file,
        by: actorOf(caller),
        at: caller.at,
        note: request.note,
      })
      await deleteDraft(transaction, key)
      const audit = auditOf('menu.publish', key, { revision }, { revision: published.revision })
      return { targetID: String(revision), audit }
    },
  )
  const { targetID, repeated } = await publishing.catch(async (error: unknown) => {
    throw error instanceof StaleDraft ? await staleDraft(ports, key, published) : error
  })
  if (at) return { revision: published.revision, publishedAt: null, publishAt: targetID }
  return await finish(ports, caller, key, { revision: Number(targetID), repeated })
}

/**
 * Thrown in a transaction to roll it back, if the
 * stored draft has another version than the request.
 */
class StaleDraft extends Error {}

/**
 * Shows the new revision to eaters. A repeated request
 * changes nothing, because eaters see its revision already.
 */
async function finish(
  ports: EditingPorts,
  { at }: Caller,
  key: EditedKey,
  { revision, repeated }: { revision: number; repeated: boolean },
): Promise<Publication> {
  if (repeated) return await publicationOf(ports, key, revision, at)
  await spread(ports, key)
  return { revision, publishedAt: at.toISOString(), publishAt: null }
}

/**
 * Cancels a scheduled publication. Throws draft_stale if the
 * draft has another version. No-op if nothing is scheduled.
 */
export async function callOffPublication(
  ports: EditingPorts,
  caller: Caller,
  key: EditedKey,
  version: number,
): Promise<void> {
  const stale = await staleDraft(ports, key, await readPublishedFile(ports, key))
  await ports.changes.run(caller, async (transaction) => {
    const draft = await lockDraft(transaction, key)
    if (draft && draft.version !== version) throw stale
    if (!draft?.publishAt) return { targetID: key.merchantID, audit: null }
    await clearSchedule(transaction, key, null)
    const audit = auditOf('menu.unschedule', key, { at: null }, { at: draft.publishAt })
    return { targetID: key.merchantID, audit }
  })
}

export type RestoreRequest = {
  actionID: string
  revision: number
  baseRevision: number
  confirmLargePrices: boolean
}

/** Publishes the content of an earlier revision as a new revision. The draft does not change. */
export async function restoreRevision(
  ports: EditingPorts,
  caller: Caller,
  key: EditedKey,
  { actionID, ...request }: RestoreRequest,
): Promise<Publication> {
  const published = await readPublishedFile(ports, key)
  const earlier = await ports.revisions.read(key, request.revision)
  if (!earlier) throw problem('not_found')
  const broken = await findBrokenReferences(ports, key, earlier.file, published.file)
  const { targetID, repeated } = await ports.changes.runOnce(
    caller,
    { actionID, kind: 'menu.restore', input: { ...key, ...request } },
    async (transaction) => {
      await lockUnchanged(transaction, key, published, request.baseRevision)
      const { confirmLargePrices } = request
      const file = requirePublishable(key, earlier.file, published, confirmLargePrices, broken)
      const revision = published.revision + 1
      await writePublished(ports, transaction, key, published, {
        file,
        by: actorOf(caller),
        at: caller.at,
        note: `restored revision ${earlier.revision}`,
      })
      const after = { revision, restored: earlier.revision }
      const audit = auditOf('menu.restore', key, after, { revision: published.revision })
      return { targetID: String(revision), audit }
    },
  )
  return await finish(ports, caller, key, { revision: Number(targetID), repeated })
}

const conflict = (revision: number) => problem('revision_conflict', { revision })

/**
 * Locks the merchant and checks that no revision was published after `baseRevision` or since
 * `published` was read. Throws revision_conflict otherwise, and not_found for an unknown merchant.
 */
async function lockUnchanged(
  transaction: OpenTransaction,
  key: EditedKey,
  published: Published,
  baseRevision: number,
): Promise<void> {
  const revision = await lockRevision(transaction, key)
  if (revision === undefined) throw problem('not_found')
  if (revision !== baseRevision || revision !== published.revision) throw conflict(revision)
}

/**
 * Returns the file with all default values. `broken` are the faults from
 * `findBrokenReferences`. Throws menu_faulty if there are faults, and
 * price_change_unconfirmed for large price changes unless `confirmLargePrices`.
 */
export function requirePublishable(
  { country, merchantID }: EditedKey,
  json: unknown,
  published: Published,
  confirmLargePrices: boolean,
  broken: readonly MenuFault[] = [],
): CatalogueMerchant {
  const { file, faults, faultCount } = checkDraft(country, merchantID, json, broken)
  if (!file) throw problem('menu_faulty', { faults, faultCount })
  const large = largePriceChanges(compareMenus(published.file, file))
  if (large.length > 0 && !confirmLargePrices)
    throw problem('price_change_unconfirmed', {
      changes: large.slice(0, maxListedChanges),
      changeCount: large.length,
    })
  return file
}

/** Writes the next revision. The caller must lock the merchant's row before. */
export async function writePublished(
  { purges }: Pick<EditingPorts, 'purges'>,
  transaction: OpenTransaction,
  key: EditedKey,
  published: Published,
  { file, ...rest }: { file: CatalogueMerchant; by: string; at: Date; note: string },
): Promise<void> {
  await writeRevision(transaction, {
    ...key,
    ...rest,
    revision: published.revision + 1,
    file,
    doc: toMerchantDoc(file, key.country, withDefaults(published)),
  })
  await purges.merchant(transaction, key.country, key.merchantID)
}

/** Loads the new revision on this server, then announces it to the other servers. */
export async function spread(
  { catalogue, announce, purges, log }: EditingPorts,
  { country, merchantID }: EditedKey,
): Promise<void> {
  try {
    await catalogue.refreshMerchants(country, [merchantID])
    await announce(country, [merchantID])
    await purges.announce()
  } catch (error) {
    // The other servers find the stored revision at their next poll.
    log.warn({ err: error, merchantID }, 'announcing a new revision failed')
  }
}

export const auditOf = (
  action: string,
  { country, merchantID }: EditedKey,
  after: Record<string, unknown>,
  before: Record<string, unknown> = {},
): AuditChange => ({
  action,
  targetKind: 'merchant',
  targetID: merchantID,
  scope: `merchant:${merchantID}`,
  country,
  before,
  after,
})

export const actorOf = ({ personID, deviceID }: Pick<Caller, 'personID' | 'deviceID'>): string =>
  personID ?? deviceID ?? ''

export async function publicationOf(
  { revisions }: Pick<EditingPorts, 'revisions'>,
  key: EditedKey,
  revision: number,
  now: Date,
): Promise<Publication> {
  const row = await revisions.read(key, revision)
  return { revision, publishedAt: (row?.at ?? now).toISOString(), publishAt: null }
}

function readTime(text: string, now: Date): Date {
  const at = new Date(text)
  const ahead = at.getTime() - now.getTime()
  if (at.getTime() % minuteMs !== 0 || ahead <= 0 || ahead > maxAheadMs)
    throw problem('invalid_request', {
      faults: [{ path: 'at', message: 'must be a whole minute in the next 60 days' }],
    })
  return at
}

async function jobOf({ jobs, clock }: EditingPorts, key: EditedKey, at: Date) {
  const data: PublishJob = { ...key, at: at.toISOString() }
  const startAfterSeconds = (at.getTime() - clock().getTime()) / 1_000
  return await jobs.insertSql(publishQueue, data, { startAfterSeconds })
}
