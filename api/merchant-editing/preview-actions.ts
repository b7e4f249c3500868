// Previews of drafts: a signed URL that shows the draft for an hour without a login.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { toMerchantDoc } from '@tingkat/catalogue/merchant-file'
import type { MerchantPreview } from '@tingkat/contract/console/merchant-editing'
import { countries, findCountry } from '@tingkat/ordering/country/country'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isOpenAt } from '@tingkat/ordering/merchant/opening-hours'
import { problem } from '../http/problem.ts'
import { checkDraft } from './check-draft.ts'
import { findBrokenReferences, type ReferencePorts } from './draft-references.ts'
import { staleDraft } from './draft-actions.ts'
import {
  readPublishedFile,
  withDefaults,
  type EditedKey,
  type EditingPorts,
} from './edited-merchant.ts'

export type PreviewPorts = Pick<EditingPorts, 'revisions' | 'drafts' | 'clock'> &
  ReferencePorts & {
    previewKey: Uint8Array
    publicUrl: string
  }

const validMs = 60 * 60_000

/**
 * Returns the signed URL of a preview of the draft. Throws draft_stale
 * if the draft has another version, or menu_faulty if it has faults.
 */
export async function createPreview(
  ports: PreviewPorts,
  key: EditedKey,
  version: number,
): Promise<MerchantPreview> {
  const draft = await ports.drafts.read(key)
  if (!draft || draft.version !== version)
    throw await staleDraft(ports, key, await readPublishedFile(ports, key))
  const published = await readPublishedFile(ports, key)
  const broken = await findBrokenReferences(ports, key, draft.file, published.file)
  const { file, faults, faultCount } = checkDraft(key.country, key.merchantID, draft.file, broken)
  if (!file) throw problem('menu_faulty', { faults, faultCount })
  const expires = ports.clock().getTime() + validMs
  const token = signToken(ports.previewKey, key, expires)
  return {
    token,
    expiresAt: new Date(expires).toISOString(),
    pages: countries[key.country].languages.map((language) => ({
      language,
      url: addressOf(ports.publicUrl, key, language, token),
    })),
  }
}

/**
 * Returns the draft as eaters would see it. The merchant in it has an id that
 * no other merchant has, so nothing can be ordered. Throws not_found for an
 * invalid or expired token, and if the draft was deleted or has faults.
 */
export async function readPreview(ports: PreviewPorts, token: string): Promise<Merchant> {
  const now = ports.clock()
  const key = readToken(ports.previewKey, token, now)
  if (!key) throw problem('not_found')
  const draft = await ports.drafts.read(key)
  const file = draft && checkDraft(key.country, key.merchantID, draft.file).file
  if (!file) throw problem('not_found')
  const published = await readPublishedFile(ports, key)
  const { merchant, temporarilyClosed } = toMerchantDoc(file, key.country, withDefaults(published))
  return {
    ...merchant,
    // An id with a colon is invalid in every catalogue, so no merchant can have this id.
    ID: `preview:${merchant.ID}`,
    openingHours: {
      ...merchant.openingHours,
      open: !temporarilyClosed && isOpenAt(merchant.openingHours, now),
    },
  }
}

const addressOf = (
  publicUrl: string,
  { country, merchantID }: EditedKey,
  language: string,
  token: string,
): string =>
  `${publicUrl}/${country}/${language}/restaurant/preview/${encodeURIComponent(merchantID)}?preview=${token}`

function signToken(previewKey: Uint8Array, key: EditedKey, expires: number): string {
  const content = Buffer.from(JSON.stringify([key.country, key.merchantID, expires]))
  return `${content.toString('base64url')}.${signatureOf(previewKey, content).toString('base64url')}`
}

function readToken(previewKey: Uint8Array, token: string, now: Date): EditedKey | undefined {
  const [text = '', signature = ''] = token.split('.')
  const content = Buffer.from(text, 'base64url')
  const expected = signatureOf(previewKey, content)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [code, merchantID, expires] = JSON.parse(content.toString()) as [string, string, number]
  const country = findCountry(code)?.code
  return country && now.getTime() < expires ? { country, merchantID } : undefined
}

const signatureOf = (previewKey: Uint8Array, content: Buffer): Buffer =>
  createHmac('sha256', previewKey).update(content).digest()
