// Tests which URLs lead to pages that are the same
// for all guests, and the cache keys of these pages.
import { expect, test } from 'vitest'
import { findGuestPage } from './guest-page.ts'

test.each([
  ['/', '/', '', true],
  ['/sg/', '/sg', 'sg', true],
  ['/sg/en/', '/sg/en', 'sg', false],
  ['/sg/en?utm_source=mail', '/sg/en', 'sg', false],
  ['/sg/en/restaurants?search=laksa&utm_source=x', '/sg/en/restaurants?search=laksa', 'sg', false],
  ['/sg/en/cuisines/laksa/laksa', '/sg/en/cuisines/laksa/laksa', 'sg', false],
  ['/sg/en/restaurants?search=%20laksa%20', '/sg/en/restaurants?search=laksa', 'sg', false],
  ['/sg/en/restaurant/warung/sg-m1?dish=d1', '/sg/en/restaurant/warung/sg-m1', 'sg', false],
])('caches %s as %s (ROUTE-01 ROUTE-12 ROUTE-13)', (url, key, country, isLanguageOpen) => {
  expect(findGuestPage(url)).toMatchObject({ key, country, isLanguageOpen })
})

test.each([
  '/sg/en/restaurants?address=10+Eu+Tong+Sen',
  '/sg/en/restaurants?search=laksa&open=1',
  '/sg/en/restaurants?sort=fee',
  '/sg/en/restaurant/warung/sg-m1?preview=token',
  '/sg/en/restaurants?diets=halal',
  '/sg/en/checkout',
  '/sg/en/order/1',
  '/sg/en/order-history',
  '/sg/en/favourites',
  '/auth/login',
  '/sg/en/cuisines/laksa/laksa?offer=1',
  '/sg/en/cuisines/laksa/laksa.data?diets=halal',
  '/sg/en/restaurants.data',
  '/SG/en',
  '/sg/en/restaurant/x',
  `/sg/en/restaurants?search=${'a'.repeat(61)}`,
  `/sg/en/restaurant/${'x'.repeat(500)}/1`,
])('does not cache %s', (url) => {
  expect(findGuestPage(url)).toBeNull()
})

test.each([
  ['/sg/en', ['country-sg', 'list-sg']],
  ['/sg/en/restaurants?search=laksa', ['country-sg', 'list-sg']],
  ['/sg/en/cuisines', ['country-sg', 'list-sg']],
  ['/sg/en/cuisines/laksa/laksa', ['country-sg', 'list-sg']],
  ['/sg/en/restaurant/warung/sg-m1?dish=d1', ['country-sg', 'merchant-sg-m1']],
  ['/sg/en/restaurant/warung/a%20b', ['country-sg', 'merchant-a%20b']],
  ['/sg/en/restaurant/warung/%E0%A4', ['country-sg', 'merchant-%25E0%25A4']],
  ['/sg/en/terms', ['country-sg']],
  ['/sg/en/promise', ['country-sg']],
  ['/sg', []],
  ['/', []],
  ['/zz/en', []],
])('OPS-12: %s has the surrogate keys %j', (url, keys) => {
  expect(findGuestPage(url)?.surrogateKeys).toEqual(keys)
})
