// Tests that texts in English and Indonesian need only the smaller of the two Latin fonts, which
// every page loads.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rangesOf, weightsByFamily } from './font-ranges.ts'

const root = join(import.meta.dirname, '../..')

const isIn = (ranges: readonly (readonly [number, number])[], character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => code >= first && code <= last)
}

test.each(['en', 'id'])('texts in the language %s need only the font of every page', (language) => {
  const texts = globSync(`{storefront,console}/locales/${language}/*.json`, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('')
  const characters = [...new Set(texts)].filter((character) => character >= ' ')
  expect(characters.length).toBeGreaterThan(60)
  const ranges = rangesOf('latin')
  expect(characters.filter((character) => !isIn(ranges, character))).toEqual([])
})

test('no character is in both Latin fonts, because a browser would load the larger one', () => {
  const [common, others] = [rangesOf('latin'), rangesOf('latin-others')]
  const shared = others.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    ).filter((character) => isIn(common, character)),
  )
  expect(others.length).toBeGreaterThan(10)
  expect(shared).toEqual([])
})

test('all faces of a font family declare the same weights, or browsers use only some', () => {
  const families = weightsByFamily()
  expect(families['Plus Jakarta Sans Variable']?.length).toBeGreaterThan(3)
  for (const [family, weights] of Object.entries(families))
    expect([family, new Set(weights).size]).toEqual([family, 1])
})
