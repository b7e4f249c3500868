// Tests for each role whether the fuzzer reports texts of that role as leaks when another actor
// reads them.
import { expect, test } from 'vitest'
import type { Actor } from './actors.ts'
import type { Exchange } from './checks.ts'
import { findLeaks } from './leaks.ts'
import { ownerCode, writeMarker } from './markers.ts'
import type { World } from './world.ts'

const roles = ['nobody', 'guest', 'eater', 'partner', 'staff'] as const
const authors = roles.map((role, index) => ({
  name: role,
  role,
  credentials: {},
  code: ownerCode(index),
  account: null,
  partner: null,
  managedIDs: [],
}))
const reader = { ...authors[2]!, name: 'reader', code: ownerCode(roles.length) }

async function isLeak(author: Pick<Actor, 'code'>): Promise<boolean> {
  const actors = new Map([...authors, reader].map((actor) => [actor.name, actor]))
  const api = { database: { query: async () => ({ rows: [] }) } }
  const exchange = {
    actor: reader,
    operation: { id: 'GET /api/v1/merchants/{merchantID}' },
    request: { url: '/api/v1/merchants/sg-m1' },
    answer: { status: 200, text: writeMarker({ owner: author.code, field: 'comment' }) },
  } as unknown as Exchange
  const faults = await findLeaks({ actors, api } as unknown as World, exchange)
  return faults.some(({ rule }) => rule === 'no texts of others')
}

test.each([
  ['nobody', true],
  ['guest', true],
  ['eater', true],
  ['partner', false],
  ['staff', false],
] as const)('a text of the role %s in the answer to an eater is a leak: %s', async (role, leak) => {
  expect(await isLeak(authors.find((author) => author.role === role)!)).toBe(leak)
})
