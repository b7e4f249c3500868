// The folder of finished pictures. A name's bytes never change, so servers of one machine may share a folder.
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readFileName } from '@tingkat/catalogue/picture'

// The pictures of a few pages; beyond that the oldest read make room.
const keptBytes = 16_000_000
// What nobody names any more goes after a month: pages and baskets may still show it until then.
const keptMs = 30 * 86_400_000

export type MediaFolder = {
  readonly path: string
  /** The bytes of that name; undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  has(name: string): Promise<boolean>
  /** Deletes paintings older than a month that `isKnown` does not know. Photographs stay: nobody could paint them again. */
  tidy(isKnown: (id: string) => boolean, now: Date): Promise<number>
}

/** Creates the folder when it is missing. Throws what the file system says. */
export function openMediaFolder(folder: string): MediaFolder {
  mkdirSync(folder, { recursive: true })
  const kept = new Map<string, Buffer>()
  let size = 0
  return {
    path: path.resolve(folder),
    async read(name) {
      const known = kept.get(name)
      if (known) return known
      // Only names that a picture could have are ever opened, whatever an address says.
      if (!readFileName(name)) return undefined
      const bytes = await readFile(path.join(folder, name)).catch(ignoreMissing)
      if (!bytes) return undefined
      size += bytes.length
      for (const [old, { length }] of kept) {
        if (size <= keptBytes) break
        kept.delete(old)
        size -= length
      }
      kept.set(name, bytes)
      return bytes
    },
    has: async (name) =>
      kept.has(name) ||
      (await stat(path.join(folder, name)).then(
        () => true,
        () => false,
      )),
    async tidy(isKnown, now) {
      let gone = 0
      for (const name of await readdir(folder)) {
        const file = readFileName(name)
        if (!file || file.id.startsWith('photo-') || isKnown(file.id)) continue
        const { mtimeMs } = await stat(path.join(folder, name))
        if (now.getTime() - mtimeMs < keptMs) continue
        await rm(path.join(folder, name), { force: true })
        gone++
      }
      return gone
    },
  }
}

/** Whole or not at all: a reader never sees half a picture, also when the power goes. */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
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
