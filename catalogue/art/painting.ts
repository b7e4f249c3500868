// Paints pictures as SVG: a dish on its cloth, a dish without background, or a merchant's cover.
import { Brush, type Spot } from './brush.ts'
import { clothNames, paintCloth, paintTable, type Cloth } from './cloth.ts'
import { short } from './outline.ts'
import { recipeBook } from './recipe-book.ts'
import type { Recipe } from './recipe.ts'
import { seededRandom } from './random.ts'
import { paintToppings, type Topping } from './topping.ts'
import { paintVessel, plateNames, type Vessel } from './vessel.ts'

/** Everything that determines a dish's picture except its size. */
export type DishPainting = {
  recipe: string
  seed: number
  cloth?: Cloth
  vessel?: Vessel
  toppings?: readonly Topping[]
}
/** Several plates; the first is the largest. */
export type CoverPainting = { plates: readonly DishPainting[]; seed: number; cloth: Cloth }

const dishSize = 600

/** Completes the painting with random choices from its seed. Throws for an unknown recipe. */
export function composeDish(painting: DishPainting): {
  recipe: Recipe
  cloth: Cloth
  vessel: Vessel
  toppings: readonly Topping[]
  flip: boolean
  turn: number
} {
  const recipe = findRecipe(painting.recipe)
  const random = seededRandom(painting.seed ^ 0x5bd1e995)
  const choose = <T>(list: readonly T[], fallback: T): T =>
    list[Math.floor(random() * list.length)] ?? fallback
  const cloth = choose(recipe.cloths, 'milk')
  const vessel = choose(recipe.vessels, 'none')
  const toppings = choose(recipe.toppings ?? [[]], [])
  const flip = (recipe.flips ?? true) && random() < 0.5
  const turn = (random() * 2 - 1) * (recipe.turn ?? 24)
  return {
    recipe,
    cloth: painting.cloth ?? cloth,
    vessel: painting.vessel ?? vessel,
    toppings: painting.toppings ?? toppings,
    flip,
    turn,
  }
}

/** A square SVG, `width` pixels wide. */
export function paintDish(painting: DishPainting, width: number): string {
  const composed = composeDish(painting)
  const scale = width / dishSize
  const b = new Brush({
    seed: painting.seed,
    scale: scale * 1.2,
    flip: composed.flip,
    turn: composed.turn,
  })
  const eye = composed.recipe.view === 'eye'
  const ground = eye
    ? paintTable(b, composed.cloth, dishSize, dishSize, 470)
    : paintCloth(b, composed.cloth, dishSize, dishSize)
  const zoom = eye ? b.between(1.2, 1.3) : b.between(1.2, 1.32)
  const [dx, dy] = eye ? [b.between(-18, 18), 16] : [b.between(-24, 24), b.between(-24, 24)]
  return wrap(
    b,
    dishSize,
    dishSize,
    width,
    `${ground}<g transform="translate(${short(300 + dx)} ${short(300 + dy)}) scale(${Math.round(zoom * 1000) / 1000})">${paintFood(b, composed)}</g>`,
  )
}

/** The dish on a transparent background, for the storefront's tiles of cuisines. */
export function paintCut(painting: DishPainting, width: number): string {
  const composed = composeDish({ toppings: [], ...painting })
  const b = new Brush({
    seed: painting.seed,
    scale: width / dishSize,
    flip: composed.flip,
    turn: composed.turn * 0.5,
  })
  return wrap(
    b,
    dishSize,
    dishSize,
    width,
    `<g transform="translate(296 ${composed.recipe.view === 'eye' ? 286 : 292}) scale(${composed.recipe.view === 'eye' ? 1.12 : 1.02})">${paintFood(b, composed)}</g>`,
  )
}

/**
 * `spots` has the largest plate first: x and y as shares of width and height, size as a share of
 * height.
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

/** Layers of a cover, each an SVG: the background, and the plates from back to front. */
export type PaintedCover = {
  ground: string
  plates: { svg: string; left: number; top: number; pixels: number }[]
}

/**
 * `left` and `top` are pixels of the finished picture and may lie outside it. The renderer
 * allocates a canvas of the size of the SVG for every filter, so one small SVG for each plate
 * takes a tenth of the time of one large SVG.
 */
export function paintCover(
  { plates, seed, cloth }: CoverPainting,
  { width: w, height: h, spots }: CoverShape,
  width: number,
): PaintedCover {
  const scale = width / w
  const b = new Brush({ seed, scale })
  const eye = findRecipe(plates[0]?.recipe ?? '').view === 'eye'
  const ground = wrap(
    b,
    w,
    h,
    width,
    eye ? paintTable(b, cloth, w, h, h * 0.8) : paintCloth(b, cloth, w, h),
  )
  const layers = spots.flatMap(([x, y, , size = 1], index) => {
    const plate = plates[index % plates.length]
    if (!plate) return []
    const composed = composeDish({ ...plate, toppings: plate.toppings ?? [] })
    const zoom = (scale * size * h) / 560
    const plateBrush = new Brush({
      seed: plate.seed + index,
      scale: zoom,
      flip: composed.flip,
      turn: composed.turn,
    })
    const pixels = Math.round(plateRoom * zoom)
    const svg = wrap(
      plateBrush,
      plateRoom,
      plateRoom,
      pixels,
      `<g transform="translate(${plateRoom / 2} ${plateRoom / 2})">${paintFood(plateBrush, composed)}</g>`,
    )
    const middle = composed.recipe.view === 'eye' ? h * 0.52 : y * h
    return [
      {
        svg,
        left: Math.round(x * width - pixels / 2),
        top: Math.round(middle * scale - pixels / 2),
        pixels,
      },
    ]
  })
  return { ground, plates: layers.toReversed() }
}

// Units. A plate is 524 wide, and its shadow extends 50 further.
const plateRoom = 640

/** Food has a radius of 190 units; on plates it is scaled up to fill the larger inner radius. */
function paintFood(b: Brush, { recipe, vessel, toppings }: ReturnType<typeof composeDish>): string {
  const roomy = (plateNames as readonly Vessel[]).includes(vessel)
  const food = recipe.paint(b) + paintToppings(b, toppings)
  return paintVessel(b, vessel) + (roomy ? `<g transform="scale(1.12)">${food}</g>` : food)
}

function wrap(b: Brush, width: number, height: number, pixels: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}"><defs>${b.defs.join('')}</defs>${inner}</svg>`
}

function findRecipe(key: string): Recipe {
  const recipe = Object.hasOwn(recipeBook, key) ? recipeBook[key] : undefined
  if (!recipe) throw new Error(`there is no recipe ${key}`)
  return recipe
}

/** The cloth for the seed, or another one if the previous dish has the same. */
export function otherCloth(recipe: string, seed: number, previous: Cloth | undefined): Cloth {
  const {
    cloth,
    recipe: { cloths },
  } = composeDish({ recipe, seed })
  if (cloth !== previous) return cloth
  return (
    cloths.find((other) => other !== previous) ??
    clothNames.find((other) => other !== previous) ??
    cloth
  )
}
