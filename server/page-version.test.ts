// Tests which changes give a page another version.
import { fixedFlags } from '@tingkat/api/testing/flags'
import { flagNames } from '@tingkat/ordering/flags'
import { expect, test } from 'vitest'
import { pageVersion } from './page-version.ts'

const catalogue = (versions: Record<string, number>) =>
  ({
    of: (country: string) =>
      versions[country] === undefined ? undefined : { version: versions[country] },
  }) as unknown as Parameters<typeof pageVersion>[0]['catalogue']

test('the version changes with each flag and changes back with it (FLAG-06)', async () => {
  const flags = fixedFlags()
  const version = () => pageVersion({ catalogue: catalogue({ sg: 3 }), flags }, 'sg')
  const before = await version()
  for (const name of flagNames) {
    const original = flags.flags
    flags.flags = { ...original, [name]: !original[name] }
    expect(await version()).not.toBe(before)
    flags.flags = original
    expect(await version()).toBe(before)
  }
})

test('a new catalogue changes the version of its country’s pages and of global pages', async () => {
  const of = (versions: Record<string, number>, country: string) =>
    pageVersion({ catalogue: catalogue(versions), flags: fixedFlags() }, country)
  expect(await of({ sg: 3, my: 1 }, 'sg')).not.toBe(await of({ sg: 4, my: 1 }, 'sg'))
  expect(await of({ sg: 3, my: 1 }, 'sg')).toBe(await of({ sg: 3, my: 2 }, 'sg'))
  expect(await of({ sg: 3, my: 1 }, '')).not.toBe(await of({ sg: 3, my: 2 }, ''))
})
