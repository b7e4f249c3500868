// Use cases of pictures: the bytes of a file, and a JPEG of a merchant's cover for link previews.
import { fileName, readFileName, type PictureFile } from '@tingkat/catalogue/picture'
import { LRUCache } from 'lru-cache'
import { readFromFolder } from './folder-storage.ts'
import type { MediaStorage } from './storage.ts'

export type PictureSource = Pick<MediaStorage, 'get'>
/**
 * `sources` are searched in sequence: first the pictures of the
 * repository, then the photos that operators have uploaded.
 */
export type Media = {
  sources: readonly PictureSource[]
  files: LRUCache<string, Buffer>
  previews: Map<string, Promise<Buffer>>
}

// The cache holds 16 MB, which is enough for the pictures of a few pages.
const maxCachedBytes = 16_000_000
// At most this many JPEGs are cached. About 150 covers come with the repository, and operators may
// add photos.
const maxPreviews = 200

export const createMedia = (...sources: PictureSource[]): Media => ({
  sources,
  files: new LRUCache({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  }),
  previews: new Map(),
})

/** Returns a read-only source of the pictures in a folder. */
export const pictureFolder = (folder: string): PictureSource => ({
  get: async (name) => await readFromFolder(folder, name),
})

/**
 * Returns the bytes of a file, or undefined if there is no such picture. Throws MediaUnavailable.
 */
export async function readPicture(media: Media, file: PictureFile): Promise<Buffer | undefined> {
  if (file.format === 'jpg') return await readPreview(media, file)
  return await readFromSources(media, fileName(file))
}

async function readFromSources(
  { sources, files }: Media,
  name: string,
): Promise<Buffer | undefined> {
  const cached = files.get(name)
  if (cached) return cached
  // Reads only names that a picture can have, whatever the request contains.
  if (!readFileName(name)) return undefined
  for (const source of sources) {
    const bytes = await source.get(name)
    if (bytes) {
      files.set(name, bytes)
      return bytes
    }
  }
  return undefined
}

/**
 * Returns a JPEG of the cover, because messengers do not decode AVIF. Encoding takes 30 ms
 * of CPU time, so the result is cached. Returns undefined for pictures that are no cover.
 */
async function readPreview(media: Media, file: PictureFile): Promise<Buffer | undefined> {
  if (file.shape !== 'card') return undefined
  const avif = await readFromSources(media, fileName({ ...file, format: 'avif' }))
  if (!avif) return undefined
  const name = fileName(file)
  const known = media.previews.get(name)
  if (known) return await known
  const preview = toJPEG(avif)
  media.previews.set(name, preview)
  preview.catch(() => media.previews.delete(name))
  const [oldest] = media.previews.keys()
  if (media.previews.size > maxPreviews && oldest) media.previews.delete(oldest)
  return await preview
}

// `sharp` is imported on demand, because loading it would delay the server's start by 40 ms.
async function toJPEG(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return await sharp(bytes).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}
