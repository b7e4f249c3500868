// Tests of texts of public pages: who may publish them, and from when eaters read them.
import { randomUUID } from 'node:crypto'
import type { PageVersionList, PublishPageText, ShownPageText } from '@tingkat/contract/page-text'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { openStaffSession, type StaffSession } from '../../testing/staff.ts'

let api: TestApp
let editor: StaffSession
const clock = { now: lunchTime }
beforeAll(async () => {
  api = await openTestApp({ clock: () => clock.now, countries: [] })
  editor = await openStaffSession(api, {
    memberships: [{ role: 'marketing', scope: 'country:sg' }],
    name: 'Mei Lin',
  })
})
afterAll(() => api.close())

const content = (lead: string) => ({ lead, sections: [{ title: 'When', text: 'Always.' }] })
const url = fillPath(paths.deskPageText, { page: 'promise' })
const publish = async (change: Partial<PublishPageText> = {}, cookie = editor.cookie) =>
  await api.app.inject({
    method: 'POST',
    url,
    headers: { cookie, origin: api.deps.config.consoleUrl },
    payload: {
      actionID: randomUUID(),
      country: 'sg',
      language: 'en',
      validFrom: '2026-03-18',
      content: content('First'),
      ...change,
    },
  })
const shown = async (language = 'en') => {
  const page = fillPath(paths.pageText, { page: 'promise' })
  const answer = await api.app.inject({ url: `${page}?country=sg&language=${language}` })
  return answer.json<ShownPageText>().text
}

test('PROMISE-01 the newest text in force is shown, in its language only', async () => {
  expect(await shown()).toBeNull()
  const actionID = randomUUID()
  expect((await publish({ actionID })).statusCode).toBe(200)
  expect((await publish({ actionID })).statusCode).toBe(200)
  await publish({ validFrom: '2026-03-20', content: content('Later') })
  const { versions } = (await publish({ content: content('Second') })).json<PageVersionList>()
  expect(versions.map(({ version, content: { lead }, byName }) => [version, lead, byName])).toEqual(
    [
      [3, 'Second', 'Mei Lin'],
      [2, 'Later', 'Mei Lin'],
      [1, 'First', 'Mei Lin'],
    ],
  )
  expect(await shown()).toMatchObject({ lead: 'Second', validFrom: '2026-03-18' })
  expect(await shown('zh')).toBeNull()
  // This is midnight in Singapore, when 20 March begins.
  clock.now = new Date('2026-03-19T16:00:00Z')
  expect(await shown()).toMatchObject({ lead: 'Later', validFrom: '2026-03-20' })
  clock.now = lunchTime
  const { rows } = await api.database.query(
    `select target_id as target, person_id as "personID" from audit where action = 'page.publish'
     order by target_id`,
  )
  expect(rows).toEqual(
    [1, 2, 3].map((version) => ({
      target: `sg promise en ${version}`,
      personID: editor.personID,
    })),
  )
})

test('PROMISE-01 a past or impossible day, another language and other people are refused', async () => {
  for (const validFrom of ['2026-03-17', '2027-02-30', '2027-3-1', ''])
    expect((await publish({ validFrom })).statusCode, validFrom).toBe(400)
  expect((await publish({ language: 'th' })).statusCode).toBe(400)
  const { cookie: agent } = await openStaffSession(api, {
    memberships: [{ role: 'support_agent', scope: 'country:sg' }],
  })
  const { cookie: foreign } = await openStaffSession(api, {
    memberships: [{ role: 'marketing', scope: 'country:vn' }],
  })
  const statuses = []
  for (const cookie of [agent, foreign, '']) {
    statuses.push((await publish({}, cookie)).statusCode)
    const list = await api.app.inject({
      url: `${url}?country=sg&language=en`,
      headers: { cookie },
    })
    statuses.push(list.statusCode)
  }
  expect(statuses).toEqual([403, 403, 404, 404, 401, 401])
})
