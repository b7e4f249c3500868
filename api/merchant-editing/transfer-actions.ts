// Use cases of download and import: a menu as JSON or CSV; an import becomes the draft.
import { readMenuCsv, writeMenuCsv } from '@tingkat/catalogue/menu-csv'
import type {
  ImportedMenu,
  MenuFault,
  MerchantDraft,
  SaveDraft,
} from '@tingkat/contract/merchant-editing'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { problem } from '../http/problem.ts'
import type { Caller } from '../staff/change-store.ts'
import { saveDraft } from './draft-actions.ts'
import { readPublishedFile, type EditedKey, type EditingPorts } from './edited-merchant.ts'
import { actorOf, publishDraft } from './publish-actions.ts'

type Format = 'json' | 'csv'
export type Download = { content: string; contentType: string; fileName: string }

/** Throws not_found if the draft is wanted and there is none. */
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
    return { content: writeMenuCsv(file), contentType: 'text/csv; charset=utf-8', fileName }
  const content = `${JSON.stringify({ baseRevision, ...file }, null, 2)}\n`
  return { content, contentType: 'application/json; charset=utf-8', fileName }
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
 * Saves the content as the draft; with `publish`, and without faults, publishes it. Content that is
 * no menu at all changes nothing.
 */
export async function importMenu(
  ports: EditingPorts,
  caller: Caller,
  key: EditedKey,
  request: ImportRequest,
): Promise<ImportedMenu> {
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
    file: read.file as MerchantFile,
    baseRevision: request.baseRevision ?? published.revision,
  }
  const saved = await saveDraft(ports, key, body, actorOf(caller))
  const faults = saved.faults.map((fault) => withRow(fault, read.rowOf(fault.path)))
  const isPublished = request.publish && saved.faultCount === 0
  const publication = isPublished ? await publishImported(ports, caller, key, request, saved) : null
  return {
    draft: publication ? null : { ...saved, faults },
    faults,
    faultCount: saved.faultCount,
    publication,
  }
}

const publishImported = (
  ports: EditingPorts,
  caller: Caller,
  key: EditedKey,
  { actionID, confirmLargePrices }: ImportRequest,
  { version, baseRevision }: MerchantDraft,
) =>
  publishDraft(ports, caller, key, {
    actionID,
    version,
    baseRevision,
    confirmLargePrices,
    note: 'imported',
  })

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
