// Tests that the documents in docs/security name existing files and leave no requirement open.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'docs/security')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Returns the paths that a document names in backquotes. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+|(?:package|tsconfig\.base)\.json)`/g)].map(
    ([, file = '']) => file,
  )
}

/**
 * Returns the rows of the list of ASVS requirements (security standard) that are neither met, with
 * a file, nor n/a, with a reason.
 */
function findOpenRows(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .filter((line) => {
      const [, , level = '', , state = '', reason = ''] = line.split('|').map((cell) => cell.trim())
      const isDecided = state === 'n/a' ? reason !== '' : state === 'met' && reason.includes('`')
      return !/^[12]$/.test(level) || !isDecided
    })
}

test.each(readdirSync(folder))('every file that %s names exists', (name) => {
  const files = filesIn(read(name))
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the ASVS list has the 253 requirements of levels 1 and 2, none of them open', () => {
  const text = read('asvs.md')
  const ids = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, id]) => id)
  // ASVS 5.0.0 has this many requirements of levels 1 and 2.
  expect(new Set(ids).size).toBe(253)
  expect(ids).toHaveLength(253)
  expect(findOpenRows(text)).toEqual([])
  expect(filesIn(text).length).toBeGreaterThan(150)
})

test('an open row and a missing file are found', () => {
  expect(filesIn('see `api/none.ts`, `GET /x` and `sg`')).toEqual(['api/none.ts'])
  expect(
    findOpenRows(
      '| 1.1.1 | 2 | x | open | |\n| 1.1.2 | 2 | x | met | |\n| 1.1.3 | 1 | x | n/a | none |',
    ),
  ).toHaveLength(2)
})
