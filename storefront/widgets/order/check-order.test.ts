// Which orders have a page: one's own, one's group's; an unknown one is a 404, and a doubt is none.
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
  ['one’s own', 200, 404, true, 200],
  ['unknown, or of somebody else', 404, 404, true, 404],
  ['no id at all', 400, 404, true, 404],
  ['of one’s group', 404, 200, true, 200],
  ['of one’s group, where only the payer’s will do', 404, 200, false, 404],
  ['a guest’s, who is asked to log in', 401, 401, true, 200],
  ['while the API is away', 503, 503, true, 200],
])('ROUTE-16 an order that is %s', async (_, order, group, orGroup, status) => {
  const { data, init } = await checkOrderExists(clientOf(order, group), 'o1', { orGroup })
  expect(init).toEqual({ status })
  expect(data.missing).toBe(status === 404)
})
