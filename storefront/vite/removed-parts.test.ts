// Checks that no page of the storefront uses parts of packages that its build removes.
import { removedParts, usesOf } from '@tingkat/ui/vite/removed-parts.ts'
import { expect, test } from 'vitest'
import routerConfig from '../react-router.config.ts'

test('no page of the storefront uses a part that the build removes from packages', () => {
  const pages = '{storefront/*.tsx,storefront/{features,platform,routes,widgets}/**/*.{ts,tsx}}'
  expect(usesOf([...removedParts, /\bNavLink\b/], pages)).toEqual([])
})

test('the route table comes with the first page, which the server renders', () => {
  expect(routerConfig.routeDiscovery.mode).toBe('initial')
  expect(routerConfig.ssr).toBe(true)
})
