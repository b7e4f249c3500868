// A folder of pictures. A file never changes under its name, so several servers may share a folder.
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readFileName } from '@tingkat/catalogue/picture'
import { LRUCache } from 'lru-cache'

// 16 MB, enough for the pictures of a few pages.
const maxCachedBytes = 16_000_000

export type MediaFolder = {
  readonly path: string
  /** Returns undefined if there is no file of that name. */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
}

/** Creates the folder if it is missing. Throws errors of the file system. */
export function openMediaFolder(folder: string): MediaFolder {
  mkdirSync(folder, { recursive: true })
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  })
  return {
    path: path.resolve(folder),
    async read(name) {
      const cached = cache.get(name)
      if (cached) return cached
      // Opens only names that a picture can have, whatever the request contains.
      if (!readFileName(name)) return undefined
      const bytes = await readFile(path.join(folder, name)).catch(ignoreMissing)
      if (bytes) cache.set(name, bytes)
      return bytes
    },
    has: async (name) =>
      cache.has(name) ||
      (await stat(path.join(folder, name)).then(
        () => true,
        () => false,
      )),
  }
}

/** Writes to a temporary file and renames it, so that readers never see an incomplete file. */
export async function writeAtomically(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  const draft = path.join(folder, `.${name}.${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(draft, bytes, { flush: true })
    await rename(draft, path.join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
  throw error
}
