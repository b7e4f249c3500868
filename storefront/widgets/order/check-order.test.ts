// Tests of the status of an order's page.
import type { Client } from '@tingkat/contract/client'
import { expect, test } from 'vitest'
import { checkOrderExists } from './check-order.ts'

const answer = (status: number) =>
  status === 200
    ? { ok: true, data: {} }
    : { ok: false, problem: { code: 'not_found', status, message: '', context: {} } }
const clientOf = (order: number, group: number) =>
  ({
    readOrder: async () => answer(order),
    readGroupOrderProgress: async () => answer(group),
  }) as unknown as Client

test.each([
  ['the eater’s own', 200, 404, true, 200],
  ['unknown, or of somebody else', 404, 404, true, 404],
  ['no id at all', 400, 404, true, 404],
  ['of the eater’s group order', 404, 200, true, 200],
  ['of the eater’s group order, on a page for the payer only', 404, 200, false, 404],
  ['requested by a guest, who can log in', 401, 401, true, 200],
  ['while the API is away', 503, 503, true, 200],
])('ROUTE-16 an order that is %s', async (_, order, group, orGroup, status) => {
  const { data, init } = await checkOrderExists(clientOf(order, group), 'o1', { orGroup })
  expect(init).toEqual({ status })
  expect(data.missing).toBe(status === 404)
})
