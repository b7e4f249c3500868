// Lists the pictures that come with the repository, with their names.
import { createHash } from 'node:crypto'
import {
  cardShape,
  composeCover,
  composeDish,
  paintCut,
  paintDish,
  paintPlate,
  wideShape,
  type CoverPainting,
  type CoverShape,
  type DishPainting,
} from '../art/painting.ts'
import { shapes, type Picture, type Shape } from '../picture.ts'
import { listCoverPaintings } from './covers.ts'
import type { PictureManifest } from './manifest.ts'
import { cuts, heroes, type Hero } from './shop-art.ts'
import { listDishPaintings } from './variants.ts'

/**
 * AVIF settings for pictures of dishes. Effort 3 takes a quarter of the time of effort 4 and makes
 * files two per cent larger. Quality 48 is the highest at which all pictures together have less
 * than 30 MB.
 */
export const encoding = { quality: 48, effort: 3, chromaSubsampling: '4:2:0' } as const

/**
 * Settings for the pictures of the storefront's own pages. They are
 * few, and one of them is the main picture of the home page, so
 * they get more effort than dishes, and the quality of wide covers.
 */
export const artEncoding = { ...encoding, quality: 42, effort: 6 } as const

/**
 * Settings for covers, for which a lower quality is enough, because they are behind text or shown
 * small. `wideOnPhones` is for the wide cover, which on phones is the main picture of a menu page.
 * At this quality, most wide covers for phones have less than 11.6 kB, and so need one round trip
 * less, which is 0.15 s on a slow network.
 */
const coverEncodings = {
  card: { ...encoding, quality: 46 },
  wide: { ...encoding, quality: 42 },
  wideOnPhones: { ...encoding, quality: 32, effort: 6 },
} as const

export function encodingOf(shape: Shape, width: number) {
  if (shape === 'dish') return encoding
  const isForPhones = shape === 'wide' && width === shapes.wide.widths[0]
  return coverEncodings[isForPhones ? 'wideOnPhones' : shape]
}

/** Plates of covers are painted once at this width and scaled down. */
export const plateWidth = 560
export const cutWidth = 192

export type PlannedDish = Picture & { kind: 'dish'; painting: DishPainting; extra: boolean }
export type PlannedCover = Picture & { kind: 'cover'; painting: CoverPainting }
/**
 * A picture of the storefront's own pages, such as a plate without background (`cut`) or a hero.
 * Unlike a dish's picture, it keeps its name when its content changes.
 */
export type PlannedArt = { name: string; digest: string } & ({ cut: string } | { hero: Hero })

export type PicturePlan = { dishes: PlannedDish[]; covers: PlannedCover[]; art: PlannedArt[] }

/**
 * Lists all pictures. This takes a few seconds, because every
 * picture is composed as SVG, although none is rendered yet.
 */
export function planPictures(): PicturePlan {
  const plates = new Map<string, string>()
  const drawPlate = (painting: DishPainting) => {
    const key = JSON.stringify(painting)
    const known = plates.get(key) ?? digestOf(paintPlate(painting, plateWidth))
    plates.set(key, known)
    return known
  }
  const drawCover = (painting: CoverPainting, shape: CoverShape, width: number) => {
    const { ground, plates } = composeCover(painting, shape, width)
    return [
      ground,
      ...plates.map((plate) => [drawPlate(plate.painting), plate.left, plate.top, plate.pixels]),
    ]
  }
  const [, dishWidth] = shapes.dish.widths
  return {
    dishes: listDishPaintings().map(({ painting, extra }) => ({
      kind: 'dish',
      id: `${painting.recipe}.${digestOf(shapes.dish, paintDish(painting, dishWidth))}`,
      painting,
      extra,
    })),
    covers: listCoverPaintings().map((painting) => ({
      kind: 'cover',
      id: `cover-${painting.plates[0]?.recipe}.${digestOf(
        coverEncodings,
        shapes.card,
        shapes.wide,
        drawCover(painting, cardShape, shapes.card.widths[1]),
        drawCover(painting, wideShape, shapes.wide.widths[1]),
      )}`,
      painting,
    })),
    art: [
      ...cuts.map((cut) => ({
        name: `cut-${cut}`,
        digest: digestOf(artEncoding, paintCut({ recipe: cut, variant: 0 }, cutWidth * 2)),
        cut,
      })),
      ...heroes.map((hero) => ({
        name: hero.name,
        digest: digestOf(artEncoding, drawCover(hero.painting, hero.shape, hero.shape.width)),
        hero,
      })),
    ],
  }
}

/**
 * Returns the manifest that the import of catalogues reads. `artFiles` has the digests of the
 * pictures of the storefront's own pages.
 */
export function toManifest(
  { dishes, covers, art }: PicturePlan,
  artFiles: ReadonlyMap<string, string>,
): PictureManifest {
  const manifest: PictureManifest = { dishes: {}, covers: [], art: {} }
  for (const { id, painting, extra } of dishes) {
    const { cloth, vessel, toppings } = composeDish(painting)
    const list = (manifest.dishes[painting.recipe] ??= [])
    list.push({ id, cloth, vessel, toppings: [...toppings], ...(extra && { extra: true }) })
  }
  for (const { id, painting } of covers)
    manifest.covers.push({ id, plates: painting.plates.map(({ recipe }) => recipe) })
  for (const { name, digest } of art)
    manifest.art[name] = { drawing: digest, file: artFiles.get(name) ?? '' }
  return manifest
}

const digestOf = (...parts: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([encoding, parts]))
    .digest('hex')
    .slice(0, 10)
