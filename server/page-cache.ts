// Caches rendered pages that are the same for all guests, with their compressed forms. Pages leave
// the cache when they are too old, their data has a new version, or the cache is too large.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@tingkat/api/http/content-encoding'

export type RenderedPage = { status: number; headers: Record<string, string>; body: Buffer }
export type ReadyBytes = { bytes: Buffer; etag: string }
export type ReadyPage = {
  headers: Record<string, string>
  /**
   * Returns the body of the page in this encoding (gzip, brotli or none). Each encoding is
   * compressed only once.
   */
  encode(encoding: Encoding): Promise<ReadyBytes>
}

export type PageCacheOptions = {
  /** Time in milliseconds for which a page stays in the cache. */
  maxAgeMs: number
  /** Maximum size in bytes of all cached pages, including their compressed forms. */
  maxBytes: number
  now: () => number
}

type Entry = { version: string; expires: number; bytes: number; page: ReadyPage }

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
// Levels of compression in the middle of the range. The highest levels save few more bytes, and
// take too much time for a page that is cached for half a minute.
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

  /** Returns the cached page, or undefined if it is missing, too old or has older data. */
  find(key: string, version: string): ReadyPage | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.version !== version || entry.expires <= this.#options.now()) {
      this.#drop(key, entry)
      return undefined
    }
    // A Map keeps the sequence of insertion. The page is inserted
    // again, so that it is the last one, the most recently used.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.page
  }

  /**
   * Returns the cached page or renders it. Concurrent calls for the same page share one rendering.
   * Responses with a status other than 200 are returned without being cached.
   */
  async findOrRender(
    key: string,
    version: string,
    render: () => Promise<RenderedPage>,
  ): Promise<ReadyPage | RenderedPage> {
    const cached = this.find(key, version)
    if (cached) return cached
    const renderKey = `${version} ${key}`
    let rendering = this.#rendering.get(renderKey)
    if (!rendering) {
      rendering = render()
        .then((page) => (page.status === 200 ? this.#store(key, version, page) : page))
        .finally(() => this.#rendering.delete(renderKey))
      this.#rendering.set(renderKey, rendering)
    }
    return await rendering
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes }
  }

  #store(key: string, version: string, { headers, body }: RenderedPage): ReadyPage {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    const encodings = new Map<Encoding, Promise<ReadyBytes>>()
    const entry: Entry = {
      version,
      expires: this.#options.now() + this.#options.maxAgeMs,
      bytes: body.byteLength,
      page: { headers, encode: (encoding) => encodeOnce(encoding) },
    }
    const encodeOnce = (encoding: Encoding): Promise<ReadyBytes> => {
      let ready = encodings.get(encoding)
      if (!ready) {
        ready = compress(body, encoding).then((bytes) => {
          if (encoding !== 'identity' && this.#entries.get(key) === entry) {
            entry.bytes += bytes.byteLength
            this.#bytes += bytes.byteLength
          }
          // A strong ETag identifies exact bytes, so each encoding of the page needs its own.
          return { bytes, etag: encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"` }
        })
        encodings.set(encoding, ready)
      }
      return ready
    }
    const previous = this.#entries.get(key)
    if (previous) this.#drop(key, previous)
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    this.#evictExcept(key)
    return entry.page
  }

  /**
   * Deletes the least recently used entries until the cache is small enough, but never the entry
   * `newest`.
   */
  #evictExcept(newest: string): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes || key === newest) break
      this.#drop(key, entry)
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body)
  if (encoding === 'gzip') return compressGzip(body, { level: gzipLevel })
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}
