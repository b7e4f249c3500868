// Tests of text that the database cannot store, and of forged cursors: refused with a 4xx status.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { logInByInjection, merchantWhere, pricedOrder, type TestEater } from '../testing/journey.ts'

let api: TestApp
let eater: TestEater
beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

// Texts with U+0000 and with a lone surrogate.
const unstorable = ['no chilli\u0000', 'no chilli \ud83c']

describe('text that cannot be stored', () => {
  test.each(unstorable)('is refused in an order: %j', async (comment) => {
    const body = {
      ...(await pricedOrder(
        eater.client,
        merchantWhere(api, () => true),
      )),
      comment,
    }
    const answer = await api.app.inject({
      method: 'POST',
      url: paths.orders,
      payload: body,
      headers: { cookie: eater.cookie, 'idempotency-key': randomUUID() },
    })
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      context: { faults: [{ path: 'comment' }] },
    })
  })

  test('is refused in an id', async () => {
    const answer = await api.app.inject({
      url: '/api/v1/orders/sg-%00',
      headers: { cookie: eater.cookie },
    })
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  })

  test('is allowed in a search', async () => {
    expect((await api.app.inject('/api/v1/merchants?country=sg&search=%00')).json()).toMatchObject({
      total: 0,
    })
  })

  test('emoji and escaped backslashes are stored', async () => {
    const comment = 'thanks 🌶️ \\u0000'
    const body = {
      ...(await pricedOrder(
        eater.client,
        merchantWhere(api, () => true),
      )),
      comment,
    }
    const answer = await api.app.inject({
      method: 'POST',
      url: paths.orders,
      payload: body,
      headers: { cookie: eater.cookie, 'idempotency-key': randomUUID() },
    })
    expect(answer.json()).toMatchObject({ comment })
  })
})

test.each([
  '0 +275760-09-13T00:00:00.000Z sg-1',
  '0 2026-03-18T04:15:00.000Z sg-\u0000',
  '2 2026-03-18T04:15:00.000Z sg-1',
  '0 2026-13-45T04:15:00.000Z sg-1',
  '',
])('refuses the forged cursor %j', async (cursor) => {
  const encoded = Buffer.from(cursor).toString('base64url')
  const answer = await api.app.inject({
    url: `${paths.orders}?cursor=${encoded}`,
    headers: { cookie: eater.cookie },
  })
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})
