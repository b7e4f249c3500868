// Photos that a catalogue file names. They are read and resized when the file is imported.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Photo } from '@tingkat/catalogue/check-picture'
import { listPhotos } from '@tingkat/catalogue/list-photos'
import { fileName, photoDigits, photoWord, shapes, type Shape } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { MediaUnavailable, type MediaStorage } from './storage.ts'

// Maximum size of a photo's file, and maximum number of its pixels. Cameras take photos of about 10
// MB. The number of pixels determines how much memory decoding needs.
const maxFileBytes = 20_000_000
const maxPixels = 60_000_000
// Measured on a photo that is 640 px wide: effort 4 takes seven times as
// long as effort 2 (1,800 ms, not 250 ms) and the file has the same size.
const encoding = { quality: 52, effort: 2 } as const
const supportedFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/**
 * Reads the photos that a catalogue file names. Their paths are
 * relative to the folder `beside`. For an unreadable photo, returns
 * a message. Throws MediaUnavailable if the photos cannot be stored.
 */
export async function readPhotos(
  json: unknown,
  beside: string,
  media: Pick<MediaStorage, 'has' | 'put'>,
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>()
  for (const [file, photoShapes] of listPhotos(json)) {
    const photo = await readPhoto(file, path.join(beside, file), photoShapes, media)
    if (photo) photos.set(file, photo)
  }
  return photos
}

async function readPhoto(
  name: string,
  file: string,
  photoShapes: ReadonlySet<Shape>,
  media: Pick<MediaStorage, 'has' | 'put'>,
): Promise<Photo | undefined> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
  if (size === undefined) return undefined
  if (size > maxFileBytes) return { fault: `is larger than ${maxFileBytes / 1_000_000} MB` }
  const bytes = await readFile(file)
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!meta || !supportedFormats.has(meta.format))
    return { fault: 'is not a readable JPEG, PNG, WebP or AVIF file' }
  if (meta.width * meta.height > maxPixels)
    return { fault: `has more than ${maxPixels / 1_000_000} million pixels` }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, photoDigits)
  try {
    for (const shape of photoShapes)
      await renderSizes(bytes, `${photoWord(name)}.${digest}`, shape, media)
  } catch (error) {
    if (error instanceof MediaUnavailable) throw error
    return { fault: 'is damaged' }
  }
  return { digest }
}

/**
 * Stores the photo in all widths of the picture shape, upright and cropped around its subject.
 * Metadata is removed, because it may contain the place where the photo was taken.
 */
async function renderSizes(
  bytes: Buffer,
  id: string,
  shape: Shape,
  media: Pick<MediaStorage, 'has' | 'put'>,
): Promise<void> {
  const { ratio, widths } = shapes[shape]
  for (const width of widths) {
    const name = fileName({ id, shape, width, format: 'avif' })
    if (await media.has(name)) continue
    const image = sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width, height: Math.round(width / ratio), fit: 'cover', position: 'attention' })
    await media.put(name, await image.avif(encoding).toBuffer())
  }
}
