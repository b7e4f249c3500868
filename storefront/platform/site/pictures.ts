// URLs of all sizes of a picture, derived from the one URL that the API returns, for example
// `/media/laksa.3f2a9c1b20-640.avif`.
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { PictureSource } from '@tingkat/ui/picture.tsx'

// The widths in pixels, which must equal those in catalogue/picture.ts. Dishes are square, covers
// of cards (`c`) have the ratio 16:10, and covers of a merchant's page (`w`) 3.2:1.
const sizes = { '': [336, 640], c: [360, 640], w: [800, 1280] } as const
type Mark = keyof typeof sizes
const sized = /^(\/media\/.+)-([cw]?)(\d+)\.avif$/

/** Returns all sizes of a picture. A URL in another format and '' stay unchanged. */
export function sizedPicture(href: string): PictureSource | '' {
  const [, stem, mark] = sized.exec(href) ?? []
  if (!stem || mark === undefined) return href && { src: href }
  return { src: href, srcSet: candidates(stem, mark as Mark) }
}

/** Returns the cover picture of a merchant in the widths that the merchant's page uses. */
export function widePicture(href: string): PictureSource | '' {
  const [, stem, mark] = sized.exec(href) ?? []
  if (!stem || mark !== 'c') return href && { src: href }
  return { src: `${stem}-w1280.avif`, srcSet: candidates(stem, 'w') }
}

/**
 * Returns a picture for link previews: a merchant's cover as JPEG, which messaging apps can decode.
 */
export function previewPicture(
  href: string,
): { url: string; width: number; height: number } | null {
  const [, stem, mark] = sized.exec(href) ?? []
  return stem && mark === 'c' ? { url: `${stem}-c640.jpg`, width: 640, height: 400 } : null
}

/** Returns the source of a drawing in the folder public/art. */
export const artPicture = (name: string): PictureSource => ({ src: `/art/${name}.avif` })

// Countries that have pictures of their own dishes. Other countries show those of Singapore.
const countriesWithHero: ReadonlySet<CountryCode> = new Set([
  'id',
  'ph',
  'th',
  'vn',
  'sg',
  'my',
  'mm',
  'kh',
])

/** Returns the name of the drawing of a country's dishes, which has suffixes for its formats. */
export const heroOf = (country: CountryCode): string =>
  `hero-${countriesWithHero.has(country) ? country : 'sg'}`

/** The picture of lists without matches, and of the page for an unknown URL. */
export const emptyPlate = '/art/plate-empty.avif'

const clothCount = 8

/**
 * Returns the CSS class that sets a merchant's colour. Pictures that have not loaded, or have no
 * file, show a tablecloth pattern in this colour.
 */
export function clothOf(merchantID: string): string {
  let hash = 0
  for (const letter of merchantID) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return `cloth-${hash % clothCount}`
}

const candidates = (stem: string, mark: Mark): string =>
  sizes[mark].map((width) => `${stem}-${mark}${width}.avif ${width}w`).join(', ')
