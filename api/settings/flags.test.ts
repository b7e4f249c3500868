// Flags from a file that is edited while the server runs, and from any other OpenFeature provider.
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
/** A reader of a file of its own, with a clock that moves by `later` and a log that is kept. */
async function start(content?: unknown) {
  const file = join(folder, `flags-${++files}.json`)
  const clock = { now: 0 }
  const told: { level: string; fields: object }[] = []
  const level = (name: string) => (fields: object) => void told.push({ level: name, fields })
  let edits = 0
  const write = (text: unknown) => {
    writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text))
    // Two edits within a tick of the file system's clock are two edits.
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
    told,
    later: (milliseconds: number) => {
      clock.now += milliseconds
    },
  }
}

test('FLAG-01: without a file the defaults hold', async () => {
  const { flags, told } = await start()
  expect(await flags.read('sg')).toEqual(defaultFlags)
  expect(told).toEqual([])
})

test('FLAG-06: each flag turns on and off within a second of the edit, in its country alone, without a restart', async () => {
  const { flags, write, later } = await start({})
  for (const name of flagNames) {
    for (const value of [!defaultFlags[name], defaultFlags[name]]) {
      write({ countries: { vn: { [name]: value } } })
      later(1_000)
      expect(await flags.read('vn')).toEqual({ ...defaultFlags, [name]: value })
      expect(await flags.read('sg')).toEqual(defaultFlags)
    }
  }
})

test('FLAG-06: a file that appears, or goes away, counts too', async () => {
  const { flags, file, write, later } = await start()
  write({ everywhere: { webOrdering: false } })
  later(1_000)
  expect((await flags.read('my')).webOrdering).toBe(false)
  rmSync(file)
  later(1_000)
  expect((await flags.read('my')).webOrdering).toBe(true)
})

test('a broken file leaves the flags as they were, and says why once', async () => {
  const { flags, write, told, later } = await start({ everywhere: { webOrdering: false } })
  write('{ "everywhere": {')
  for (let time = 0; time < 3; time += 1) {
    later(1_000)
    expect((await flags.read('th')).webOrdering).toBe(false)
  }
  expect(told).toEqual([
    {
      level: 'warn',
      fields: { file: expect.any(String), faults: [expect.stringContaining('not JSON')] },
    },
  ])
  write({ everywhere: { webOrdering: true } })
  later(1_000)
  expect((await flags.read('th')).webOrdering).toBe(true)
})

test('a file that is broken at the start is refused: nobody knows what held before', async () => {
  await expect(start({ everywhere: { webOrdering: 'no' } })).rejects.toThrow(
    /cannot be used\. everywhere\.webOrdering: must be true or false/,
  )
})

test('the file is looked at twice a second at most, however many ask', async () => {
  const { flags, write, later } = await start({})
  await flags.read('sg')
  write({ everywhere: { webOrdering: false } })
  later(100)
  const all = await Promise.all(Array.from({ length: 50 }, () => flags.read('kh')))
  expect(all.every(({ webOrdering }) => webOrdering)).toBe(true)
  later(900)
  expect((await flags.read('kh')).webOrdering).toBe(false)
})

test('FLAG-01: any other OpenFeature provider tells the flags as well', async () => {
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
  // What it does not know keeps its default.
  expect(await flags.read('sg')).toEqual(defaultFlags)
})

test('two readers do not hear each other', async () => {
  const one = await start({ everywhere: { webOrdering: false } })
  const other = await start({})
  expect([
    (await one.flags.read('sg')).webOrdering,
    (await other.flags.read('sg')).webOrdering,
  ]).toEqual([false, true])
})

test('FLAG-06: each setting of the flags has a version of its own', () => {
  const versions = flagNames.map((name) =>
    flagsVersion({ ...defaultFlags, [name]: !defaultFlags[name] }),
  )
  expect(new Set([...versions, flagsVersion(defaultFlags)]).size).toBe(flagNames.length + 1)
})
