// Tests of sealed secrets: they open only with the same key and context, and unchanged.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const key = randomBytes(32)

test('opens a sealed secret, whose bytes differ each time', () => {
  const sealed = seal(key, 'till-1', 'whsec_x')
  expect(unseal(key, 'till-1', sealed)).toBe('whsec_x')
  expect(sealed.toString('latin1')).not.toContain('whsec')
  expect(seal(key, 'till-1', 'whsec_x').equals(sealed)).toBe(false)
})

test('returns null for another key or context and for changed or missing bytes', () => {
  const sealed = seal(key, 'till-1', 'whsec_x')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1]! ^= 1
  expect([
    unseal(randomBytes(32), 'till-1', sealed),
    unseal(key, 'till-2', sealed),
    unseal(key, 'till-1', changed),
    unseal(key, 'till-1', sealed.subarray(0, 20)),
    unseal(key, 'till-1', Buffer.alloc(0)),
  ]).toEqual([null, null, null, null, null])
})
