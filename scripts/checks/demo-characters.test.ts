// Tests that the storefront's fonts contain every Chinese, Japanese, Korean and Tamil character of
// the demo catalogues, for machines without fonts for these scripts.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rangesOf } from './font-ranges.ts'

const root = join(import.meta.dirname, '../..')
const styles = join(root, 'ui/styles')
const fonts = JSON.parse(
  readFileSync(join(styles, 'east-asian/characters.json'), 'utf8'),
) as Record<string, string>

test('a font has every such character of the demo (ui/subset-fonts-command.ts adds them)', () => {
  const demo = join(root, 'catalogue/demo')
  const text = globSync('**/*.yaml', { cwd: demo })
    .map((file) => readFileSync(join(demo, file), 'utf8'))
    .join('')
  const written = [...new Set(text)].filter((character) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Tamil}]/u.test(
      character,
    ),
  )
  const covered = Object.values(fonts).join('')
  expect(written.length).toBeGreaterThan(400)
  expect(written.filter((character) => !covered.includes(character))).toEqual([])
})

test('merchant names need only the small fonts, so that lists load no large one', () => {
  const demo = join(root, 'catalogue/demo')
  const text = globSync('*/*merchants/*.yaml', { cwd: demo })
    .map((file) => readFileSync(join(demo, file), 'utf8'))
    .join('\n')
  const names = Array.from(text.matchAll(/^ +- ID: .+\n +name: (.+)$/gm), ([, name]) => name).join()
  const large = fonts['han'] ?? ''
  expect(large.length).toBeGreaterThan(200)
  expect(names.length).toBeGreaterThan(1000)
  expect(Array.from(names).filter((character) => large.includes(character))).toEqual([])
})

test.each(Object.keys(fonts))('the unicode-range of %s has all of its characters', (font) => {
  const ranges = rangesOf(font)
  const outside = Array.from(fonts[font] ?? '').filter((character) => {
    const code = character.codePointAt(0) ?? 0
    return !ranges.some(([first, last]) => code >= first && code <= last)
  })
  expect(outside).toEqual([])
})
