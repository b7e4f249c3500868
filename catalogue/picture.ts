// Pictures of dishes and merchants, and the names of their files.
import { createHash } from 'node:crypto'
import type { CoverPainting, DishPainting } from './art/painting.ts'

/**
 * Part of every picture's id. Increment it when the code paints differently, so that browsers do
 * not show a cached picture of the old version.
 */
export const artVersion = 2

export type Picture =
  | { kind: 'dish'; painting: DishPainting }
  | { kind: 'cover'; painting: CoverPainting }
  /** An operator's photograph. The import rendered its files for `shape` into the media folder. */
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

/** `laksa.3f2a9c1b20`: a word for people, and a digest over everything that changes the picture. */
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

/** The file name of a photograph, in at most 60 characters that are valid in a URL. */
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

/** `laksa.3f2a9c1b20-640.webp`. The storefront derives the names of the other sizes from it. */
export const fileName = ({ id, shape, width, format }: PictureFile): string =>
  `${id}-${shapes[shape].mark}${width}.${format}`

const namePattern = /^([a-z0-9-]{1,100}\.[0-9a-f]{10})-([cw]?)(\d{3,4})\.(avif|webp)$/

/** Parses the name of a picture file; undefined if no picture can have this name. */
export function readFileName(name: string): PictureFile | undefined {
  const [, id, mark, digits, format] = namePattern.exec(name) ?? []
  const shape = (Object.keys(shapes) as Shape[]).find((name) => shapes[name].mark === mark)
  const width = Number(digits)
  if (!id || !shape || !(shapes[shape].widths as readonly number[]).includes(width))
    return undefined
  return { id, shape, width, format: format as PictureFormat }
}

/** The path of the largest file in a format that every browser decodes. */
export function pictureHref(picture: Picture): string {
  const [shape = 'dish'] = shapesOf(picture)
  return `/media/${fileName({ id: pictureID(picture), shape, width: shapes[shape].widths.at(-1) ?? 640, format: 'webp' })}`
}
