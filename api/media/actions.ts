// Use cases of pictures: the bytes of a file, and a JPEG of a merchant's cover for link previews.
import { fileName, type PictureFile } from '@tingkat/catalogue/picture'
import type { MediaFolder } from './folder.ts'

/** `folders`: the pictures that come with the repository, then the photos of operators. */
export type Media = { folders: readonly MediaFolder[]; previews: Map<string, Promise<Buffer>> }

// The number of cached JPEGs. About 150 covers come with the repository; operators may add photos.
const maxPreviews = 200

export const createMedia = (...folders: MediaFolder[]): Media => ({ folders, previews: new Map() })

/** Returns the bytes of a file, or undefined if there is no such picture. */
export async function readPicture(media: Media, file: PictureFile): Promise<Buffer | undefined> {
  if (file.format === 'jpg') return await readPreview(media, file)
  return await readFromFolders(media, fileName(file))
}

async function readFromFolders({ folders }: Media, name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const bytes = await folder.read(name)
    if (bytes) return bytes
  }
  return undefined
}

/**
 * A JPEG of the cover, because messengers do not decode AVIF. Encoding takes 30 ms of CPU time and
 * is done once. Returns undefined for pictures that are no cover.
 */
async function readPreview(media: Media, file: PictureFile): Promise<Buffer | undefined> {
  if (file.shape !== 'card') return undefined
  const avif = await readFromFolders(media, fileName({ ...file, format: 'avif' }))
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
