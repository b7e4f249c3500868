// Tests of the staff API by injection: sessions, scopes, invites, memberships and audit.
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { fillPath } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castCatalogue } from '../testing/cast.ts'
import { openTestApp, lunchTime, type TestApp } from '../testing/app.ts'
import { openStaffSession, type StaffSession } from '../testing/staff.ts'

let testApp: TestApp
let now = lunchTime
let actions = 0
let admin: StaffSession

beforeAll(async () => {
  testApp = await openTestApp({
    countries: [],
    catalogues: [castCatalogue],
    clock: () => now,
  })
  admin = await openStaffSession(testApp, {
    name: 'Asha',
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
})
afterAll(() => testApp.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
async function call(method: Method, url: string, cookie?: string, body?: object) {
  const response = await testApp.app.inject({
    method,
    url,
    headers: cookie === undefined ? {} : { cookie },
    ...(body === undefined ? {} : { payload: body }),
  })
  return {
    status: response.statusCode,
    body: response.body ? response.json() : null,
    cookies: response.cookies,
  }
}
const actionID = () => `action-${String(++actions).padStart(6, '0')}`
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof call>>) => {
  const [cookie] = cookies
  return `${cookie!.name}=${cookie!.value}`
}
const at = (minutes: number) => {
  now = new Date(lunchTime.getTime() + minutes * 60_000)
}

async function audits(): Promise<{ action: string; after: object; request_id: string }[]> {
  const { rows } = await testApp.database.query<{
    action: string
    after: object
    request_id: string
  }>('select action, after, request_id from audit order by id')
  return rows
}

async function invite(input: object, cookie = admin.cookie) {
  return await call('POST', staffPaths.invites, cookie, {
    actionID: actionID(),
    name: 'Budi',
    email: `budi${++actions}@shop.example`,
    countryCode: 'sg',
    role: 'merchant_owner',
    scope: 'merchant:warung',
    ...input,
  })
}
const tokenOf = (link: string) => link.split('#')[1]!

describe('invites', () => {
  test('open a session once, and their token is in the fragment of the link (STAFF-03, STAFF-04)', async () => {
    at(0)
    const before = (await audits()).length
    const created = await invite({})
    expect(created.status).toBe(200)
    expect(created.body.link).toMatch(/^https:\/\/tingkat\.test\/kitchen\/invite#[\w-]{40,}$/)
    const token = tokenOf(created.body.link)
    const { rows } = await testApp.database.query<{ found: number }>(
      `select count(*) as found from invite where encode(token_hash, 'escape') like $1`,
      [`%${token}%`],
    )
    expect(rows[0]!.found).toBe(0)
    const view = await call('POST', staffPaths.inviteView, undefined, { token })
    expect(view.body).toMatchObject({
      name: 'Budi',
      role: 'merchant_owner',
      scopeName: 'Sambal Warung',
      invitedBy: 'Asha',
      needsLogin: false,
    })
    const accepted = await call('POST', staffPaths.inviteAccept, undefined, {
      token,
      console: 'kitchen',
    })
    expect(accepted.status).toBe(200)
    expect(accepted.body.memberships).toEqual([
      { role: 'merchant_owner', scope: 'merchant:warung' },
    ])
    expect(accepted.body).toMatchObject({ method: 'invite', freshUntil: null })
    const me = await call('GET', staffPaths.me, cookieOf(accepted))
    expect(me.body.personID).toBe(accepted.body.personID)
    for (const path of [staffPaths.inviteView, staffPaths.inviteAccept])
      expect(await call('POST', path, undefined, { token, console: 'kitchen' })).toMatchObject({
        status: 410,
        body: { code: 'invite_invalid' },
      })
    expect((await audits()).slice(before).map(({ action }) => action)).toEqual([
      'invite.create',
      'invite.accept',
    ])
  })

  test('end after 72 hours and when revoked (STAFF-04)', async () => {
    at(0)
    const late = await invite({})
    const revoked = await invite({})
    const path = fillPath(staffPaths.invite, { inviteID: revoked.body.inviteID })
    expect((await call('DELETE', path, admin.cookie)).status).toBe(200)
    const view = (created: typeof late) =>
      call('POST', staffPaths.inviteView, undefined, { token: tokenOf(created.body.link) })
    expect(await view(revoked)).toMatchObject({ status: 410 })
    at(72 * 60 - 1)
    expect(await view(late)).toMatchObject({ status: 200 })
    at(72 * 60)
    expect(await view(late)).toMatchObject({ status: 410 })
    at(0)
  })

  test('repeated with the same action id are created once and give the same link (STAFF-03)', async () => {
    const input = { actionID: 'repeat-invite', email: 'same@shop.example' }
    const [first, second] = [await invite(input), await invite(input)]
    expect(second.body).toEqual(first.body)
    const { rows } = await testApp.database.query<{ count: number }>(
      `select count(*) as count from invite i join person p on p.id = i.person_id
       where p.email = 'same@shop.example'`,
    )
    expect(rows[0]!.count).toBe(1)
    expect(await invite({ ...input, name: 'Other' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
  })

  test('of a person who exists are accepted only by that person (STAFF-04)', async () => {
    const created = await invite({ email: 'twice@shop.example' })
    const first = await call('POST', staffPaths.inviteAccept, undefined, {
      token: tokenOf(created.body.link),
      console: 'kitchen',
    })
    const again = await invite({
      email: 'twice@shop.example',
      role: 'merchant_manager',
      scope: 'merchant:counter',
    })
    const body = { token: tokenOf(again.body.link), console: 'kitchen' }
    for (const cookie of [undefined, admin.cookie])
      expect(await call('POST', staffPaths.inviteAccept, cookie, body)).toMatchObject({
        status: 401,
        body: { context: { needsLogin: true } },
      })
    const accepted = await call('POST', staffPaths.inviteAccept, cookieOf(first), body)
    expect(accepted.body.memberships).toHaveLength(2)
  })

  test('need a log-in that is not older than five minutes (STAFF-09)', async () => {
    const coded = await openStaffSession(testApp, {
      memberships: [{ role: 'platform_admin', scope: 'platform' }],
      fresh: false,
    })
    const refused = { status: 403, body: { code: 'step_up_required' } }
    expect(await invite({}, coded.cookie)).toMatchObject(refused)
    at(5)
    expect(await invite({})).toMatchObject({ status: 200 })
    at(6)
    expect(await invite({})).toMatchObject(refused)
    expect(await call('GET', staffPaths.people, admin.cookie)).toMatchObject({ status: 200 })
    at(0)
  })
})

describe('grants', () => {
  test('are never wider than those of the person who grants (STAFF-17)', async () => {
    const owner = await openStaffSession(testApp, {
      memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
    })
    const manager = await openStaffSession(testApp, {
      memberships: [{ role: 'country_manager', scope: 'country:sg' }],
    })
    const merchant = 'merchant:warung'
    expect(await invite({ scope: merchant }, owner.cookie)).toMatchObject({ status: 200 })
    expect(await invite({ scope: 'merchant:counter' }, owner.cookie)).toMatchObject({ status: 404 })
    expect(await invite({ scope: 'country:sg', role: 'auditor' }, owner.cookie)).toMatchObject({
      status: 404,
    })
    expect(
      await invite({ scope: 'country:sg', role: 'payout_approver' }, manager.cookie),
    ).toMatchObject({ status: 403, body: { code: 'grant_too_wide' } })
    expect(await invite({ scope: 'country:vn', role: 'marketing' }, manager.cookie)).toMatchObject({
      status: 404,
    })
    expect(await invite({ scope: merchant, role: 'finance' }, manager.cookie)).toMatchObject({
      status: 400,
    })
    const staff = await openStaffSession(testApp, {
      memberships: [{ role: 'merchant_staff', scope: merchant }],
    })
    expect(await invite({ scope: merchant }, staff.cookie)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', context: { permission: 'people.manage' } },
    })
  })

  test('keep the last administrator, also when two remove each other (STAFF-17)', async () => {
    const other = await openStaffSession(testApp, {
      memberships: [
        { role: 'platform_admin', scope: 'platform' },
        { role: 'auditor', scope: 'platform' },
      ],
    })
    const { rows } = await testApp.database.query<{ id: string }>(
      `select person_id as id from membership where role = 'platform_admin'`,
    )
    for (const { id } of rows.filter(({ id }) => ![admin.personID, other.personID].includes(id)))
      await testApp.database.query('delete from person where id = $1', [id])
    const remove = (by: StaffSession, personID: string) =>
      call('POST', staffPaths.membershipRemoval, by.cookie, {
        actionID: actionID(),
        personID,
        role: 'platform_admin',
        scope: 'platform',
      })
    const outcomes = await Promise.all([
      remove(admin, other.personID),
      remove(other, admin.personID),
    ])
    // The second of two simultaneous requests is refused with `last_admin`, or because its sender
    // has already lost the membership.
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows: left } = await testApp.database.query<{ id: string }>(
      `select person_id as id from membership where role = 'platform_admin'`,
    )
    expect(left).toHaveLength(1)
    admin = left[0]!.id === admin.personID ? admin : other
    expect(await remove(admin, admin.personID)).toMatchObject({ status: 409 })
    const self = fillPath(staffPaths.person, { personID: admin.personID })
    expect(await call('PATCH', self, admin.cookie, { state: 'deactivated' })).toMatchObject({
      status: 409,
      body: { code: 'last_admin' },
    })
  })

  test('end requests at once when a membership or a person is removed (STAFF-12)', async () => {
    const owner = await openStaffSession(testApp, {
      memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
    })
    const people = () => call('GET', staffPaths.people, owner.cookie)
    expect(await people()).toMatchObject({ status: 200 })
    await call('POST', staffPaths.membershipRemoval, admin.cookie, {
      actionID: actionID(),
      personID: owner.personID,
      role: 'merchant_owner',
      scope: 'merchant:warung',
    })
    expect(await people()).toMatchObject({ status: 403 })
    const path = fillPath(staffPaths.person, { personID: owner.personID })
    expect(await call('PATCH', path, admin.cookie, { state: 'deactivated' })).toMatchObject({
      status: 200,
    })
    expect(await people()).toMatchObject({ status: 401 })
  })
})
