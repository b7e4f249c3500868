import { expect, test } from 'vitest'
import {
  fileName,
  photoWord,
  pictureHref,
  pictureID,
  readFileName,
  shapesOf,
  type Picture,
} from './picture.ts'

const laksa: Picture = { kind: 'dish', painting: { recipe: 'laksa', seed: 7, cloth: 'teal' } }

test('an id begins with the recipe and changes with everything that changes the picture', () => {
  expect(pictureHref(laksa)).toMatch(/^\/media\/laksa\.[0-9a-f]{10}-640\.webp$/)
  const others: Picture[] = [
    { kind: 'dish', painting: { recipe: 'laksa', seed: 8, cloth: 'teal' } },
    { kind: 'dish', painting: { recipe: 'laksa', seed: 7, cloth: 'rose' } },
    { kind: 'dish', painting: { recipe: 'laksa', seed: 7, cloth: 'teal', vessel: 'clay' } },
    { kind: 'dish', painting: { recipe: 'laksa', seed: 7, cloth: 'teal', toppings: ['egg'] } },
  ]
  expect(new Set([laksa, ...others].map(pictureID)).size).toBe(5)
})

test('parses the file names that it writes', () => {
  for (const file of [
    { id: pictureID(laksa), shape: 'dish', width: 160, format: 'avif' },
    { id: 'cover-laksa.0123456789', shape: 'wide', width: 1600, format: 'webp' },
    { id: 'photo-my-stall.0123456789', shape: 'card', width: 960, format: 'avif' },
  ] as const)
    expect(readFileName(fileName(file))).toEqual(file)
})

test.each([
  '',
  'laksa.webp',
  'laksa.0123456789-641.webp',
  'laksa.0123456789-1600.webp',
  'laksa.0123456789-640.png',
  '../laksa.0123456789-640.webp',
  'laksa.0123456789-640.webp.avif',
  'laksa.01234567zz-640.webp',
])('refuses the file name %j', (name) => {
  expect(readFileName(name)).toBeUndefined()
})

test('a dish has one shape, a cover two, and a photograph the one that it was rendered for', () => {
  expect(shapesOf(laksa)).toEqual(['dish'])
  expect(
    shapesOf({
      kind: 'cover',
      painting: { plates: [{ recipe: 'laksa', seed: 1 }], seed: 1, cloth: 'teal' },
    }),
  ).toEqual(['card', 'wide'])
  expect(shapesOf({ kind: 'photo', word: 'photo-a', digest: '0123456789', shape: 'dish' })).toEqual(
    ['dish'],
  )
})

test.each([
  ['photos/My Stall #1.JPG', 'photo-my-stall-1'],
  ['ชา.png', 'photo-picture'],
])('the photograph %s is named %s', (path, word) => {
  expect(photoWord(path)).toBe(word)
})
