// Tests which changes of data change the version that belongs to a cached page.
import { fixedFlags } from '@tingkat/api/testing/flags'
import { flagNames } from '@tingkat/ordering/flags'
import { expect, test } from 'vitest'
import { pageVersion } from './page-version.ts'

const catalogue = (versions: Record<string, number>) =>
  ({
    untilRead: async () => {},
    of: (country: string) =>
      versions[country] === undefined
        ? undefined
        : {
            listVersion: () => String(versions[country]),
            merchantVersion: (ID: string) => `${versions[country]} ${versions[ID] ?? 0}`,
          },
  }) as unknown as Parameters<typeof pageVersion>[0]['catalogue']

const now = new Date('2026-03-18T04:15:00Z')

test('the version changes with each flag and changes back with it (FLAG-06)', async () => {
  const flags = fixedFlags()
  const version = () =>
    pageVersion({ catalogue: catalogue({ sg: 3 }), flags }, { country: 'sg', now })
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
    pageVersion({ catalogue: catalogue(versions), flags: fixedFlags() }, { country, now })
  expect(await of({ sg: 3, my: 1 }, 'sg')).not.toBe(await of({ sg: 4, my: 1 }, 'sg'))
  expect(await of({ sg: 3, my: 1 }, 'sg')).toBe(await of({ sg: 3, my: 2 }, 'sg'))
  expect(await of({ sg: 3, my: 1 }, '')).not.toBe(await of({ sg: 3, my: 2 }, ''))
})

test('a merchant’s page depends on that merchant only (LIVE-11)', async () => {
  const of = (versions: Record<string, number>) =>
    pageVersion(
      { catalogue: catalogue(versions), flags: fixedFlags() },
      { country: 'sg', merchantID: 'warung', now },
    )
  expect(await of({ sg: 3, warung: 1 })).not.toBe(await of({ sg: 3, warung: 2 }))
  expect(await of({ sg: 3, warung: 1, far: 1 })).toBe(await of({ sg: 3, warung: 1, far: 2 }))
})
