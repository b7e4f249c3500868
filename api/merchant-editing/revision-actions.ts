// Use cases of revisions: list revisions, read one, and compare two.
import type { Revision, RevisionList } from '@tingkat/contract/console/merchant-editing'
import { compareMenus } from '@tingkat/ordering/merchant/compare-menus'
import { problem } from '../http/problem.ts'
import type { EditedKey, EditingPorts } from './edited-merchant.ts'

type RevisionPorts = Pick<EditingPorts, 'revisions'>

export async function listRevisions(
  { revisions }: RevisionPorts,
  key: EditedKey,
): Promise<RevisionList> {
  const rows = await revisions.list(key)
  return { revisions: rows.map((row) => ({ ...row, at: row.at.toISOString() })) }
}

/**
 * Returns a revision. With `since`, also returns the changes from revision
 * `since` to this revision. Throws not_found for an unknown revision.
 */
export async function readRevision(
  { revisions }: RevisionPorts,
  key: EditedKey,
  revision: number,
  since: number | undefined,
): Promise<Revision> {
  const row = await revisions.read(key, revision)
  const before = since === undefined ? undefined : await revisions.read(key, since)
  if (!row || (since !== undefined && !before)) throw problem('not_found')
  return {
    ...row,
    at: row.at.toISOString(),
    changes: before ? compareMenus(before.file, row.file) : null,
  }
}
