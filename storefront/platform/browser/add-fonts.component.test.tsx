// Tests of adding the fonts of a style sheet to the page.
import { afterEach, expect, test } from 'vitest'
import eastAsianFonts from '@tingkat/ui/styles/east-asian/fonts.css?url'
import { addFonts } from './add-fonts.ts'

const statusOfAdded = () =>
  [...document.fonts]
    .filter(({ family }) => family.includes('Noto Sans East Asian'))
    .map(({ status }) => status)

afterEach(() => {
  document.fonts.clear()
  document.body.textContent = ''
})

test('loads the font of the characters that the page shows, and adds the others unloaded', async () => {
  document.body.textContent = 'Lin Brothers 林兄弟烧腊'
  await addFonts(eastAsianFonts)
  const statuses = statusOfAdded()
  expect(statuses.filter((status) => status === 'loaded')).toHaveLength(1)
  expect(statuses.filter((status) => status === 'unloaded').length).toBeGreaterThan(3)
})

test('loads no font for a page without such characters', async () => {
  document.body.textContent = 'Warung Senja'
  await addFonts(eastAsianFonts)
  expect(new Set(statusOfAdded())).toEqual(new Set(['unloaded']))
})

test('a missing style sheet changes nothing', async () => {
  await addFonts('/missing.css')
  expect(statusOfAdded()).toEqual([])
})
