// Tests of the client address behind a proxy.
import { expect, test } from 'vitest'
import { createHttpApp } from './app.ts'

const readAddress = async (trustProxy: boolean) => {
  const app = createHttpApp({ trustProxy })
  app.get('/ip', (request, reply) => reply.send({ ip: request.ip }))
  const answer = await app.inject({
    url: '/ip',
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
    remoteAddress: '10.0.0.1',
  })
  await app.close()
  return answer.json().ip
}

test('behind a proxy, takes the address that the proxy added and not one of the client', async () => {
  expect(await readAddress(true)).toBe('203.0.113.9')
})

test('without a proxy, ignores the header', async () => {
  expect(await readAddress(false)).toBe('10.0.0.1')
})
