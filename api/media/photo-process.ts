// Program of the process that decodes one uploaded photo, so that a hostile file can neither block
// nor crash the server. Gets a job from its parent, answers with the files, and ends.
import { createHash } from 'node:crypto'
import { fileName, photoDigits, photoWord, shapes, shapesOf } from '@tingkat/catalogue/picture'
import type { PictureRefusal } from '@tingkat/contract/console/merchant-editing'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { maxPhotoPixels, type PaintedFile, type PhotoAnswer, type PhotoJob } from './photo-job.ts'

// An accepted photo has at most 180 MB of uncompressed pixels, of which sharp keeps only
// parts in memory. A file that needs more memory than this limit is not an ordinary photo.
const maxMemoryBytes = 1_000_000_000
const checkMemoryMs = 25
// AVIF has the same settings as in photos.ts. WebP of
// this quality looks the same, but is a third larger.
const avif = { quality: 52, effort: 2 } as const
const webp = { quality: 75, effort: 3 } as const

class Refused extends Error {
  readonly reason: PictureRefusal
  constructor(reason: PictureRefusal) {
    super(reason)
    this.reason = reason
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * Returns the content type. A HEIF file with AV1 compression is an
 * AVIF file. HEIF files with another compression cannot be decoded.
 */
const typeOf = ({ format, compression }: Metadata): string | undefined =>
  format === 'heif' && compression === 'av1' ? 'image/avif' : contentTypes[format]

async function check(bytes: Uint8Array, contentType: string): Promise<void> {
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!meta) throw new Refused('damaged')
  const type = typeOf(meta)
  if (!type) throw new Refused('unsupported_type')
  if (type !== contentType) throw new Refused('type_mismatch')
  if (meta.width * meta.height * (meta.pages ?? 1) > maxPhotoPixels)
    throw new Refused('too_many_pixels')
}

/**
 * Returns the photo upright and in sRGB, without its metadata, which sharp keeps only on request.
 */
async function decode(bytes: Uint8Array): Promise<{ image: Sharp; width: number; height: number }> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refused('damaged')
    })
  const { width, height, channels } = info
  return { image: sharp(data, { raw: { width, height, channels } }), width, height }
}

/**
 * Returns the largest part of the photo that has this
 * ratio. Its centre is as near to the focus as possible.
 */
function cutAround(
  { width, height }: { width: number; height: number },
  ratio: number,
  focus: { x: number; y: number },
) {
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * ratio)))
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / ratio)))
  const place = (at: number, cut: number, full: number) =>
    Math.min(full - cut, Math.max(0, Math.round(at * full - cut / 2)))
  return {
    left: place(focus.x, cutWidth, width),
    top: place(focus.y, cutHeight, height),
    width: cutWidth,
    height: cutHeight,
  }
}

async function paint(job: PhotoJob): Promise<PhotoAnswer> {
  const { bytes, kind, focus, name } = job
  await check(bytes, job.contentType)
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, focus.x, focus.y]))
    .update(bytes)
    .digest('hex')
    .slice(0, photoDigits)
  const id = `${photoWord(name)}.${digest}`
  const photo = await decode(bytes)
  const files: PaintedFile[] = []
  for (const shape of shapesOf({ id, kind })) {
    const { ratio, widths } = shapes[shape]
    for (const width of widths) {
      const height = Math.round(width / ratio)
      const sized = photo.image
        .clone()
        .extract(cutAround(photo, ratio, focus))
        .resize({ width, height, fit: 'fill' })
      const add = (format: 'avif' | 'webp', content: Buffer) =>
        files.push({ name: fileName({ id, shape, width, format }), width, height, content })
      add('avif', await sized.clone().avif(avif).toBuffer())
      add('webp', await sized.clone().webp(webp).toBuffer())
    }
  }
  return { id, files }
}

// libvips allocates memory outside of the JavaScript heap, which Node's limit
// does not cover. The process therefore checks its whole memory itself.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemoryBytes) process.exit(1)
}, checkMemoryMs).unref()
// SVG is no photo, and a file of it can make libvips read other files or draw for very long.
sharp.block({ operation: ['VipsForeignLoadSvg'] })
sharp.concurrency(1)
sharp.cache(false)

process.once('message', (job: PhotoJob) => {
  paint(job)
    .catch((error: unknown): PhotoAnswer => {
      if (error instanceof Refused) return { refused: error.reason }
      return { refused: 'damaged' }
    })
    .then((answer) => process.send?.(answer, () => process.disconnect?.()))
    .catch(() => process.exit(1))
})
