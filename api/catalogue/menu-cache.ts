// Caches menus as JSON bytes, also compressed, for each version and opening state of a merchant.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/content-encoding.ts'

export type EncodedMenu = { bytes: Buffer; etag: string }
type Entry = {
  merchant: Merchant
  plain: EncodedMenu
  compressed: Partial<Record<Encoding, Promise<EncodedMenu>>>
}

// A menu takes about 30 kB as JSON and 5 kB in each
// compression, so this many menus take about 100 MB.
const maxMenus = 2_000
// Brotli's higher quality levels take ten times as long and make the result only 1 % smaller.
const brotliQuality = 9

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

export class MenuCache {
  readonly #entries = new LRUCache<string, Entry>({ max: maxMenus })

  /** Returns the uncompressed menu. `merchant` must be a new object whenever its menu changes. */
  plain(merchant: Merchant): EncodedMenu {
    return this.#entryOf(merchant).plain
  }

  /** Returns the compressed menu. The first call compresses it, outside the main thread. */
  compressed(merchant: Merchant, encoding: 'gzip' | 'br'): Promise<EncodedMenu> {
    const { plain, compressed } = this.#entryOf(merchant)
    return (compressed[encoding] ??= compress(plain, encoding))
  }

  #entryOf(merchant: Merchant): Entry {
    const key = `${merchant.openingHours.open} ${merchant.ID}`
    const cached = this.#entries.get(key)
    if (cached?.merchant === merchant) return cached
    const bytes = Buffer.from(JSON.stringify(merchant))
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const entry: Entry = { merchant, plain: { bytes, etag: `"${hash}"` }, compressed: {} }
    this.#entries.set(key, entry)
    return entry
  }
}

async function compress(
  { bytes, etag }: EncodedMenu,
  encoding: 'gzip' | 'br',
): Promise<EncodedMenu> {
  const compressed =
    encoding === 'gzip'
      ? await compressGzip(bytes)
      : await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  // A strong ETag identifies exact bytes, so each encoding has its own.
  return { bytes: compressed, etag: `${etag.slice(0, -1)}-${encoding}"` }
}
