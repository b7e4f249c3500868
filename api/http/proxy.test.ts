// Whose address a limit counts: the one that our own proxy saw, whatever the caller wrote before it.
import { expect, test } from 'vitest'
import { openHttp } from './app.ts'

const askIp = async (trustProxy: boolean) => {
  const app = openHttp({ trustProxy })
  app.get('/ip', (request, reply) => reply.send({ ip: request.ip }))
  const answer = await app.inject({
    url: '/ip',
    headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' },
    remoteAddress: '10.0.0.1',
  })
  await app.close()
  return answer.json().ip
}

test('behind a proxy the address is the one that it added, not one that the caller made up', async () => {
  expect(await askIp(true)).toBe('203.0.113.9')
})

test('without a proxy the header is a rumour', async () => {
  expect(await askIp(false)).toBe('10.0.0.1')
})
