// Tests of feature flags: from a file that changes while
// the server runs, and from other OpenFeature providers.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InMemoryProvider } from '@openfeature/server-sdk'
import { defaultFlags, flagNames } from '@tingkat/ordering/flags'
import { afterAll, afterEach, expect, test } from 'vitest'
import { FlagFileProvider } from './flag-file-provider.ts'
import { flagsVersion, openFlags, type FlagReader } from './flags.ts'

const folder = mkdtempSync(join(tmpdir(), 'tingkat-flags-'))
const open: FlagReader[] = []
afterEach(async () => {
  for (const flags of open.splice(0)) await flags.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
/** Opens a reader with its own flag file, a clock that tests advance, and a recorded log. */
async function start(content?: unknown) {
  const file = join(folder, `flags-${++files}.json`)
  const clock = { now: 0 }
  const logged: { level: string; fields: object }[] = []
  const level = (name: string) => (fields: object) => void logged.push({ level: name, fields })
  let edits = 0
  const write = (text: unknown) => {
    writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text))
    // Each edit gets another modification time, by which the flag provider recognises the edit.
    edits += 1
    utimesSync(file, edits, edits)
  }
  if (content !== undefined) write(content)
  const log = {
    debug: level('debug'),
    info: level('info'),
    warn: level('warn'),
    error: level('error'),
  }
  const flags = await openFlags(
    new FlagFileProvider(file, { log, now: () => clock.now }),
    () => clock.now,
  )
  open.push(flags)
  return {
    flags,
    file,
    write,
    logged,
    advance: (milliseconds: number) => {
      clock.now += milliseconds
    },
  }
}

test('FLAG-01: uses the defaults without a file', async () => {
  const { flags, logged } = await start()
  expect(await flags.read('sg')).toEqual(defaultFlags)
  expect(logged).toEqual([])
})

test('FLAG-06: an edit changes each flag within a second, in its country only', async () => {
  const { flags, write, advance } = await start({})
  for (const name of flagNames) {
    for (const value of [!defaultFlags[name], defaultFlags[name]]) {
      write({ countries: { vn: { [name]: value } } })
      advance(1_000)
      expect(await flags.read('vn')).toEqual({ ...defaultFlags, [name]: value })
      expect(await flags.read('sg')).toEqual(defaultFlags)
    }
  }
})

test('FLAG-06: a new or deleted file takes effect too', async () => {
  const { flags, file, write, advance } = await start()
  write({ everywhere: { webOrdering: false } })
  advance(1_000)
  expect((await flags.read('my')).webOrdering).toBe(false)
  rmSync(file)
  advance(1_000)
  expect((await flags.read('my')).webOrdering).toBe(true)
})

test('an invalid file keeps the earlier flags and is logged once', async () => {
  const { flags, write, logged, advance } = await start({ everywhere: { webOrdering: false } })
  write('{ "everywhere": {')
  for (let time = 0; time < 3; time += 1) {
    advance(1_000)
    expect((await flags.read('th')).webOrdering).toBe(false)
  }
  expect(logged).toEqual([
    {
      level: 'warn',
      fields: { file: expect.any(String), faults: [expect.stringContaining('not JSON')] },
    },
  ])
  write({ everywhere: { webOrdering: true } })
  advance(1_000)
  expect((await flags.read('th')).webOrdering).toBe(true)
})

test('throws for an invalid file at the start', async () => {
  await expect(start({ everywhere: { webOrdering: 'no' } })).rejects.toThrow(
    /cannot be used\. everywhere\.webOrdering: must be true or false/,
  )
})

test('checks the file at most twice a second', async () => {
  const { flags, write, advance } = await start({})
  await flags.read('sg')
  write({ everywhere: { webOrdering: false } })
  advance(100)
  const results = await Promise.all(Array.from({ length: 50 }, () => flags.read('kh')))
  expect(results.every(({ webOrdering }) => webOrdering)).toBe(true)
  advance(900)
  expect((await flags.read('kh')).webOrdering).toBe(false)
})

test('FLAG-01: works with another OpenFeature provider', async () => {
  const provider = new InMemoryProvider({
    webOrdering: {
      variants: { on: true, off: false },
      defaultVariant: 'on',
      disabled: false,
      contextEvaluator: ({ country }) => (country === 'id' ? 'off' : 'on'),
    },
  })
  const flags = await openFlags(provider, () => 0)
  open.push(flags)
  expect((await flags.read('id')).webOrdering).toBe(false)
  // Flags that the OpenFeature provider does not have keep their default.
  expect(await flags.read('sg')).toEqual(defaultFlags)
})

test('two readers are independent', async () => {
  const first = await start({ everywhere: { webOrdering: false } })
  const second = await start({})
  expect([
    (await first.flags.read('sg')).webOrdering,
    (await second.flags.read('sg')).webOrdering,
  ]).toEqual([false, true])
})

test('FLAG-06: each combination of flags has its own version', () => {
  const versions = flagNames.map((name) =>
    flagsVersion({ ...defaultFlags, [name]: !defaultFlags[name] }),
  )
  expect(new Set([...versions, flagsVersion(defaultFlags)]).size).toBe(flagNames.length + 1)
})
