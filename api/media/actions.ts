// Use cases of pictures: read a picture file, and create
// a JPEG of a merchant's cover for link previews.
import { fileName, readFileName, type PictureFile } from '@tingkat/catalogue/picture'
import { LRUCache } from 'lru-cache'
import { readFromFolder } from './folder-storage.ts'
import type { MediaStorage } from './storage.ts'

export type PictureSource = Pick<MediaStorage, 'get'>
/**
 * `sources` are searched in this sequence: the pictures in the code repository, then uploaded
 * photos.
 */
export type Media = {
  sources: readonly PictureSource[]
  files: LRUCache<string, Buffer>
  previews: Map<string, Promise<Buffer>>
}

// Maximum size of the cache of pictures, in bytes. It is enough for the pictures of a few pages.
const maxCachedBytes = 16_000_000
// Maximum number of cached JPEGs. The code repository has about 150 cover pictures of merchants,
// and uploaded photos add to them.
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
 * Returns the bytes of a file, or undefined if there is no such
 * picture. Throws MediaUnavailable if the storage cannot be used.
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
  // Only a name that a picture can have is read, because the name comes from the request.
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
 * Returns a merchant's cover picture as a JPEG for link previews, because messengers do not decode
 * AVIF. The JPEG is cached, because encoding it takes 30 ms of CPU time. Returns undefined for a
 * picture that is not a cover.
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
