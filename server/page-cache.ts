// Guests' pages as ready bytes: rendered once, compressed once, dropped when old or when the catalogue moves on.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@tingkat/api/catalogue/ready-menus'

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }
export type ReadyBytes = { bytes: Buffer; etag: string }
export type ReadyPage = {
  headers: Record<string, string>
  in(encoding: Encoding): Promise<ReadyBytes>
}

export type PageCacheOptions = {
  /** How long a page may be served, in milliseconds. */
  maxAgeMs: number
  /** Most bytes of pages kept, compressed forms included. */
  maxBytes: number
  now: () => number
}

type Entry = { version: string; expires: number; bytes: number; page: ReadyPage }

const zip = promisify(gzip)
const pressBrotli = promisify(brotliCompress)
// A page lives half a minute: the quick levels cost milliseconds and give nearly all of the saving.
const gzipLevel = 6
const brotliQuality = 5

export class PageCache {
  readonly #options: PageCacheOptions
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, Promise<ReadyPage | RenderedPage>>()
  #bytes = 0

  constructor(options: PageCacheOptions) {
    this.#options = options
  }

  /** The kept page, at once; undefined when there is none, or it is old or of another version. */
  find(key: string, version: string): ReadyPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.version !== version || entry.expires <= this.#options.now()) {
      this.#drop(key, entry)
      return undefined
    }
    // Read last, dropped last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.page
  }

  /** Renders the page, once for all who wait for it. Pages that are not a plain 200 are handed through, not kept. */
  async make(
    key: string,
    version: string,
    render: () => Promise<RenderedPage>,
  ): Promise<ReadyPage | RenderedPage> {
    const known = this.find(key, version)
    if (known) return known
    const name = `${version} ${key}`
    let rendering = this.#rendering.get(name)
    if (!rendering) {
      rendering = render()
        .then((page) => (page.status === 200 ? this.#keep(key, version, page) : page))
        .finally(() => this.#rendering.delete(name))
      this.#rendering.set(name, rendering)
    }
    return await rendering
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #keep(key: string, version: string, { headers, body }: RenderedPage): ReadyPage {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const forms = new Map<Encoding, Promise<ReadyBytes>>()
    const entry: Entry = {
      version,
      expires: this.#options.now() + this.#options.maxAgeMs,
      bytes: body.byteLength,
      page: { headers, in: (encoding) => form(encoding) },
    }
    const form = (encoding: Encoding): Promise<ReadyBytes> => {
      let ready = forms.get(encoding)
      if (!ready) {
        ready = compress(body, encoding).then((bytes) => {
          if (encoding !== 'identity' && this.#entries.get(key) === entry) {
            entry.bytes += bytes.byteLength
            this.#bytes += bytes.byteLength
          }
          // A strong tag names these very bytes, so each encoding has its own.
          return { bytes, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"` }
        })
        forms.set(encoding, ready)
      }
      return ready
    }
    const before = this.#entries.get(key)
    if (before) this.#drop(key, before)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes || oldest === key) break
      this.#drop(oldest, old)
    }
    return entry.page
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body)
  if (encoding === 'gzip') return zip(body, { level: gzipLevel })
  return pressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}
