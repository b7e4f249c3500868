// Tests of the shape of the code: folders with few entries, and lines of at most 100 columns.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && existsSync(join(root, file)))

/** Returns the folders with more than `limit` entries. A sub-folder counts as one entry. */
function findCrowdedFolders(files: string[], limit: number): string[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    for (let path = file; path.includes('/'); path = dirname(path)) {
      const folder = dirname(path)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
    }
  }
  return [...entries]
    .filter(([, paths]) => paths.size > limit)
    .map(([folder, paths]) => `${folder}: ${paths.size} entries`)
}

/** Returns a percentile of the lengths of the non-empty lines. `share` is from 0 to 1. */
function percentile(lines: string[], share: number): number {
  const lengths = lines
    .map((line) => line.length)
    .filter((length) => length > 0)
    .toSorted((a, b) => a - b)
  return lengths[Math.floor(lengths.length * share)] ?? 0
}

test('a crowded folder and a long line are found', () => {
  const files = ['a/b/1.ts', 'a/b/2.ts', 'a/b/3.ts', 'a/c.ts']
  expect(findCrowdedFolders(files, 2)).toEqual(['a/b: 3 entries'])
  expect(percentile(['x', 'xx', '', 'x'.repeat(200)], 0.95)).toBe(200)
})

test('no folder of sources has more than 40 entries', () => {
  const counted = sources.filter((file) => !/^catalogue\/demo\/|\/migrations\//.test(file))
  expect(findCrowdedFolders(counted, 40)).toEqual([])
})

test('95 of 100 lines have at most 100 columns', () => {
  const lines = sources.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'))
  expect(percentile(lines, 0.95)).toBeLessThanOrEqual(100)
})

test('no comment is longer than 100 columns', () => {
  const faults = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 100 &&
        /^\s*(\/\/|\*|\/\*)/.test(line) &&
        !/https?:|eslint|oxlint|@(param|type|typedef|returns)\b/.test(line)
          ? [`${file}:${index + 1}`]
          : [],
      ),
  )
  expect(faults.slice(0, 50)).toEqual([])
})
