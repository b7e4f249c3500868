// Tests of the cookie with the throttle record: whether the chosen address is in a city where only
// the app accepts orders.
import { expect, test } from 'vitest'
import { readCookie } from '../i18n/locale.ts'
import { preferenceCookie } from './preference-cookie.ts'
import { parseThrottle, throttleCookie } from './throttle-record.ts'

test('THRO-02: writes the record to a first-party cookie of thirty days, and parses it', () => {
  const cookie = preferenceCookie(throttleCookie({ country: 'id', throttle: true }), true)
  expect(cookie).toMatch(/; path=\/; max-age=2592000; samesite=lax; secure$/)
  expect(parseThrottle(readCookie(cookie, 'tingkat_throttle'))).toEqual({
    country: 'id',
    throttle: true,
  })
})

test.each(['', 'yes', '{}', '{"country":1,"throttle":true}', '{"country":"id"}', 'null', '[]'])(
  'parses %j as null',
  (text) => {
    expect(parseThrottle(text)).toBeNull()
  },
)
