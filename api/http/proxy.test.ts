// Tests which client address the server sees behind proxies.
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createHttpApp, type TrustedProxies } from './app.ts'

const readAddress = async (trustProxy: TrustedProxies, forwarded = '6.6.6.6, 203.0.113.9') => {
  const app = createHttpApp({ trustProxy })
  app.get('/ip', (request, reply) => reply.send({ ip: request.ip }))
  const answer = await app.inject({
    url: '/ip',
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress: '10.0.0.1',
  })
  await app.close()
  return answer.json().ip
}

test('behind one proxy, uses the address that the proxy added and not a forged one (OPS-07)', async () => {
  expect(await readAddress(1)).toBe('203.0.113.9')
})

test('behind two proxies, uses the address that the outer one added (OPS-07)', async () => {
  expect(await readAddress(2, '6.6.6.6, 203.0.113.9, 10.0.0.7')).toBe('203.0.113.9')
})

test('uses the last address outside the networks of the trusted proxies (OPS-07)', async () => {
  const forwarded = '6.6.6.6, 203.0.113.9, 192.168.1.5'
  expect(await readAddress(['10.0.0.0/8', '192.168.1.5'], forwarded)).toBe('203.0.113.9')
  expect(await readAddress(['172.16.0.0/12'], forwarded)).toBe('10.0.0.1')
})

test('without a proxy, ignores X-Forwarded-For (OPS-07)', async () => {
  expect(await readAddress(0)).toBe('10.0.0.1')
})

test('reads a number of proxies or their networks from TRUST_PROXY (OPS-07)', () => {
  const read = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy
  expect(read('off')).toBe(0)
  expect(read('on')).toBe(1)
  expect(read('2')).toBe(2)
  expect(read('10.0.0.0/8, fd00::/8')).toEqual(['10.0.0.0/8', 'fd00::/8'])
  for (const wrong of ['yes', '0', '99', '10.0.0.0/33', '10.0.0', '1.2.3.4,'])
    expect(() => read(wrong)).toThrow('TRUST_PROXY must be off, on, a number')
})
