// Tests of the words of English texts: plain, with contractions, and from the glossary.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../locales/en')
let texts: string[] = []

beforeAll(async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  texts = contents.flatMap((content) => stringsIn(JSON.parse(content)))
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

test.each([
  ['a missing contraction', /\b(do|does|is|are|was|were|will|would|could|can|has|have) ?not\b/i],
  ['a missing contraction', /\b(if|that|it|there) is (wrong|not|no longer)\b/i],
  ['a word of the code', /\b(kitchen|eater|courier|merchant|cart)s?\b/i],
  ['a phrase of the first version', /\b(to be had|not work out|is owed|goes to plan)\b/i],
  ['a phrase of the first version', /\b(leads nowhere|closes by itself|says yes or no)\b/i],
  ['a question for permission', /\b(may we|shall we)\b/i],
])('no English text has %s: %s', (_, pattern) => {
  const wordsOf = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '')
  expect(texts.filter((text) => pattern.test(wordsOf(text)))).toEqual([])
})
