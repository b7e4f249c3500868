// Tests of sealed (encrypted) secrets: they open only with the same key and context, and only if
// unchanged.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test('opens a sealed secret, whose bytes differ each time', () => {
  const sealed = seal(key, 'partner-1', 'whsec_x')
  expect(unseal(key, 'partner-1', sealed)).toBe('whsec_x')
  expect(sealed.toString('latin1')).not.toContain('whsec')
  expect(seal(key, 'partner-1', 'whsec_x').equals(sealed)).toBe(false)
})

test('returns null for another key or context and for changed or missing bytes', () => {
  const sealed = seal(key, 'partner-1', 'whsec_x')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect([
    unseal(randomBytes(32), 'partner-1', sealed),
    unseal(key, 'partner-2', sealed),
    unseal(key, 'partner-1', changed),
    unseal(key, 'partner-1', sealed.subarray(0, 20)),
    unseal(key, 'partner-1', Buffer.alloc(0)),
  ]).toEqual([null, null, null, null, null])
})
