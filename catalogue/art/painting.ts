// Paints pictures as SVG: a dish on a tablecloth, a plate without background, or the tablecloth of
// a merchant's cover picture.
import { Brush, type Spot } from './brush.ts'
import { paintCloth, paintTable, type Cloth } from './cloth.ts'
import { short } from './outline.ts'
import { seededRandom, seedOf } from './random.ts'
import { recipeBook } from './recipe-book.ts'
import type { Recipe } from './recipe.ts'
import { paintToppings, type Topping } from './topping.ts'
import { paintVessel, plateNames, type Vessel } from './vessel.ts'

/** Everything that determines a dish's picture except its size. */
export type DishPainting = {
  recipe: string
  /**
   * Counted from 0. Variants of a recipe differ in
   * cloth, vessel, toppings, arrangement and framing.
   */
  variant: number
  cloth?: Cloth
  vessel?: Vessel
  toppings?: readonly Topping[]
}
/** The cover picture of a merchant, with several plates, the first of which is the largest. */
export type CoverPainting = { plates: readonly DishPainting[]; cloth: Cloth }

export type ComposedDish = {
  recipe: Recipe
  cloth: Cloth
  vessel: Vessel
  toppings: readonly Topping[]
  flip: boolean
  turn: number
}

const dishSize = 600

// The rotation and the offset of the plate in each variant of a dish's picture. A rotation is a
// share of the recipe's largest rotation; an offset from the centre is in units. Consecutive
// variants differ clearly in both.
const turns = [-0.35, 0.8, -0.95, 0.4] as const
const shifts: readonly (readonly [x: number, y: number])[] = [
  [14, 12],
  [-22, 8],
  [6, -22],
  [24, -14],
]

/**
 * Completes the description of a dish's picture: its variant determines a cloth, vessel or toppings
 * that are not given. Throws if the recipe is unknown.
 */
export function composeDish({
  recipe: key,
  variant,
  cloth,
  vessel,
  toppings,
}: DishPainting): ComposedDish {
  const recipe = findRecipe(key)
  // Each recipe starts at a different index of the lists of cloths, vessels and toppings, so that
  // the first variants of different recipes differ too.
  const first = seedOf(key)
  const at = <T>(list: readonly T[], fallback: T): T =>
    list[(first + variant) % list.length] ?? fallback
  return {
    recipe,
    cloth: cloth ?? at(recipe.cloths, 'milk'),
    vessel: vessel ?? at(recipe.vessels, 'none'),
    toppings: toppings ?? at(recipe.toppings ?? [[]], []),
    flip: (recipe.flips ?? true) && ((first >> 3) + variant) % 2 === 1,
    turn: (recipe.turn ?? 24) * (turns[variant % turns.length] ?? 0),
  }
}

/** Returns the picture of a dish as a square SVG, `width` pixels wide. */
export function paintDish(painting: DishPainting, width: number): string {
  const composed = composeDish(painting)
  const scale = width / dishSize
  const { recipe, cloth } = composed
  const b = brushFor(painting, composed, scale * 1.2)
  const eye = recipe.view === 'eye'
  const ground = eye
    ? paintTable(b, cloth, dishSize, dishSize, 470)
    : paintCloth(b, cloth, dishSize, dishSize)
  const [dx, dy] = shifts[painting.variant % shifts.length] ?? [0, 0]
  const zoom = b.between(1.2, 1.3)
  const [x, y] = eye ? [dx * 0.8, 16] : [dx + b.between(-6, 6), dy + b.between(-6, 6)]
  return wrap(
    b,
    dishSize,
    dishSize,
    width,
    `${ground}<g transform="translate(${short(300 + x)} ${short(300 + y)}) ` +
      `scale(${Math.round(zoom * 1000) / 1000})">${paintFood(b, composed)}</g>`,
  )
}

/** Returns the dish on a transparent background, for the storefront's tiles of cuisines. */
export function paintCut(painting: DishPainting, width: number): string {
  const composed = composeDish({ toppings: [], ...painting })
  const b = brushFor(painting, { ...composed, turn: composed.turn * 0.5 }, width / dishSize)
  return wrap(
    b,
    dishSize,
    dishSize,
    width,
    `<g transform="translate(296 ${composed.recipe.view === 'eye' ? 286 : 292}) ` +
      `scale(${composed.recipe.view === 'eye' ? 1.12 : 1.02})">${paintFood(b, composed)}</g>`,
  )
}

// In units: the width of the square around a plate on a cover. The plate is 524 wide and has a
// shadow of 50.
const plateRoom = 640

