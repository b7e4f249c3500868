// Describes pictures of dishes and merchants, and the names of their files.

/**
 * The content of a picture never changes, because its `id` contains a digest of the painted picture
 * or photograph.
 */
export type Picture = { id: string; kind: 'dish' | 'cover' }

/**
 * The shapes of pictures. Dishes are square; covers are 16:10 in lists and 3.2:1 at the head of a
 * merchant's page.
 */
export type Shape = 'dish' | 'card' | 'wide'
export const shapes = {
  // In lists, dishes are 112 CSS pixels wide: 336 pixels on a phone with three pixels per CSS
  // pixel. On the dish's own page they are up to 600 CSS pixels wide.
  dish: { mark: '', ratio: 1, widths: [336, 640] },
  // Lists of merchants show covers 180 CSS pixels wide on phones, and 300 CSS pixels wide on
  // desktops.
  card: { mark: 'c', ratio: 1.6, widths: [360, 640] },
  wide: { mark: 'w', ratio: 3.2, widths: [800, 1280] },
} as const satisfies Record<Shape, { mark: string; ratio: number; widths: readonly number[] }>

/**
 * File formats of pictures. Pages show AVIF. Uploaded photos also have WebP files, for browsers
 * without AVIF. JPEG is for link previews, because messengers decode neither AVIF nor WebP.
 */
export type PictureFormat = 'avif' | 'webp' | 'jpg'

export type PictureFile = { id: string; shape: Shape; width: number; format: PictureFormat }

export const shapesOf = ({ kind }: Picture): readonly Shape[] =>
  kind === 'dish' ? ['dish'] : ['card', 'wide']

export const filesOf = (picture: Picture): PictureFile[] =>
  shapesOf(picture).flatMap((shape) =>
    shapes[shape].widths.map((width) => ({ id: picture.id, shape, width, format: 'avif' })),
  )

/**
 * The hexadecimal digits of the digest in a photograph's id: 128 bits, so that nobody can make a
 * photo with the id of another one, which it would replace. Pictures that we have drawn, and
 * photographs that were stored before, have ten.
 */
export const photoDigits = 32

/**
 * Returns the readable part of a photograph's id, from its file name: at most 60 characters, valid
 * in a URL.
 */
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

/**
 * Returns the name of a picture's file, such as `laksa.3f2a9c1b20-640.avif`. The storefront derives
 * the file names of the other sizes from this name.
 */
export const fileName = ({ id, shape, width, format }: PictureFile): string =>
  `${id}-${shapes[shape].mark}${width}.${format}`

const namePattern =
  /^([a-z0-9-]{1,100}\.[0-9a-f]{10}(?:[0-9a-f]{22})?)-([cw]?)(\d{3,4})\.(avif|webp|jpg)$/

/** Parses the name of a picture file; undefined if no picture can have this name. */
export function readFileName(name: string): PictureFile | undefined {
  const [, id, mark, digits, format] = namePattern.exec(name) ?? []
  const shape = (Object.keys(shapes) as Shape[]).find((name) => shapes[name].mark === mark)
  const width = Number(digits)
  if (!id || !shape || !(shapes[shape].widths as readonly number[]).includes(width))
    return undefined
  return { id, shape, width, format: format as PictureFormat }
}

/**
 * Returns the path of the largest file of the first shape of a picture (of a cover, the shape for
 * lists).
 */
export function pictureHref(picture: Picture): string {
  const file = filesOf(picture).findLast(({ shape }) => shape === shapesOf(picture)[0])
  return file ? `/media/${fileName(file)}` : ''
}
