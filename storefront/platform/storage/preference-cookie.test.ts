// Tests of preference cookies: their attributes, and that every script sets cookies with this
// module.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { preferenceCookie } from './preference-cookie.ts'

test('a preference is sent over https only where the page has https', () => {
  const cookie = { name: 'country', value: 'sg', maxAgeSeconds: 60 }
  expect(preferenceCookie(cookie, true)).toBe(
    'country=sg; path=/; max-age=60; samesite=lax; secure',
  )
  expect(preferenceCookie(cookie, false)).toBe('country=sg; path=/; max-age=60; samesite=lax')
})

test('no other script of the storefront writes a cookie', () => {
  const writers = globSync('storefront/{features,platform,routes,ui,widgets}/**/*.{ts,tsx}', {
    exclude: (name) => name.includes('.test.'),
  }).filter((file) => /document\.cookie\s*=/.test(readFileSync(file, 'utf8')))
  expect(writers).toEqual(['storefront/platform/storage/preference-cookie.ts'])
})