/** Returns a plate of a cover as a transparent square, `pixels` wide. */
export function paintPlate(painting: DishPainting, pixels: number): string {
  const composed = composeDish({ ...painting, toppings: painting.toppings ?? [] })
  const b = brushFor(painting, composed, pixels / plateRoom)
  return wrap(
    b,
    plateRoom,
    plateRoom,
    pixels,
    `<g transform="translate(${plateRoom / 2} ${plateRoom / 2})">${paintFood(b, composed)}</g>`,
  )
}

/**
 * The size of a cover picture and its plates. `spots` are the plates, largest first: x and y as
 * fractions of width and height, size as a fraction of the height.
 */
export type CoverShape = { width: number; height: number; spots: readonly Spot[] }

export const cardShape: CoverShape = {
  width: 960,
  height: 600,
  spots: [
    [0.66, 0.55, 0, 1.02],
    [0.15, 0.26, 0, 0.72],
    [0.24, 1.04, 0, 0.62],
    [1.03, 0.0, 0, 0.5],
  ],
}
export const wideShape: CoverShape = {
  width: 1600,
  height: 500,
  spots: [
    [0.63, 0.52, 0, 1.14],
    [0.385, 0.34, 0, 0.86],
    [0.87, 0.34, 0, 0.9],
    [0.16, 0.62, 0, 0.92],
    [0.5, 1.06, 0, 0.56],
    [0.99, 0.98, 0, 0.66],
    [0.02, 0.1, 0, 0.7],
  ],
}

/**
 * A plate of a cover, in pixels of the finished picture. Parts of the plate may lie outside the
 * picture.
 */
export type PlacedPlate = { painting: DishPainting; left: number; top: number; pixels: number }
/**
 * Layers of a merchant's cover picture: the background as SVG, and the plates from back to front.
 */
export type ComposedCover = { ground: string; plates: PlacedPlate[] }

/**
 * Returns the background and the positions of a cover's plates. `paintPlate` paints each plate as
 * an SVG of its own, because covers share plates, and because filters are slower in a large SVG.
 */
export function composeCover(
  { plates, cloth }: CoverPainting,
  { width: w, height: h, spots }: CoverShape,
  width: number,
): ComposedCover {
  const scale = width / w
  const seed = seedOf('cover', ...plates.map(({ recipe }) => recipe))
  const b = new Brush({ seed, scale })
  const eye = findRecipe(plates[0]?.recipe ?? '').view === 'eye'
  const ground = wrap(
    b,
    w,
    h,
    width,
    eye ? paintTable(b, cloth, w, h, h * 0.8) : paintCloth(b, cloth, w, h),
  )
  const placed = spots.flatMap(([x, y, , size = 1], index) => {
    const painting = plates[index % plates.length]
    if (!painting) return []
    const pixels = Math.round((plateRoom * scale * size * h) / 560)
    const middle = (eye ? h * 0.52 : y * h) * scale
    return [
      {
        painting,
        left: Math.round(x * width - pixels / 2),
        top: Math.round(middle - pixels / 2),
        pixels,
      },
    ]
  })
  return { ground, plates: placed.toReversed() }
}

function brushFor(
  { recipe, variant, toppings = [] }: DishPainting,
  { flip, turn }: Pick<ComposedDish, 'flip' | 'turn'>,
  scale: number,
): Brush {
  // The hash of recipe, variant and toppings is not used as the seed itself, because similar seeds
  // give similar first numbers.
  const seed = Math.floor(
    seededRandom(seedOf(recipe, String(variant), ...toppings))() * 4_294_967_296,
  )
  return new Brush({ seed, variant, scale, flip, turn })
}

/**
 * Paints the vessel and the food. Recipes leave a margin around the food, so on a plate the food is
 * enlarged to fill the plate.
 */
function paintFood(b: Brush, { recipe, vessel, toppings }: ComposedDish): string {
  const roomy = (plateNames as readonly Vessel[]).includes(vessel)
  const food = recipe.paint(b) + paintToppings(b, toppings)
  return paintVessel(b, vessel) + (roomy ? `<g transform="scale(1.12)">${food}</g>` : food)
}

function wrap(b: Brush, width: number, height: number, pixels: number, inner: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${pixels}" height="${Math.round((pixels * height) / width)}">` +
    `<defs>${b.defs.join('')}</defs>${inner}</svg>`
  )
}

function findRecipe(key: string): Recipe {
  const recipe = Object.hasOwn(recipeBook, key) ? recipeBook[key] : undefined
  if (!recipe) throw new Error(`there is no recipe ${key}`)
  return recipe
}
