// A picture's other sizes, made from the one address that the wire names: `/media/laksa.3f2a9c1b20-640.webp`.
import type { PictureSource } from '../../ui/picture.tsx'

// Kept with the sizes that the server renders: dishes are square, cards 16:10, the head of a merchant's page 3.2:1.
const sizes = { '': [160, 320, 640], c: [320, 640, 960], w: [800, 1600] } as const
const ratios = { '': 1, c: 1.6, w: 3.2 } as const
const sized = /^(.+)-([cw]?)(\d+)\.webp$/

/** With all its sizes, in WebP and AVIF. An address of another form stays as it is; '' stays ''. */
export function sizedPicture(href: string): PictureSource | '' {
  const [, stem, mark] = href.startsWith('/media/') ? (sized.exec(href) ?? []) : []
  if (!stem || mark === undefined) return href && { src: href }
  return candidates(href, stem, mark as keyof typeof sizes)
}

/** A merchant's cover as wide as the head of its page. */
export function widePicture(href: string): PictureSource | '' {
  const [, stem, mark] = href.startsWith('/media/') ? (sized.exec(href) ?? []) : []
  if (!stem || mark !== 'c') return href && { src: href }
  return candidates(`${stem}-w1600.webp`, stem, 'w')
}

/** How large the one file is that the wire names; undefined where its name does not say. */
export function pictureSize(href: string): { width: number; height: number } | undefined {
  const [, , mark, width] = href.startsWith('/media/') ? (sized.exec(href) ?? []) : []
  return width === undefined
    ? undefined
    : {
        width: Number(width),
        height: Math.round(Number(width) / ratios[mark as keyof typeof ratios]),
      }
}

/** One of the drawings that come with the storefront: `/art/NAME.webp`, and AVIF beside it. */
export const artPicture = (name: string): PictureSource => ({
  src: `/art/${name}.webp`,
  avif: `/art/${name}.avif`,
})

function candidates(src: string, stem: string, mark: keyof typeof sizes): PictureSource {
  const set = (format: string) =>
    sizes[mark].map((width) => `${stem}-${mark}${width}.${format} ${width}w`).join(', ')
  return { src, srcSet: set('webp'), avif: set('avif') }
}
