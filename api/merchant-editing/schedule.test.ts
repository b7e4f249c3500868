// Tests of scheduled publications: they happen once,
// also after a restart, or the draft says why not.
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEditing } from '../app/merchant-editing-api.ts'
import { createPurges } from '../cdn/purges.ts'
import { openJobs } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openStaffSession } from '../testing/staff.ts'
import { publishOverdue } from './publish-clock.ts'

const minuteMs = 60_000
let api: TestApp
let headers: Record<string, string>
let now: Date
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
  now = new Date(Math.ceil(Date.now() / minuteMs) * minuteMs)
  const { cookie } = await openStaffSession(api, {
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
    console: 'kitchen',
  })
  headers = { cookie, origin: api.deps.config.consoleUrl }
})
afterAll(() => api.close())

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const url = fillPath(path, { merchantID: 'warung' })
  const response = await api.app.inject({ method, url, headers, ...(payload && { payload }) })
  return response.json()
}
/** Schedules the publication of a draft for five minutes later. Returns the time of publication. */
async function schedule(name: string, actionID: string): Promise<string> {
  const { published, revision } = await call('GET', paths.kitchenDraft)
  const { version } = await call('PUT', paths.kitchenDraft, {
    version: 0,
    file: { ...published, name },
  })
  const at = new Date(now.getTime() + 5 * minuteMs).toISOString()
  const body = { actionID, version, baseRevision: revision, at }
  expect(await call('POST', paths.kitchenDraftPublish, body)).toMatchObject({ publishAt: at })
  return at
}
const makeDue = () =>
  api.database.query("update jobs.job set start_after = now() where name = 'menu-publish'")
const waitFor = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 30_000, interval: 100 })
const draft = async () => (await call('GET', paths.kitchenDraft)).draft

test('a scheduled draft is published once by the job, with an audit row (LIVE-08)', async () => {
  const at = await schedule('Scheduled Warung', 'action-one')
  await makeDue()
  await waitFor(async () => expect(await draft()).toBeNull())
  const { revisions } = await call('GET', paths.kitchenRevisions)
  expect(revisions[0]).toMatchObject({ revision: 2, by: 'Mei Tan', note: `scheduled for ${at}` })
  await waitFor(async () =>
    expect((await call('GET', paths.merchant)).name).toBe('Scheduled Warung'),
  )
  const audits = await api.database.query("select 1 from audit where action = 'menu.publish'")
  expect(audits.rows).toHaveLength(1)
})

test('a scheduled draft loses its time when it is edited (LIVE-08)', async () => {
  await schedule('Confirmed name', 'action-edited')
  const { version, file } = await draft()
  const save = async (from: number, name: string) =>
    await call('PUT', paths.kitchenDraft, { version: from, file: { ...file, name } })
  expect(await save(version, 'Confirmed name'), 'same content').toMatchObject({
    publishAt: expect.any(String),
    publishFailure: null,
  })
  expect(await save(version + 1, 'Edited later')).toMatchObject({
    publishAt: null,
    publishFailure: 'draft_changed',
  })
  await makeDue()
  await waitFor(async () => {
    const { rows } = await api.database.query(
      "select 1 from jobs.job where name = 'menu-publish' and state <> 'completed'",
    )
    expect(rows).toEqual([])
  })
  expect(await draft()).toMatchObject({ version: version + 2, publishAt: null })
  const { revisions } = await call('GET', paths.kitchenRevisions)
  expect(revisions).toHaveLength(2)
  await call('DELETE', `${paths.kitchenDraft}?version=${version + 2}`)
})

test('a draft whose job was lost is published by the sweep, once (LIVE-08)', async () => {
  await schedule('Without its job', 'action-lost')
  await api.database.query("delete from jobs.job where name = 'menu-publish'")
  const ports = openEditing(api.deps, {
    purges: createPurges({ hasCdn: false, clock: () => now }),
  })
  await publishOverdue(ports)
  expect((await draft()).publishAt, 'not before its time').not.toBeNull()
  const { revision } = await call('GET', paths.kitchenDraft)
  now = new Date(now.getTime() + 5 * minuteMs + 2_000)
  await Promise.all([publishOverdue(ports), publishOverdue(ports)])
  expect(await call('GET', paths.kitchenDraft)).toMatchObject({
    draft: null,
    revision: revision + 1,
  })
  now = new Date(Math.ceil(now.getTime() / minuteMs) * minuteMs)
})

test('the job runs after a restart of its process (LIVE-08)', async () => {
  await schedule('After the restart', 'action-two')
  await api.deps.jobs.stop({ graceful: false })
  await makeDue()
  expect((await draft()).publishAt).not.toBeNull()
  const jobs = await openJobs(api.database, { log: silentLog })
  const restarted = await openTestApp({
    countries: [],
    database: { ...api.database, close: async () => {} },
    jobs,
    clock: () => now,
  })
  await waitFor(async () => expect(await draft()).toBeNull())
  await restarted.close()
  expect((await call('GET', paths.kitchenDraft)).revision).toBe(4)
})
