// Tests of security.txt: the fields of RFC 9116, and the setting with the contact.
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openTestApp } from '../testing/app.ts'

const contact = 'mailto:security@tingkat.test'
const url = '/.well-known/security.txt'

test('names the contact and expires in less than a year, on the API and before any page', async () => {
  const now = new Date('2026-03-18T04:15:00Z')
  const api = await openTestApp({
    countries: [],
    clock: () => now,
    config: { securityContact: contact },
  })
  const answer = await api.app.inject(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(answer.body.trim().split('\n')).toEqual([
    `Contact: ${contact}`,
    'Expires: 2026-09-14T00:00:00.000Z',
    'Preferred-Languages: en, id, th, vi',
    `Canonical: https://tingkat.test${url}`,
  ])
  now.setUTCFullYear(2027)
  expect((await api.app.inject(url)).body).toContain('Expires: 2027-09-14T00:00:00.000Z')
  await api.close()
})

test('without a contact the file does not exist', async () => {
  const api = await openTestApp({ countries: [] })
  expect((await api.app.inject(url)).statusCode).toBe(404)
  await api.close()
})

test.each(['mailto:security@tingkat.test', 'https://tingkat.test/report', 'tel:+6580001234'])(
  'SECURITY_CONTACT may be %s',
  (value) => {
    expect(readConfig({ SECURITY_CONTACT: value }).securityContact).toBe(value)
  },
)

test.each(['security@tingkat.test', 'http://tingkat.test', 'mailto:a@b\nExpires: never', 'x:y'])(
  'SECURITY_CONTACT may not be %j',
  (value) => {
    expect(() => readConfig({ SECURITY_CONTACT: value })).toThrow('SECURITY_CONTACT must')
  },
)
