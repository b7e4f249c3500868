// Reads a merchant with its draft, and describes the draft's faults and changes.
import type { CatalogueMerchant } from '@tingkat/catalogue/format'
import { fromMerchantDoc } from '@tingkat/catalogue/merchant-file'
import type { EditedMerchant, MerchantDraft } from '@tingkat/contract/console/merchant-editing'
import { countries, type CountryCode } from '@tingkat/ordering/country/country'
import { compareMenus } from '@tingkat/ordering/merchant/compare-menus'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import type { Catalogue } from '../catalogue/snapshot.ts'
import type { Purges } from '../cdn/purges.ts'
import { problem } from '../http/problem.ts'
import type { Database } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/log.ts'
import type { ChangeStore } from '../staff/change-store.ts'
import { checkDraft } from './check-draft.ts'
import { findBrokenReferences, type ReferencePorts } from './draft-references.ts'
import type { DraftRow, DraftStore } from './draft-store.ts'
import type { PictureStore } from './picture-store.ts'
import { readableMenu } from './readable-menu.ts'
import type { RevisionStore } from './revision-store.ts'

export type EditingPorts = {
  database: Pick<Database, 'transaction'>
  revisions: RevisionStore
  drafts: DraftStore
  changes: ChangeStore
  pictures: Pick<PictureStore, 'findStored'>
  catalogue: Pick<Catalogue, 'find' | 'of' | 'refreshMerchants'>
  jobs: Pick<Jobs, 'insertSql' | 'register' | 'wake'>
  /** Queues requests to the CDN to drop the merchant's pages when there is a new revision. */
  purges: Pick<Purges, 'merchant' | 'announce'>
  /** Tells other servers that the merchants have a new revision. */
  announce: (country: CountryCode, merchantIDs: readonly string[]) => Promise<void>
  clock: () => Date
  log: Log
}

export type EditedKey = { country: CountryCode; merchantID: string }

/**
 * `merchant` is the merchant as eaters see it, with the drawings that
 * were chosen for dishes without a photo. A dish whose `picture` has
 * not changed keeps its drawing when the file is published again.
 */
export type Published = { revision: number; file: MerchantFile; merchant: Merchant }

/** Returns the published revision with its file. Throws not_found if there is no such merchant. */
export async function readPublishedFile(
  { revisions }: Pick<EditingPorts, 'revisions'>,
  key: EditedKey,
): Promise<Published> {
  const row = await revisions.readPublished(key)
  if (!row) throw problem('not_found')
  const { revision, doc, file } = row
  return { revision, file: file ?? fromMerchantDoc(doc), merchant: doc.merchant }
}

export async function readEditedMerchant(
  ports: Pick<EditingPorts, 'revisions' | 'drafts'> & ReferencePorts & { publicUrl: string },
  key: EditedKey,
): Promise<EditedMerchant> {
  const published = await readPublishedFile(ports, key)
  const draft = await ports.drafts.read(key)
  return {
    merchantID: key.merchantID,
    country: key.country,
    revision: published.revision,
    published: published.file,
    draft: draft ? await toDraftView(ports, key, draft, published.file) : null,
    pages: pagesOf(ports.publicUrl, key),
  }
}

/**
 * Returns the URLs of the merchant's pages. The URLs have `-` in place
 * of the merchant's name, because the pages accept any text there.
 */
const pagesOf = (publicUrl: string, { country, merchantID }: EditedKey) =>
  countries[country].languages.map((language) => ({
    language,
    url: `${publicUrl}/${country}/${language}/restaurant/-/${encodeURIComponent(merchantID)}`,
  }))

export async function toDraftView(
  ports: ReferencePorts,
  key: EditedKey,
  draft: DraftRow,
  published: MerchantFile,
): Promise<MerchantDraft> {
  const { country, merchantID } = key
  const broken = await findBrokenReferences(ports, key, draft.file, published)
  const { file, faults, faultCount } = checkDraft(country, merchantID, draft.file, broken)
  return {
    version: draft.version,
    baseRevision: draft.baseRevision,
    file: draft.file,
    faults,
    faultCount,
    changes: compareMenus(published, (file as MerchantFile) ?? readableMenu(draft.file)),
    savedBy: draft.savedByName,
    savedAt: draft.savedAt.toISOString(),
    publishAt: draft.publishAt?.toISOString() ?? null,
    publishFailure: draft.publishFailure,
  }
}

/**
 * Returns `published` with the type that `toMerchantDoc` needs. The
 * cast is safe, because the file of a revision has all default values.
 */
export const withDefaults = ({ file, merchant }: Published) => ({
  file: file as CatalogueMerchant,
  merchant,
})
