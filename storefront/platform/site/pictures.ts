// URLs of all sizes and formats of a picture, derived from the one URL that the API returns, for
// example `/media/laksa.3f2a9c1b20-640.webp`.
import type { PictureSource } from '../../ui/picture.tsx'

// Must equal the sizes that the server renders: dishes are square, covers of cards 16:10 (c),
// covers of a merchant's page 3.2:1 (w).
const sizes = { '': [160, 320, 640], c: [320, 640, 960], w: [800, 1600] } as const
const ratios = { '': 1, c: 1.6, w: 3.2 } as const
const sized = /^(.+)-([cw]?)(\d+)\.webp$/

/** Returns all sizes in WebP and AVIF. A URL in another format and '' stay unchanged. */
export function sizedPicture(href: string): PictureSource | '' {
  const [, stem, mark] = href.startsWith('/media/') ? (sized.exec(href) ?? []) : []
  if (!stem || mark === undefined) return href && { src: href }
  return candidates(href, stem, mark as keyof typeof sizes)
}

/** Returns a merchant's cover in the width of its page. */
export function widePicture(href: string): PictureSource | '' {
  const [, stem, mark] = href.startsWith('/media/') ? (sized.exec(href) ?? []) : []
  if (!stem || mark !== 'c') return href && { src: href }
  return candidates(`${stem}-w1600.webp`, stem, 'w')
}

/** Returns the pixels of the file at this URL; undefined if the name does not contain them. */
export function pictureSize(href: string): { width: number; height: number } | undefined {
  const [, , mark, width] = href.startsWith('/media/') ? (sized.exec(href) ?? []) : []
  return width === undefined
    ? undefined
    : {
        width: Number(width),
        height: Math.round(Number(width) / ratios[mark as keyof typeof ratios]),
      }
}

/** A drawing of the storefront: `/art/NAME.webp` and `/art/NAME.avif`. */
export const artPicture = (name: string): PictureSource => ({
  src: `/art/${name}.webp`,
  avif: `/art/${name}.avif`,
})

function candidates(src: string, stem: string, mark: keyof typeof sizes): PictureSource {
  const set = (format: string) =>
    sizes[mark].map((width) => `${stem}-${mark}${width}.${format} ${width}w`).join(', ')
  return { src, srcSet: set('webp'), avif: set('avif') }
}
