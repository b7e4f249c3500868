// What stands behind a picture's name: a dish to paint, a merchant's cover to paint, or an operator's own photograph.
import { createHash } from 'node:crypto'
import type { CoverPainting, DishPainting } from './art/painting.ts'

/**
 * Raise it when paintings come out differently: names change with it, so that nobody's browser keeps an old picture
 * under a new dish. art/art-version.test.ts notices.
 */
export const artVersion = 1

export type Picture =
  | { kind: 'dish'; painting: DishPainting }
  | { kind: 'cover'; painting: CoverPainting }
  /** Rendered when it was imported: all its files lie in the media folder. `shape` is what it was cut for. */
  | { kind: 'photo'; word: string; digest: string; shape: 'dish' | 'cover' }

/** Dishes are square; covers are 16:10 in lists and 3.2:1 at the head of a merchant's page. */
export type Shape = 'dish' | 'card' | 'wide'
export const shapes = {
  dish: { mark: '', ratio: 1, widths: [160, 320, 640] },
  card: { mark: 'c', ratio: 1.6, widths: [320, 640, 960] },
  wide: { mark: 'w', ratio: 3.2, widths: [800, 1600] },
} as const satisfies Record<Shape, { mark: string; ratio: number; widths: readonly number[] }>

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** One file of a picture. */
export type PictureFile = { id: string; shape: Shape; width: number; format: PictureFormat }

/** `laksa.3f2a9c1b20`: a word to recognise it by, and a digest of all that decides its look. */
export function pictureID(picture: Picture): string {
  if (picture.kind === 'photo') return `${picture.word}.${picture.digest}`
  const digest = createHash('sha256')
    .update(JSON.stringify([artVersion, picture]))
    .digest('hex')
    .slice(0, 10)
  const word =
    picture.kind === 'dish'
      ? picture.painting.recipe
      : `cover-${picture.painting.plates[0]?.recipe ?? 'plain'}`
  return `${word}.${digest}`
}

/** A photograph's own name, as far as an address can hold it. */
export function photoWord(path: string): string {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') ?? ''
  return `photo-${name || 'picture'}`.slice(0, 60)
}

export const shapesOf = (picture: Picture): readonly Shape[] =>
  picture.kind === 'dish' || (picture.kind === 'photo' && picture.shape === 'dish')
    ? ['dish']
    : ['card', 'wide']

/** `laksa.3f2a9c1b20-640.webp`. The storefront makes the other sizes' names from it. */
export const fileName = ({ id, shape, width, format }: PictureFile): string =>
  `${id}-${shapes[shape].mark}${width}.${format}`

const namePattern = /^([a-z0-9-]{1,100}\.[0-9a-f]{10})-([cw]?)(\d{3,4})\.(avif|webp)$/

/** The file of that name; undefined when no picture could have it. */
export function readFileName(name: string): PictureFile | undefined {
  const [, id, mark, digits, format] = namePattern.exec(name) ?? []
  const shape = (Object.keys(shapes) as Shape[]).find((shape) => shapes[shape].mark === mark)
  const width = Number(digits)
  if (!id || !shape || !(shapes[shape].widths as readonly number[]).includes(width))
    return undefined
  return { id, shape, width, format: format as PictureFormat }
}

/** The file that the wire names: the largest that every browser decodes. */
export function pictureHref(picture: Picture): string {
  const [shape = 'dish'] = shapesOf(picture)
  return `/media/${fileName({ id: pictureID(picture), shape, width: shapes[shape].widths.at(-1) ?? 640, format: 'webp' })}`
}
