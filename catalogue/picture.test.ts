// Tests of the names of pictures and their files.
import { expect, test } from 'vitest'
import { fileName, filesOf, photoWord, pictureHref, readFileName, type Picture } from './picture.ts'

const laksa: Picture = { id: 'laksa.3f2a9c1b20', kind: 'dish' }
const cover: Picture = { id: 'cover-laksa.0123456789', kind: 'cover' }

test('a dish has one shape and a cover two, each in two widths', () => {
  expect(filesOf(laksa).map(fileName)).toEqual([
    'laksa.3f2a9c1b20-336.avif',
    'laksa.3f2a9c1b20-640.avif',
  ])
  expect(filesOf(cover).map(fileName)).toEqual([
    'cover-laksa.0123456789-c360.avif',
    'cover-laksa.0123456789-c640.avif',
    'cover-laksa.0123456789-w800.avif',
    'cover-laksa.0123456789-w1280.avif',
  ])
})

test('pictureHref names the largest file of the first shape', () => {
  expect(pictureHref(laksa)).toBe('/media/laksa.3f2a9c1b20-640.avif')
  expect(pictureHref(cover)).toBe('/media/cover-laksa.0123456789-c640.avif')
})

test('parses the file names that it writes', () => {
  for (const file of [
    { id: laksa.id, shape: 'dish', width: 336, format: 'avif' },
    { id: cover.id, shape: 'wide', width: 1280, format: 'avif' },
    { id: 'photo-my-stall.0123456789', shape: 'card', width: 640, format: 'jpg' },
    {
      id: `photo-my-stall.${'0123456789abcdef'.repeat(2)}`,
      shape: 'dish',
      width: 336,
      format: 'webp',
    },
  ] as const)
    expect(readFileName(fileName(file))).toEqual(file)
})

test.each([
  '',
  'laksa.avif',
  'laksa.0123456789-641.avif',
  'laksa.0123456789-1280.avif',
  'laksa.0123456789-640.png',
  'laksa.0123456789-640.gif',
  '../laksa.0123456789-640.avif',
  'laksa.0123456789-640.avif.jpg',
  'laksa.01234567zz-640.avif',
  'laksa.0123456789abcdef-640.avif',
  `laksa.${'0'.repeat(33)}-640.avif`,
])('refuses the file name %j', (name) => {
  expect(readFileName(name)).toBeUndefined()
})

test.each([
  ['photos/My Stall #1.JPG', 'photo-my-stall-1'],
  ['ชา.png', 'photo-picture'],
])('the photograph %s is named %s', (path, word) => {
  expect(photoWord(path)).toBe(word)
})
