// Publishes scheduled drafts at their time. A durable
// job does this, also after a restart of the server.
import type { MenuFault } from '@tingkat/contract/console/merchant-editing'
import { findCountry } from '@tingkat/ordering/country/country'
import { ProblemError } from '../http/problem.ts'
import { startSweep } from '../platform/jobs/start-sweep.ts'
import { writeAudit } from '../staff/audit-store.ts'
import { clearSchedule, deleteDraft, lockDraft, type PublishFailure } from './draft-store.ts'
import { findBrokenReferences } from './draft-references.ts'
import {
  readPublishedFile,
  type EditedKey,
  type EditingPorts,
  type Published,
} from './edited-merchant.ts'
import { auditOf, requirePublishable, spread, writePublished } from './publish-actions.ts'
import { publishQueue, type PublishJob } from './publish-job.ts'
import { lockRevision } from './revision-store.ts'

export async function startPublishClock(ports: EditingPorts): Promise<void> {
  await ports.jobs.register<PublishJob>(publishQueue, async (job) => {
    await publishScheduled(ports, job)
  })
}

const sweepMs = 2_000
// In milliseconds: a draft whose job is late by more than this is overdue.
const overdueMs = 2_000

/**
 * Starts to publish overdue drafts periodically. A job is late if its process was killed,
 * or if it failed too often during an outage. Several servers may do so at the same time.
 */
export function startPublishSweep(ports: EditingPorts): { stop(): Promise<void> } {
  return startSweep(() => publishOverdue(ports), {
    everyMs: sweepMs,
    log: ports.log,
    failure: 'publishing overdue drafts failed',
  })
}

export async function publishOverdue(ports: EditingPorts): Promise<void> {
  const due = await ports.drafts.listDue(new Date(ports.clock().getTime() - overdueMs))
  for (const { country, merchantID, publishAt } of due) {
    const known = findCountry(country)?.code
    if (known)
      await publishScheduled(ports, { country: known, merchantID, at: publishAt.toISOString() })
  }
}

/**
 * Publishes the draft if it is still scheduled for this time. If the
 * draft cannot be published, stores the reason in the draft. A
 * repeated call has no effect, because publishing deletes the draft.
 */
async function publishScheduled(ports: EditingPorts, { at, ...key }: PublishJob): Promise<void> {
  const published = await readPublishedFile(ports, key)
  const now = ports.clock()
  const checked = await ports.drafts.read(key)
  const broken = checked && (await findBrokenReferences(ports, key, checked.file, published.file))
  const isPublished = await ports.database.transaction(async (transaction) => {
    const revision = await lockRevision(transaction, key)
    const draft = await lockDraft(transaction, key)
    if (draft?.publishAt?.toISOString() !== at) return false
    if (revision !== published.revision || draft.version !== checked?.version)
      throw new Error('The merchant was edited meanwhile; the job is repeated.')
    const isOld = draft.baseRevision !== published.revision
    const file = isOld ? 'revision_conflict' : checkScheduled(key, draft.file, published, broken)
    if (typeof file === 'string') {
      await clearSchedule(transaction, key, file)
      return false
    }
    const by = draft.publishBy ?? draft.savedBy
    const note = `scheduled for ${at}`
    await writePublished(ports, transaction, key, published, { file, by, at: now, note })
    await deleteDraft(transaction, key)
    await writeAudit(
      transaction,
      { personID: by, deviceID: null, sessionID: null },
      auditOf('menu.publish', key, { revision: revision + 1, scheduledFor: at }, { revision }),
      { at: now, requestID: publishQueue },
    )
    return true
  })
  if (isPublished) await spread(ports, key)
}

/**
 * Checks the draft, but does not require a confirmation of large price
 * changes, because the person who scheduled the draft has confirmed them.
 */
function checkScheduled(
  key: EditedKey,
  json: unknown,
  published: Published,
  broken: readonly MenuFault[] | undefined,
): ReturnType<typeof requirePublishable> | PublishFailure {
  try {
    return requirePublishable(key, json, published, true, broken)
  } catch (error) {
    if (error instanceof ProblemError) return 'menu_faulty'
    throw error
  }
}
