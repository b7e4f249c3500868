// Checks that no page of the console uses what its build cuts out of packages.
import { removedParts, usesOf } from '@tingkat/ui/vite/removed-parts.ts'
import { expect, test } from 'vitest'

test('no page of the console uses a part that the build removes from packages', () => {
  const pages = '{console/*.tsx,console/{features,platform,routes}/**/*.{ts,tsx}}'
  expect(usesOf(removedParts, pages)).toEqual([])
})
