// Tests that every recipe from which a dish's picture is painted gives valid SVG reproducibly, and
// that its variants differ.
import { expect, test } from 'vitest'
import { clothNames } from './cloth.ts'
import {
  cardShape,
  composeCover,
  composeDish,
  paintCut,
  paintDish,
  paintPlate,
  wideShape,
} from './painting.ts'
import { isRecipe, recipeKeys } from './recipe-book.ts'
import { toppingNames } from './topping.ts'
import { vesselNames } from './vessel.ts'

/** Returns the tags that are not closed, or that close a tag that is not open. */
function brokenTags(svg: string): string[] {
  const open: string[] = []
  const broken: string[] = []
  let text = ''
  let end = 0
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g)) {
    const [tag, closing, name = '', , self] = match
    text += svg.slice(end, match.index)
    end = match.index + tag.length
    if (closing) {
      if (open.pop() !== name) broken.push(tag)
    } else if (!self) open.push(name)
  }
  text += svg.slice(end)
  return [...broken, ...open, ...(text.trim() ? [text.trim().slice(0, 80)] : [])]
}

const findReferences = (svg: string): string[] =>
  [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id as string)
const findDefinedIDs = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id as string))

test.each(recipeKeys)(
  '%s paints valid SVG, and its variants differ in more than texture',
  (recipe) => {
    const svg = paintDish({ recipe, variant: 0 }, 320)
    expect(brokenTags(svg)).toEqual([])
    expect(svg.length).toBeGreaterThan(4_000)
    expect(svg.length).toBeLessThan(600_000)
    const definedIDs = findDefinedIDs(svg)
    expect(findReferences(svg).filter((id) => !definedIDs.has(id))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    const looks = [0, 1, 2].map((variant) => {
      const { cloth, vessel, flip, turn } = composeDish({ recipe, variant })
      return JSON.stringify([cloth, vessel, flip, turn])
    })
    expect(new Set(looks).size).toBe(3)
  },
)

// The default run paints every fourth recipe a second time, the long run every recipe.
const paintedAgain = recipeKeys.filter((_, index) => process.env.TEST_LONG || index % 4 === 0)

test.each(paintedAgain)(
  '%s paints a variant the same each time, and another differently',
  (recipe) => {
    const paint = (variant: number) => paintDish({ recipe, variant }, 320)
    const svg = paint(0)
    expect(paint(0)).toBe(svg)
    expect(paint(1)).not.toBe(svg)
  },
)

test('keys are words joined by dashes, and an unknown recipe throws', () => {
  expect(recipeKeys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  expect(recipeKeys.length).toBeGreaterThan(400)
  expect(isRecipe('laksa')).toBe(true)
  expect(isRecipe('constructor')).toBe(false)
  expect(() => paintDish({ recipe: 'nothing', variant: 0 }, 320)).toThrow(
    'there is no recipe nothing',
  )
})

test.each(['chicken-rice', 'gado-gado', 'goi-cuon', 'kailan', 'kaya-toast', 'roti-canai'])(
  'variants of %s are arranged differently on the same plate and cloth',
  (recipe) => {
    const fixed = { recipe, cloth: 'teal', vessel: 'celadon', toppings: [] } as const
    const rotations = ([0, 1] as const).map((variant) => {
      const svg = paintDish({ ...fixed, variant }, 320)
      return [...svg.matchAll(/translate\(([-\d.]+ [-\d.]+)\)/g)].map(([, at]) => at)
    })
    const shared = rotations[0]?.filter((at) => rotations[1]?.includes(at)) ?? []
    expect(shared.length).toBeLessThan((rotations[0]?.length ?? 0) * 0.2)
  },
)

test('a painting keeps its own cloth, vessel and toppings', () => {
  const { cloth, vessel, toppings } = composeDish({
    recipe: 'laksa',
    variant: 1,
    cloth: 'plum',
    vessel: 'clay',
    toppings: ['prawns'],
  })
  expect({ cloth, vessel, toppings }).toEqual({
    cloth: 'plum',
    vessel: 'clay',
    toppings: ['prawns'],
  })
})

test.each(vesselNames)('vessel %s paints', (vessel) => {
  expect(brokenTags(paintDish({ recipe: 'plain-rice', variant: 0, vessel }, 320))).toEqual([])
})

test.each(toppingNames)('topping %s paints', (topping) => {
  expect(paintDish({ recipe: 'plain-rice', variant: 0, toppings: [topping] }, 320)).not.toBe(
    paintDish({ recipe: 'plain-rice', variant: 0, toppings: [] }, 320),
  )
})

test.each(clothNames)('cloth %s paints', (cloth) => {
  expect(brokenTags(paintDish({ recipe: 'plain-rice', variant: 0, cloth }, 320))).toEqual([])
})

test('filters are outside rotations, so that the light does not rotate with the plate', () => {
  expect(paintDish({ recipe: 'satay', variant: 1 }, 320)).not.toMatch(
    /<g [^>]*filter="[^"]*"[^>]*transform|<g [^>]*transform="[^"]*"[^>]*filter/,
  )
})

test('a cover has one background, and a plate for each spot, the first recipe on the largest', () => {
  const plates = ['laksa', 'satay', 'rendang'].map((recipe) => ({ recipe, variant: 0 }))
  const wide = composeCover({ plates, cloth: 'teal' }, wideShape, 800)
  expect(wide.ground).toContain('width="800" height="250"')
  expect(wide.plates).toHaveLength(wideShape.spots.length)
  const largest = wide.plates.toSorted((a, b) => b.pixels - a.pixels)[0]
  expect(largest?.painting.recipe).toBe('laksa')
  const card = composeCover({ plates, cloth: 'teal' }, cardShape, 320)
  const drawn = card.plates.map(({ painting, pixels }) => paintPlate(painting, pixels))
  expect([card.ground, ...drawn].flatMap(brokenTags)).toEqual([])
})

test('a plate and a cut-out have no background', () => {
  for (const svg of [
    paintCut({ recipe: 'laksa', variant: 0 }, 240),
    paintPlate({ recipe: 'laksa', variant: 0 }, 240),
  ]) {
    expect(brokenTags(svg)).toEqual([])
    expect(svg).not.toMatch(/<rect width="6[04]0" height="6[04]0"/)
  }
})
