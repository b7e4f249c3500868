// Tests of the rate limit for requests of partners.
import { expect, test } from 'vitest'
import { createErrorHandler } from '../http/errors.ts'
import { createHttpApp } from '../http/app.ts'
import { silentLog } from '../platform/log.ts'
import { limitPartners } from './per-partner.ts'

test('limits requests per token over all routes and addresses, and without a token per address', async () => {
  const app = createHttpApp()
  app.setErrorHandler(createErrorHandler(silentLog))
  await limitPartners(app, 3)
  app.get('/orders', async () => 'orders')
  app.get('/slow', { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, async () => 'slow')
  const ask = async (token: string | null, remoteAddress: string, url = '/orders') =>
    await app.inject({
      url,
      remoteAddress,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1'])
    expect((await ask('a', address)).statusCode).toBe(200)
  const refused = await ask('a', '10.0.0.3')
  expect(refused.json()).toMatchObject({
    code: 'too_many_requests',
    status: 429,
    context: { retryAfterSeconds: 60 },
  })
  expect((await ask('b', '10.0.0.1')).statusCode).toBe(200)
  for (let count = 0; count < 3; count++) expect((await ask(null, '10.0.0.9')).statusCode).toBe(200)
  expect((await ask(null, '10.0.0.9')).statusCode).toBe(429)
  expect((await ask(null, '10.0.0.8')).statusCode).toBe(200)
  expect([
    (await ask('c', '10.0.0.1', '/slow')).statusCode,
    (await ask('c', '10.0.0.1', '/slow')).statusCode,
  ]).toEqual([200, 429])
  await app.close()
})
