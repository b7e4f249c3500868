// Reads the translation files `{folder}/{language}/{namespace}.json` as bytes and compresses them.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { languageCodes } from '@tingkat/ordering/country/country'
import type { Encoding } from '../http/content-encoding.ts'

export type WordsFile = { etag: string; bytes: Record<Encoding, Buffer> }

export type WordsFiles = {
  /** Returns the file, or undefined for an unknown language or namespace. */
  find(language: string, namespace: string): Promise<WordsFile | undefined>
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * Lists the folder once. A file is read and compressed at its first use; with `keep: false`, for
 * development, at each use. Throws if the folder does not exist.
 */
export async function openWordsFiles(folder: string, { keep = true } = {}): Promise<WordsFiles> {
  const paths = new Map<string, string>()
  for (const language of languageCodes) {
    for (const name of await readdir(join(folder, language))) {
      const namespace = /^(\w+)\.json$/.exec(name)?.[1]
      if (namespace) paths.set(`${language}/${namespace}`, join(folder, language, name))
    }
  }
  const ready = new Map<string, Promise<WordsFile>>()
  return {
    async find(language, namespace) {
      const name = `${language}/${namespace}`
      const path = paths.get(name)
      if (path === undefined) return undefined
      let file = ready.get(name)
      if (!file) {
        file = compress(path)
        if (keep) ready.set(name, file)
        // Removes a failed read from the cache, so that the next request reads the file again.
        file.catch(() => ready.delete(name))
      }
      return await file
    },
  }
}

async function compress(path: string): Promise<WordsFile> {
  // Parsing and serializing removes white space and rejects a half-written file.
  const identity = Buffer.from(JSON.stringify(JSON.parse(await readFile(path, 'utf8'))))
  const [gzipped, br] = await Promise.all([
    compressGzip(identity, { level: 9 }),
    compressBrotli(identity),
  ])
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: { identity, gzip: gzipped, br },
  }
}
