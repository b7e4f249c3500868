// An operator's own photographs: read once, when their catalogue file is imported, and given the sizes that paintings have.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Photo } from '@tingkat/catalogue/check-picture'
import { listPhotos } from '@tingkat/catalogue/list-photos'
import { fileName, photoWord, pictureFormats, shapes, type Shape } from '@tingkat/catalogue/picture'
import sharp from 'sharp'
import { writeWhole, type MediaFolder } from './folder.ts'
import { encode } from './render.ts'

// Cameras make 10 MB; a larger file is a slip. Its pixels bound the memory that reading it takes.
const fileBytesMax = 20_000_000
const pixelsMax = 60_000_000
const known: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/** Reads the files that the catalogue file names, beside which they lie; what cannot be read is told in plain words. */
export async function readPhotos(
  json: unknown,
  beside: string,
  media: MediaFolder,
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>()
  for (const [file, wanted] of listPhotos(json)) {
    const photo = await readPhoto(file, path.join(beside, file), wanted, media)
    if (photo) photos.set(file, photo)
  }
  return photos
}

async function readPhoto(
  name: string,
  file: string,
  wanted: ReadonlySet<Shape>,
  media: MediaFolder,
): Promise<Photo | undefined> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
  if (size === undefined) return undefined
  if (size > fileBytesMax) return { fault: `is larger than ${fileBytesMax / 1_000_000} MB` }
  const bytes = await readFile(file)
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!meta || !known.has(meta.format))
    return { fault: 'is no picture that can be read: JPEG, PNG, WebP or AVIF' }
  if (meta.width * meta.height > pixelsMax)
    return { fault: `has more than ${pixelsMax / 1_000_000} million pixels` }
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  try {
    for (const shape of wanted)
      await renderSizes(bytes, `${photoWord(name)}.${digest}`, shape, media)
  } catch {
    return { fault: 'is damaged' }
  }
  return { digest }
}

/** Upright, cut to the shape round what draws the eye, without the camera's data: that may tell where a kitchen lives. */
async function renderSizes(
  bytes: Buffer,
  id: string,
  shape: Shape,
  media: MediaFolder,
): Promise<void> {
  const { ratio, widths } = shapes[shape]
  for (const width of widths) {
    for (const format of pictureFormats) {
      const name = fileName({ id, shape, width, format })
      if (await media.has(name)) continue
      const image = sharp(bytes, { limitInputPixels: pixelsMax })
        .autoOrient()
        .resize({ width, height: Math.round(width / ratio), fit: 'cover', position: 'attention' })
      await writeWhole(media.path, name, await encode(image, format))
    }
  }
}
