// Tests which origins of other services the content security policy allows.
import { expect, test } from 'vitest'
import { externalOrigins } from './page-source.ts'

test('allows the origins of configured services only (PAY-04)', () => {
  const none = { connect: [], scripts: [], frames: [] }
  expect(externalOrigins({})).toEqual(none)
  expect(externalOrigins({ payments: { provider: 'sandbox' } })).toEqual(none)
  expect(externalOrigins({ mapStyleUrl: 'https://maps.example/style.json' })).toEqual({
    ...none,
    connect: ['https://maps.example'],
  })
  // The key in the DSN (address of the error monitoring) is not part of the origin.
  expect(externalOrigins({ monitoring: { dsn: 'https://key@errors.example:8443/7' } })).toEqual({
    ...none,
    connect: ['https://errors.example:8443'],
  })
  const both = externalOrigins({
    mapStyleUrl: 'https://maps.example/style.json',
    payments: { provider: 'stripe' },
  })
  expect(both.connect).toEqual(['https://maps.example', 'https://api.stripe.com'])
  expect(both.scripts).toContain('https://js.stripe.com')
  expect(both.frames).toContain('https://js.stripe.com')
})
