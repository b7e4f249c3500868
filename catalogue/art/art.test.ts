// Every recipe paints valid SVG, reproducibly, and two dishes of one recipe differ.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { artVersion } from '../picture.ts'
import { clothNames } from './cloth.ts'
import {
  cardShape,
  composeDish,
  otherCloth,
  paintCover,
  paintCut,
  paintDish,
  wideShape,
} from './painting.ts'
import { seedOf } from './random.ts'
import { isRecipe, recipeBook, recipeKeys } from './recipe-book.ts'
import { toppingNames } from './topping.ts'
import { vesselNames } from './vessel.ts'

/** Tags that are not closed, or that close a tag that is not open. */
function brokenTags(svg: string): string[] {
  const open: string[] = []
  const broken: string[] = []
  for (const [tag, closing, name = '', , self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) broken.push(tag)
    } else if (!self) open.push(name)
  }
  const text = svg.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/g, '')
  return [...broken, ...open, ...(text.trim() ? [text.trim().slice(0, 80)] : [])]
}

const findReferences = (svg: string): string[] =>
  [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id as string)
const findDefinedIDs = (svg: string): Set<string> =>
  new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id as string))

describe.each(recipeKeys)('%s', (recipe) => {
  test('paints well-formed SVG of plausible size, without dangling references and invalid numbers', () => {
    const svg = paintDish({ recipe, seed: 7 }, 320)
    expect(brokenTags(svg)).toEqual([])
    expect(svg.length).toBeGreaterThan(4_000)
    expect(svg.length).toBeLessThan(600_000)
    const definedIDs = findDefinedIDs(svg)
    expect(findReferences(svg).filter((id) => !definedIDs.has(id))).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  test('paints the same for the same seed, and differently for another seed', () => {
    const paint = (seed: number) => paintDish({ recipe, seed }, 320)
    expect(paint(11)).toBe(paint(11))
    expect(paint(12)).not.toBe(paint(11))
  })
})

test('keys are words joined by dashes, and an unknown recipe throws', () => {
  expect(recipeKeys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  expect(recipeKeys.length).toBeGreaterThan(400)
  expect(isRecipe('laksa')).toBe(true)
  expect(isRecipe('constructor')).toBe(false)
  expect(() => paintDish({ recipe: 'nothing', seed: 1 }, 320)).toThrow('there is no recipe nothing')
})

test('five dishes of one recipe differ in cloth, vessel, toppings or arrangement', () => {
  const looks = [1, 2, 3, 4, 5].map((index) => {
    const { cloth, vessel, toppings, flip, turn } = composeDish({
      recipe: 'nasi-lemak',
      seed: seedOf('sg-m1', `nasi-lemak-${index}`),
    })
    return JSON.stringify([cloth, vessel, toppings, flip, Math.round(turn)])
  })
  expect(new Set(looks).size).toBe(5)
})

test('a painting keeps its own cloth, vessel and toppings', () => {
  const { cloth, vessel, toppings } = composeDish({
    recipe: 'laksa',
    seed: 3,
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
  expect(brokenTags(paintDish({ recipe: 'plain-rice', seed: 5, vessel }, 320))).toEqual([])
})

test.each(toppingNames)('topping %s paints', (topping) => {
  expect(paintDish({ recipe: 'plain-rice', seed: 5, toppings: [topping] }, 320)).not.toBe(
    paintDish({ recipe: 'plain-rice', seed: 5, toppings: [] }, 320),
  )
})

test.each(clothNames)('cloth %s paints', (cloth) => {
  expect(brokenTags(paintDish({ recipe: 'plain-rice', seed: 5, cloth }, 320))).toEqual([])
})

test('a dish gets another cloth than the previous dish', () => {
  const { cloth } = composeDish({ recipe: 'laksa', seed: 9 })
  expect(otherCloth('laksa', 9, undefined)).toBe(cloth)
  expect(otherCloth('laksa', 9, cloth)).not.toBe(cloth)
})

test('filters are outside rotations, so that the light does not rotate with the plate', () => {
  expect(paintDish({ recipe: 'satay', seed: 4 }, 320)).not.toMatch(
    /<g [^>]*filter="[^"]*"[^>]*transform|<g [^>]*transform="[^"]*"[^>]*filter/,
  )
})

test('a cover has one background and one layer for each plate', () => {
  const plates = ['laksa', 'satay', 'rendang'].map((recipe, seed) => ({ recipe, seed }))
  const wide = paintCover({ plates, seed: 1, cloth: 'teal' }, wideShape, 800)
  expect(wide.ground).toContain('width="800" height="250"')
  expect(wide.plates).toHaveLength(wideShape.spots.length)
  const card = paintCover(
    { plates: [{ recipe: 'boba', seed: 1 }], seed: 1, cloth: 'teal' },
    cardShape,
    320,
  )
  expect([card.ground, ...card.plates.map((plate) => plate.svg)].flatMap(brokenTags)).toEqual([])
})

test('a cut-out has no background', () => {
  const svg = paintCut({ recipe: 'laksa', seed: 7 }, 240)
  expect(brokenTags(svg)).toEqual([])
  expect(svg).not.toContain('<rect width="600" height="600"')
})

test('artVersion changes with the paintings, because browsers cache a picture by its name', () => {
  const hash = createHash('sha256')
  for (const recipe of recipeKeys) hash.update(paintDish({ recipe, seed: 1 }, 320))
  hash.update(JSON.stringify([cardShape, wideShape, Object.keys(recipeBook).length]))
  // After an intended change, increment artVersion in picture.ts and update this pair.
  expect([artVersion, hash.digest('hex').slice(0, 16)]).toEqual([2, '82c0f6d2b4713a6d'])
})
