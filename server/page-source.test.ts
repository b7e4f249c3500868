// Which other origins pages may reach: none, unless something is set up that comes from there.
import { expect, test } from 'vitest'
import { originsOf } from './page-source.ts'

test('PAY-04 only what is set up', () => {
  const none = { connect: [], scripts: [], frames: [] }
  expect(originsOf({})).toEqual(none)
  expect(originsOf({ payments: { provider: 'sandbox' } })).toEqual(none)
  expect(originsOf({ mapStyleUrl: 'https://maps.example/style.json' })).toEqual({
    ...none,
    connect: ['https://maps.example'],
  })
  // The key in the address is no part of the origin.
  expect(originsOf({ monitoring: { dsn: 'https://key@errors.example:8443/7' } })).toEqual({
    ...none,
    connect: ['https://errors.example:8443'],
  })
  const both = originsOf({
    mapStyleUrl: 'https://maps.example/style.json',
    payments: { provider: 'stripe' },
  })
  expect(both.connect).toEqual(['https://maps.example', 'https://api.stripe.com'])
  expect(both.scripts).toContain('https://js.stripe.com')
  expect(both.frames).toContain('https://js.stripe.com')
})
