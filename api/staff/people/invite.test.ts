// Tests of invites: that they are sent by text message and mail, and
// that the inviter does not learn whether the contact is already staff.
import { fillPath } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { openHttpStub, type HttpStub } from '../../testing/http-stub.ts'
import { openMailServer, type MailServer } from '../../testing/mail-server.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'

const lines: unknown[] = []
const write = (...line: unknown[]) => void lines.push(line)
const log = { debug: write, info: write, warn: write, error: write }

let texts: HttpStub
let mail: MailServer
let testApp: TestApp
let admin: StaffSession
let owner: StaffSession
let counter = 0

beforeAll(async () => {
  texts = await openHttpStub()
  texts.respond = () => 201
  mail = await openMailServer({ refuses: (address) => address.startsWith('gone') })
  testApp = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    log,
    config: {
      devInbox: false,
      sms: { url: texts.url, account: 'AC42', token: 's3cret', from: '+6580001234' },
      mail: { url: mail.url, from: 'Tingkat <team@tingkat.example>' },
    },
  })
  admin = await openStaffSession(testApp, {
    name: 'Asha',
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  owner = await openStaffSession(testApp, {
    memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
  })
})
afterAll(async () => {
  await testApp.close()
  await mail.close()
  await texts.close()
})

async function call(method: 'GET' | 'POST' | 'PATCH', url: string, by: string, body?: object) {
  const response = await testApp.app.inject({
    method,
    url,
    headers: { cookie: by },
    ...(body && { payload: body }),
  })
  return { status: response.statusCode, body: response.json() }
}
const invite = async (input: object, by: StaffSession = owner) =>
  await call('POST', staffPaths.invites, by.cookie, {
    actionID: `invite-action-${++counter}`,
    name: 'Budi',
    countryCode: 'sg',
    role: 'merchant_staff',
    scope: 'merchant:warung',
    ...input,
  })
const view = async (link: string) =>
  (await call('POST', staffPaths.inviteView, '', { token: link.split('#')[1] })).body
const contactOf = async ({ personID }: StaffSession, phone: string | null = null) => {
  await testApp.database.query('update person set phone = $2 where id = $1', [personID, phone])
  return `${personID}@staff.example`
}
/** Decodes the quoted-printable text of a mail. */
const plain = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )

test('with a phone number and an e-mail address the link goes to both (STAFF-03)', async () => {
  const { body } = await invite({ phone: '8123 4567', email: 'Budi@Shop.example', language: 'vi' })
  expect(body.sent).toBe(true)
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), { timeout: 30_000 })
  await vi.waitFor(() => expect(texts.received).toHaveLength(1), { timeout: 30_000 })
  const form = new URLSearchParams(String(texts.received[0]!.body))
  expect(form.get('To')).toBe('+6581234567')
  expect(form.get('Body')).toContain(body.link)
  const [{ to, text }] = mail.mails as [MailServer['mails'][0]]
  expect(to).toEqual(['budi@shop.example'])
  expect(text).toMatch(/^From: Tingkat <team@tingkat\.example>/m)
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(plain(text)).toContain(body.link)
})

test('a repeated invite is sent once, and the log has neither contact nor link (STAFF-03)', async () => {
  const before = mail.mails.length
  const input = { actionID: 'sent-only-once', email: 'once@shop.example' }
  const first = await invite(input)
  expect((await invite(input)).body).toEqual(first.body)
  const gone = await invite({ email: 'gone@shop.example' })
  expect(gone.status).toBe(200)
  await invite({ email: 'after@shop.example' })
  await vi.waitFor(() => expect(mail.mails).toHaveLength(before + 2), { timeout: 30_000 })
  await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('did not take a mail'), {
    timeout: 30_000,
  })
  const text = JSON.stringify(lines)
  for (const secret of ['@shop.example', '+65', '8123', gone.body.link, 'a-password'])
    expect(text).not.toContain(secret)
})

test('neither the answer nor the lists tell whether the contact is staff elsewhere (STAFF-03)', async () => {
  const known = await openStaffSession(testApp, {
    name: 'Known To Others',
    memberships: [{ role: 'merchant_owner', scope: 'merchant:counter' }],
  })
  const email = await contactOf(known, '+6581110001')
  const contacts = [
    { email: 'stranger@shop.example' },
    { email },
    { phone: '8111 0001', email: 'stranger2@shop.example' },
    // The phone number and the e-mail address belong to two people.
    { phone: '8111 0001', email: await contactOf(admin) },
  ]
  const answers = []
  for (const contact of contacts) answers.push(await invite({ name: 'Typed', ...contact }))
  const shapes = answers.map(({ status, body }) => [status, Object.keys(body), body.sent])
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  for (const { body } of answers)
    expect(await view(body.link)).toMatchObject({ name: 'Typed', scopeName: 'Sambal Warung' })
  const { invites } = (await call('GET', staffPaths.invites, owner.cookie)).body
  const listed = answers.map(({ body }) =>
    invites.find(({ inviteID }: { inviteID: string }) => inviteID === body.inviteID),
  )
  expect(listed.map(({ name, email: shown }) => [name, shown])).toEqual(
    contacts.map(({ email: typed }) => ['Typed', typed]),
  )
  expect(listed[1].phone).toBeNull()
  const people = await call('GET', staffPaths.people, owner.cookie)
  expect(JSON.stringify(people.body)).not.toMatch(/Known To Others|stranger/)
})

test('a person who already exists must be logged in to accept the invite (STAFF-03)', async () => {
  const known = await openStaffSession(testApp, { memberships: [] })
  const { body } = await invite({ email: await contactOf(known) })
  const token = body.link.split('#')[1]
  const accept = async (by: string) =>
    await call('POST', staffPaths.inviteAccept, by, { token, console: 'kitchen' })
  expect(await accept('')).toMatchObject({ status: 401, body: { context: { needsLogin: true } } })
  expect((await accept(known.cookie)).body.memberships).toEqual([
    { role: 'merchant_staff', scope: 'merchant:warung' },
  ])
})

test('only those who may activate a person learn that the person is deactivated (STAFF-03)', async () => {
  const former = await openStaffSession(testApp, {
    memberships: [{ role: 'merchant_staff', scope: 'merchant:counter' }],
  })
  const email = await contactOf(former)
  const path = fillPath(staffPaths.person, { personID: former.personID })
  await call('PATCH', path, admin.cookie, { state: 'deactivated' })
  const { status, body } = await invite({ email })
  expect(status).toBe(200)
  expect((await view(body.link)).code).toBe('invite_invalid')
  expect(await invite({ email }, admin)).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  })
})
