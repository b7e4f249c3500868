// From a recipe to a picture: the dish on its cloth, the plate alone, or several plates as a merchant's cover.
import { Brush, type Spot } from './brush.ts'
import { clothNames, paintCloth, paintTable, type Cloth } from './cloth.ts'
import { short } from './outline.ts'
import { recipeBook } from './recipe-book.ts'
import type { Recipe } from './recipe.ts'
import { seededChance } from './random.ts'
import { paintToppings, type Topping } from './topping.ts'
import { paintVessel, plateNames, type Vessel } from './vessel.ts'

/** Everything that decides a dish's picture but its size. */
export type DishPainting = {
  recipe: string
  seed: number
  cloth?: Cloth
  vessel?: Vessel
  toppings?: readonly Topping[]
}
/** Several plates; the first is the hero. */
export type CoverPainting = { plates: readonly DishPainting[]; seed: number; cloth: Cloth }

const dishSize = 600

/** What chance chooses for a seed where the painting leaves it open. Throws when there is no such recipe. */
export function composeDish(painting: DishPainting): {
  recipe: Recipe
  cloth: Cloth
  vessel: Vessel
  toppings: readonly Topping[]
  flip: boolean
  turn: number
} {
  const recipe = findRecipe(painting.recipe)
  const chance = seededChance(painting.seed ^ 0x5bd1e995)
  const choose = <T>(list: readonly T[], other: T): T =>
    list[Math.floor(chance() * list.length)] ?? other
  const cloth = choose(recipe.cloths, 'milk')
  const vessel = choose(recipe.vessels, 'none')
  const toppings = choose(recipe.toppings ?? [[]], [])
  const flip = (recipe.flips ?? true) && chance() < 0.5
  const turn = (chance() * 2 - 1) * (recipe.turn ?? 24)
  return {
    recipe,
    cloth: painting.cloth ?? cloth,
    vessel: painting.vessel ?? vessel,
    toppings: painting.toppings ?? toppings,
    flip,
    turn,
  }
}

/** A square picture, `width` pixels. */
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

/** The vessel alone on clear ground, for short cuts. */
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

/** Where the plates stand: the hero first; x and y as shares of the picture, size as a share of its height. */
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

/** A cover in layers: its ground, and the plates on it from the back to the front, each an SVG of its own. */
export type PaintedCover = {
  ground: string
  plates: { svg: string; left: number; top: number; pixels: number }[]
}

/**
 * Places are pixels of the finished picture and may lie outside it. The renderer joins the layers: every filter costs it
 * a canvas as large as the whole drawing, so a small drawing for each plate takes a tenth of the time.
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
    const own = new Brush({
      seed: plate.seed + index,
      scale: zoom,
      flip: composed.flip,
      turn: composed.turn,
    })
    const pixels = Math.round(plateRoom * zoom)
    const svg = wrap(
      own,
      plateRoom,
      plateRoom,
      pixels,
      `<g transform="translate(${plateRoom / 2} ${plateRoom / 2})">${paintFood(own, composed)}</g>`,
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

// A plate is 524 wide and throws its shadow 50 further.
const plateRoom = 640

/** Food reaches 190 units out; a plate has room for a little more. */
function paintFood(b: Brush, { recipe, vessel, toppings }: ReturnType<typeof composeDish>): string {
  const roomy = (plateNames as readonly Vessel[]).includes(vessel)
  const food = recipe.paint(b) + paintToppings(b, toppings)
  return paintVessel(b, vessel) + (roomy ? `<g transform="scale(1.12)">${food}</g>` : food)
}

function wrap(b: Brush, width: number, height: number, pixels: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${pixels}" height="${Math.round((pixels * height) / width)}"><defs>${b.defs.join('')}</defs>${inner}</svg>`
}

function findRecipe(key: string): Recipe {
  const found = Object.hasOwn(recipeBook, key) ? recipeBook[key] : undefined
  if (!found) throw new Error(`there is no recipe ${key}`)
  return found
}

/** Another cloth than the neighbour's, if the recipe has one. */
export function otherCloth(recipe: string, seed: number, taken: Cloth | undefined): Cloth {
  const {
    cloth,
    recipe: { cloths },
  } = composeDish({ recipe, seed })
  if (cloth !== taken) return cloth
  return (
    cloths.find((other) => other !== taken) ?? clothNames.find((other) => other !== taken) ?? cloth
  )
}
