// Media storage in a folder. The content of a file
// name never changes, so servers may share a folder.
import { randomBytes } from 'node:crypto'
import { createReadStream, mkdirSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { signAddress, type AddressOptions } from './addresses.ts'
import {
  contentTypeOf,
  isMediaName,
  MediaUnavailable,
  publicPath,
  type MediaContent,
  type MediaStorage,
} from './storage.ts'

/** Opens the storage. Creates the folder if it is missing. Throws errors of the file system. */
export function openFolderStorage(folder: string, addresses: AddressOptions): MediaStorage {
  mkdirSync(folder, { recursive: true })
  const fileOf = (name: string): string => {
    contentTypeOf(name) // throws for names outside the folder
    return path.join(folder, name)
  }
  return {
    put: async (name, content) => await translate(writeAtomically(fileOf(name), content)),
    get: async (name) => await readFromFolder(folder, name),
    async open(name) {
      const file = fileOf(name)
      const handle = await ifPresent(open(file))
      if (!handle) return undefined
      const stream = createReadStream(file, { fd: handle })
      return {
        body: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
        bytes: (await translate(handle.stat())).size,
        contentType: contentTypeOf(name),
      }
    },
    has: async (name) => (await ifPresent(stat(fileOf(name)))) !== undefined,
    remove: async (name) => await translate(rm(fileOf(name), { force: true })),
    publicAddress: publicPath,
    signedAddress: async (name) => signAddress(name, addresses),
  }
}

/** Returns undefined if there is no file of that name, or if the name is not allowed for a file. */
export async function readFromFolder(folder: string, name: string): Promise<Buffer | undefined> {
  return isMediaName(name) ? await ifPresent(readFile(path.join(folder, name))) : undefined
}

/**
 * Writes to a temporary file and renames it, so that readers never see an incomplete file. Creates
 * the folder if it is missing. Throws errors of the file system.
 */
export async function writeAtomically(file: string, content: MediaContent): Promise<void> {
  const folder = path.dirname(file)
  const draft = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}`)
  const bytes = content instanceof Blob ? content.stream() : content
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(draft, bytes, { flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

/** Returns undefined if the file is missing. Throws MediaUnavailable for all other errors. */
async function ifPresent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw unavailable(error)
  }
}

async function translate<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(error: unknown): MediaUnavailable {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown error'
  return new MediaUnavailable(`The media folder cannot be used (${code}).`, { cause: error })
}
