// Use cases of menu download and import, as JSON or CSV. An imported menu becomes the draft.
import { readMenuCsv, writeMenuCsv } from '@tingkat/catalogue/menu-csv'
import type {
  ImportedMenu,
  MenuFault,
  MerchantDraft,
  Publication,
  SaveDraft,
} from '@tingkat/contract/console/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { dropOutdatedEnglish } from '@tingkat/ordering/merchant/outdated-english'
import { problem } from '../http/problem.ts'
import type { Caller, StaffAction } from '../staff/change-store.ts'
import { checkDraft } from './check-draft.ts'
import { saveDraft, staleDraft } from './draft-actions.ts'
import {
  readPublishedFile,
  toDraftView,
  type EditedKey,
  type EditingPorts,
} from './edited-merchant.ts'
import { actorOf, publicationOf, publishDraft } from './publish-actions.ts'

type Format = 'json' | 'csv'
export type Download = { content: string; contentType: string; fileName: string }

/**
 * Returns the menu as a file. Throws not_found for a missing draft, and
 * menu_faulty if the draft has too many faults to be written as CSV.
 */
export async function exportMenu(
  ports: Pick<EditingPorts, 'revisions' | 'drafts'>,
  key: EditedKey,
  { format, ofDraft }: { format: Format; ofDraft: boolean },
): Promise<Download> {
  const published = await readPublishedFile(ports, key)
  const draft = ofDraft ? await ports.drafts.read(key) : undefined
  if (ofDraft && !draft) throw problem('not_found')
  const file = draft?.file ?? published.file
  const baseRevision = draft?.baseRevision ?? published.revision
  const fileName = `${key.merchantID}-${baseRevision}.${format}`
  if (format === 'csv')
    return { content: toCsv(key, file), contentType: 'text/csv; charset=utf-8', fileName }
  const content = `${JSON.stringify({ baseRevision, ...file }, null, 2)}\n`
  return { content, contentType: 'application/json; charset=utf-8', fileName }
}

function toCsv({ country, merchantID }: EditedKey, file: MerchantFile): string {
  try {
    return writeMenuCsv(file)
  } catch (error) {
    // A draft may be any JSON. It may therefore lack lists that the CSV table needs.
    const { faults, faultCount } = checkDraft(country, merchantID, file)
    if (faultCount > 0) throw problem('menu_faulty', { faults, faultCount })
    throw error
  }
}

export type ImportRequest = {
  actionID: string
  version: number
  format: Format
  content: string
  publish: boolean
  baseRevision?: number | undefined
  confirmLargePrices: boolean
}

/**
 * Saves the content as the draft, without English texts that are outdated compared with the
 * published menu or the former draft. With `publish`, publishes the draft if it has no faults.
 * Nothing is saved if the content is not a menu. A repeated request returns the same answer, or
 * throws draft_stale if the draft has changed since.
 */
export async function importMenu(
  ports: EditingPorts,
  caller: Caller,
  key: EditedKey,
  request: ImportRequest,
): Promise<ImportedMenu> {
  const { actionID, ...input } = request
  const action: StaffAction = { actionID, kind: 'menu.import', input: { ...key, ...input } }
  const made = await ports.changes.findRepeated(caller, action)
  if (made !== undefined) return await answerAgain(ports, key, request, made, caller.at)
  const published = await readPublishedFile(ports, key)
  const draft = await ports.drafts.read(key)
  const read = readContent(request, draft?.file ?? published.file)
  if ('faults' in read)
    return {
      draft: null,
      faults: read.faults,
      faultCount: read.faults.length,
      publication: null,
    }
  const body: SaveDraft = {
    version: request.version,
    file: dropOutdatedEnglish(published.file, read.file as MerchantFile),
    baseRevision: request.baseRevision ?? published.revision,
  }
  const saved = await saveDraft(ports, key, body, actorOf(caller))
  if (request.publish && saved.faultCount === 0) {
    const { version, baseRevision } = saved
    const { confirmLargePrices } = request
    const order = { actionID, version, baseRevision, confirmLargePrices, note: 'imported' }
    return toPublished(await publishDraft(ports, caller, key, order, action))
  }
  const targetID = `${draftTarget}${saved.version}`
  await ports.changes.runOnce(caller, action, async () => ({ targetID, audit: null }))
  return toImported(saved, read)
}

// Prefix of the stored result of an import that was saved as a draft. The version of the draft
// follows the prefix. The result of a published import is the number of the revision.
const draftTarget = 'draft '

/**
 * Answers a repeated import with its stored result. Throws
 * draft_stale if the draft has changed since the import.
 */
async function answerAgain(
  ports: EditingPorts,
  key: EditedKey,
  request: ImportRequest,
  made: string,
  now: Date,
): Promise<ImportedMenu> {
  if (!made.startsWith(draftTarget))
    return toPublished(await publicationOf(ports, key, Number(made), now))
  const published = await readPublishedFile(ports, key)
  const draft = await ports.drafts.read(key)
  if (!draft || `${draftTarget}${draft.version}` !== made)
    throw await staleDraft(ports, key, published)
  const view = await toDraftView(ports, key, draft, published.file)
  return toImported(view, readContent(request, draft.file))
}

const toPublished = (publication: Publication): ImportedMenu => ({
  draft: null,
  faults: [],
  faultCount: 0,
  publication,
})

function toImported(saved: MerchantDraft, read: ReadContent): ImportedMenu {
  const faults =
    'faults' in read
      ? saved.faults
      : saved.faults.map((fault) => withRow(fault, read.rowOf(fault.path)))
  return { draft: { ...saved, faults }, faults, faultCount: saved.faultCount, publication: null }
}

const withRow = (fault: MenuFault, row: number | undefined): MenuFault =>
  row === undefined ? fault : { ...fault, row }

type ReadContent =
  | { file: unknown; rowOf: (path: string) => number | undefined }
  | { faults: MenuFault[] }

function readContent({ format, content }: ImportRequest, current: MerchantFile): ReadContent {
  if (format === 'csv') {
    const read = readMenuCsv(content, current)
    if ('file' in read) return read
    return { faults: read.faults.map((fault) => ({ ...fault, place: [] })) }
  }
  const file = parseObject(content)
  if (file) return { file, rowOf: () => undefined }
  return { faults: [{ path: '(file)', message: 'is no JSON object', place: [] }] }
}

function parseObject(content: string): object | undefined {
  try {
    const json: unknown = JSON.parse(content)
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : undefined
  } catch {
    return undefined
  }
}
