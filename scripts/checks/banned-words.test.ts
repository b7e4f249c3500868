// Tests that code, comments and documents use one word for one thing, by rejecting synonyms.
// docs/vocabulary.md lists the words to use. Texts for eaters (locale files) follow a
// separate glossary.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/**
 * A synonym that must not occur as a word of an identifier or sentence, and the
 * word to use instead.
 */
const banned: [synonym: string, word: string][] = [
  ['rider', 'courier'],
  ['kitchen', 'merchant'],
  ['till', 'partner or merchant system (for the time, write “until”)'],
  ['turnstile', 'lock'],
  ['shared basket', 'group order'],
  ['hand on', 'OutboxConsumer'],
]

/**
 * Patterns of names that the product's specification, the API or a library prescribes. They may
 * contain banned words.
 */
const fixed = [
  // Order states, and names of screens and events, from the product's specification.
  /\b[A-Z]+(_[A-Z]+)+\b/g,
  // Deprecated reasons for a cancellation in the partner API.
  /\b(kitchen_busy|kitchen_closing|no_rider|rider_trouble)\b/g,
  // Tables and columns of released migrations, which are never changed.
  /\bshared_basket\w*/g,
  // `kitchen` as the name of the kitchen console in paths, values, types and tables.
  /(?<=['"`/(|-])kitchen\b|\bkitchen(?=:|[A-Z]| (consoles?|tablets?|boards?)\b)/g,
  /\w*Kitchen[A-Z]\w*|\bkitchen_setting\b/g,
  // Translation keys that are passed to `t()`.
  /\bt\(\s*[`'"][^`'"]*[`'"]/g,
]

const files = /\.(ts|tsx|mjs|css|md|yml)$/
const excluded = [
  /^(storefront|console)\/locales\//,
  /^catalogue\/demo\/[a-z]{2}\//,
  // These files contain texts that eaters type or read.
  /^api\/push\/push-text\.ts$/,
  /^api\/search\/judged/,
  /^api\/search\/words/,
  /^docs\/(requirements|vocabulary)/,
  // Released migrations are never changed, so they keep banned words.
  /^api\/migrations\//,
  /^CHANGELOG\.md$/,
  /banned-words\.test\.ts$/,
]

/**
 * Splits camelCase, snake_case and kebab-case, so that `courierRider` contains the word “rider”.
 */
function toWords(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
}

/** Component tests quote texts of pages, so quoted text is not checked. */
const quotedText = /(['"`/]).*?\1/g

/** Returns the banned words in a line, each with the word to use. */
function findBannedWords(line: string, file = ''): string[] {
  // Most lines contain no synonym, not even as part of another word. Those lines skip the slower
  // search.
  const lower = line.toLowerCase()
  if (!banned.some(([synonym]) => synonym.split(' ').every((part) => lower.includes(part))))
    return []
  const patterns = file.endsWith('.component.test.tsx') ? [...fixed, quotedText] : fixed
  const free = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), line)
  const words = toWords(free)
  return banned
    .filter(([synonym]) => new RegExp(`\\b${synonym}s?\\b`).test(words))
    .map(([synonym, word]) => `“${synonym}”: write ${word}`)
}

test.each([
  ['const riderName = 1', 1],
  ['// The kitchen accepts.', 1],
  ['SharedBasket of two kitchens', 2],
  ["if (state === 'RIDER_AT_STORE') accept()", 0],
  ["t('order.rider.name')", 0],
  ['until the courier arrives', 0],
  ["open('/kitchen/board')", 0],
])('%s has %d faults', (line, faults) => {
  expect(findBannedWords(line)).toHaveLength(faults)
})

test('no file uses a banned synonym', () => {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const faults = listed
    .filter((file) => files.test(file) && !excluded.some((pattern) => pattern.test(file)))
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) =>
      [file, ...readFileSync(join(root, file), 'utf8').split('\n')].flatMap((line, index) =>
        findBannedWords(line, file).map((fault) => `${file}:${index} ${fault}`),
      ),
    )
  expect(faults.slice(0, 50)).toEqual([])
})
