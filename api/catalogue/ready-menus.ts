// Menus as bytes, written and compressed once for each version and state of a merchant.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'

export const encodings = ['identity', 'gzip', 'br'] as const
export type Encoding = (typeof encodings)[number]

export type ReadyMenu = { bytes: Buffer; etag: string }
type Entry = {
  merchant: Merchant
  plain: ReadyMenu
  packed: Partial<Record<Encoding, Promise<ReadyMenu>>>
}

// A menu is about 30 kB as JSON and 5 packed: the busiest two thousand fit in 100 MB.
const keptMenus = 2_000
// Beyond 9 each menu takes ten times as long for one hundredth less.
const brotliQuality = 9

const zip = promisify(gzip)
const pressBrotli = promisify(brotliCompress)

export class ReadyMenus {
  readonly #entries = new Map<string, Entry>()

  /** The menu as it is: at once. `merchant` must be the same object as long as nothing changed. */
  plain(merchant: Merchant): ReadyMenu {
    return this.#entryOf(merchant).plain
  }

  /** The menu compressed, off the main thread the first time. */
  packed(merchant: Merchant, encoding: 'gzip' | 'br'): Promise<ReadyMenu> {
    const { plain, packed } = this.#entryOf(merchant)
    return (packed[encoding] ??= pack(plain, encoding))
  }

  #entryOf(merchant: Merchant): Entry {
    const key = `${merchant.openingHours.open} ${merchant.ID}`
    const known = this.#entries.get(key)
    if (known?.merchant === merchant) return known
    const bytes = Buffer.from(JSON.stringify(merchant))
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const entry: Entry = { merchant, plain: { bytes, etag: `"${hash}"` }, packed: {} }
    this.#entries.delete(key)
    if (this.#entries.size >= keptMenus)
      this.#entries.delete(this.#entries.keys().next().value as string)
    this.#entries.set(key, entry)
    return entry
  }
}

async function pack({ bytes, etag }: ReadyMenu, encoding: 'gzip' | 'br'): Promise<ReadyMenu> {
  const packed =
    encoding === 'gzip'
      ? await zip(bytes)
      : await pressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  // A strong tag names these very bytes, so each encoding has its own.
  return { bytes: packed, etag: `${etag.slice(0, -1)}-${encoding}"` }
}

/** The smallest form that the client takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** Whether the client already has these bytes. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch !== undefined &&
    ifNoneMatch
      .split(',')
      .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
  )
}
