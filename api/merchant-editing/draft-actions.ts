// Use cases of a merchant's draft, the edited menu before its publication: save it, and discard it.
import { isDeepStrictEqual } from 'node:util'
import type { MerchantDraft, SaveDraft } from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { dropOutdatedEnglish } from '@tingkat/ordering/merchant/outdated-english'
import { problem } from '../http/problem.ts'
import type { ReferencePorts } from './draft-references.ts'
import {
  readPublishedFile,
  toDraftView,
  type EditedKey,
  type EditingPorts,
  type Published,
} from './edited-merchant.ts'

type DraftPorts = Pick<EditingPorts, 'revisions' | 'drafts' | 'clock'> & ReferencePorts

/**
 * Saves a draft, even with faults. Drops English texts whose original the draft changes. A repeated
 * request has no effect. Throws draft_stale with the stored draft if the stored draft does not
 * have the version `version`.
 */
export async function saveDraft(
  ports: DraftPorts,
  key: EditedKey,
  { version, file, baseRevision }: SaveDraft,
  by: string,
): Promise<MerchantDraft> {
  const published = await readPublishedFile(ports, key)
  const stored = await ports.drafts.read(key)
  const sent = withoutRevision(file)
  const saved = await ports.drafts.save(key, {
    version,
    file: dropOutdatedEnglish(stored?.file ?? published.file, sent),
    baseRevision: baseRevision ?? stored?.baseRevision ?? published.revision,
    savedBy: by,
    savedAt: ports.clock(),
  })
  if (saved) return await toDraftView(ports, key, saved, published.file)
  const newest = await ports.drafts.read(key)
  if (newest?.version === version + 1 && newest.savedBy === by) {
    const possible = [sent, dropOutdatedEnglish(published.file, sent)]
    if (possible.some((each) => isDeepStrictEqual(newest.file, each)))
      return await toDraftView(ports, key, newest, published.file)
  }
  throw await staleDraft(ports, key, published)
}

/**
 * Deletes the draft. Throws draft_stale if the draft has another version. No-op without a draft.
 */
export async function discardDraft(
  ports: DraftPorts,
  key: EditedKey,
  version: number,
): Promise<void> {
  if (await ports.drafts.discard(key, version)) return
  if (await ports.drafts.read(key))
    throw await staleDraft(ports, key, await readPublishedFile(ports, key))
}

export async function staleDraft(
  ports: Pick<EditingPorts, 'drafts'> & ReferencePorts,
  key: EditedKey,
  published: Published,
) {
  const newest = await ports.drafts.read(key)
  return problem('draft_stale', {
    draft: newest ? await toDraftView(ports, key, newest, published.file) : null,
    revision: published.revision,
  })
}

/**
 * Removes `baseRevision`. A downloaded file contains this
 * field, but a draft stores the revision separately.
 */
function withoutRevision(file: MerchantFile): MerchantFile {
  const { baseRevision: _, ...rest } = file as MerchantFile & { baseRevision?: number }
  return rest
}
