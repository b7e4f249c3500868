// The storefront's words as ready bytes: `{folder}/{language}/{namespace}.json`, of the languages that we speak.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { languageCodes } from '@tingkat/ordering/country/country'
import type { Encoding } from '../http/content-encoding.ts'

export type WordsFile = { etag: string; bytes: Record<Encoding, Buffer> }

export type WordsFiles = {
  /** Undefined for a language or a namespace that there is not. */
  find(language: string, namespace: string): Promise<WordsFile | undefined>
}

const zip = promisify(gzip)
const pressBrotli = promisify(brotliCompress)

/**
 * Lists the folder once; each file is packed when it is first asked for, or with `keep` off each time, for development.
 * Throws when there is no such folder.
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
        file = pack(path)
        if (keep) ready.set(name, file)
        // A file that could not be read may be there the next time.
        file.catch(() => ready.delete(name))
      }
      return await file
    },
  }
}

async function pack(path: string): Promise<WordsFile> {
  // Parsed and written again: without its blanks, and never half a file.
  const identity = Buffer.from(JSON.stringify(JSON.parse(await readFile(path, 'utf8'))))
  const [gzipped, br] = await Promise.all([zip(identity, { level: 9 }), pressBrotli(identity)])
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bytes: { identity, gzip: gzipped, br },
  }
}
