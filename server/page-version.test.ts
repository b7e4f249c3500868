// What a page's version depends on.
import { fixedFlags } from '@tingkat/api/testing/flags'
import { flagNames } from '@tingkat/ordering/flags'
import { expect, test } from 'vitest'
import { versionOf } from './page-version.ts'

const catalogue = (versions: Record<string, number>) =>
  ({
    of: (country: string) =>
      versions[country] === undefined ? undefined : { version: versions[country] },
  }) as unknown as Parameters<typeof versionOf>[0]['catalogue']

test('FLAG-06: a country’s pages are other pages after each flag that is turned, and the same again when it is turned back', async () => {
  const flags = fixedFlags()
  const version = () => versionOf({ catalogue: catalogue({ sg: 3 }), flags }, 'sg')
  const before = await version()
  for (const name of flagNames) {
    const stood = flags.flags
    flags.flags = { ...stood, [name]: !stood[name] }
    expect(await version()).not.toBe(before)
    flags.flags = stood
    expect(await version()).toBe(before)
  }
})

test('a new catalogue makes new pages of its country, and of those without one', async () => {
  const of = (versions: Record<string, number>, country: string) =>
    versionOf({ catalogue: catalogue(versions), flags: fixedFlags() }, country)
  expect(await of({ sg: 3, my: 1 }, 'sg')).not.toBe(await of({ sg: 4, my: 1 }, 'sg'))
  expect(await of({ sg: 3, my: 1 }, 'sg')).toBe(await of({ sg: 3, my: 2 }, 'sg'))
  expect(await of({ sg: 3, my: 1 }, '')).not.toBe(await of({ sg: 3, my: 2 }, ''))
})
