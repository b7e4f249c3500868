// Tests of editing a merchant through the API: draft, publication, schedule, revisions, preview.
import type { EditedMerchant, MerchantDraft } from '@tingkat/contract/console/merchant-editing'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { DishFile, MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openStaffSession, type StaffSession } from '../testing/staff.ts'

let api: TestApp
let manager: StaffSession
let now = lunchTime
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
  manager = await openStaffSession(api, {
    memberships: [
      { role: 'merchant_manager', scope: 'merchant:warung' },
      { role: 'merchant_manager', scope: 'merchant:far' },
    ],
    console: 'kitchen',
  })
})
afterAll(() => api.close())

let actions = 0
const newAction = () => `action-${String(++actions).padStart(6, '0')}`

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'
async function call(
  method: Method,
  path: string,
  payload?: object,
  { merchantID = 'warung', cookie = manager.cookie, ...more }: Record<string, string> = {},
) {
  const response = await api.app.inject({
    method,
    url: fillPath(path, { merchantID, ...more }) + (more['query'] ?? ''),
    headers: { cookie, origin: api.deps.config.consoleUrl },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const read = async (merchantID = 'warung'): Promise<EditedMerchant> =>
  (await call('GET', paths.kitchenDraft, undefined, { merchantID })).body
const save = (version: number, file: unknown, merchantID = 'warung') =>
  call('PUT', paths.kitchenDraft, { version, file }, { merchantID })
const publish = (version: number, baseRevision: number, more: object = {}, merchantID = 'warung') =>
  call(
    'POST',
    paths.kitchenDraftPublish,
    { actionID: newAction(), version, baseRevision, ...more },
    { merchantID },
  )
/** Saves a change as the draft and publishes it immediately. */
async function change(edit: (file: MerchantFile) => MerchantFile, merchantID = 'warung') {
  const { published, revision, draft } = await read(merchantID)
  const saved = await save(draft?.version ?? 0, edit(published), merchantID)
  const { version } = saved.body as MerchantDraft
  return await publish(version, revision, { confirmLargePrices: true }, merchantID)
}
const renamed = (file: MerchantFile, name: string): MerchantFile => ({ ...file, name })
const shownName = async (merchantID = 'warung') =>
  (await call('GET', paths.merchant, undefined, { merchantID })).body.name
const faulty = (file: MerchantFile) => ({
  ...file,
  categories: file.categories.map((category) => ({
    ...category,
    dishes: category.dishes.map((dish, index) => (index === 0 ? { ...dish, price: -5 } : dish)),
  })),
})

test('eaters see a draft only once it is published (LIVE-01)', async () => {
  const { published, revision } = await read()
  const saved = await save(0, renamed(published, 'Warung Baru'))
  expect(saved).toMatchObject({ status: 200, body: { version: 1, faults: [] } })
  expect(saved.body.changes).toMatchObject([{ kind: 'renamed', after: 'Warung Baru' }])
  expect(await shownName()).toBe('Sambal Warung')
  expect(await publish(1, revision)).toMatchObject({
    status: 200,
    body: { revision: revision + 1, publishAt: null },
  })
  expect(await shownName()).toBe('Warung Baru')
  expect(await read()).toMatchObject({ revision: revision + 1, draft: null })
})

test('a save based on an older draft is refused with the newest one (LIVE-02)', async () => {
  const { published } = await read()
  await save(0, renamed(published, 'One'))
  const second = await save(1, renamed(published, 'Two'))
  expect(second.body.version).toBe(2)
  // Repeats the request, as a page does if it has received no response.
  expect((await save(1, renamed(published, 'Two'))).body).toEqual(second.body)
  expect(await save(1, renamed(published, 'Three'))).toMatchObject({
    status: 409,
    body: { code: 'draft_stale', context: { draft: { version: 2, file: { name: 'Two' } } } },
  })
  expect((await save(0, renamed(published, 'Three'))).status).toBe(409)
  const discard = (version: number) =>
    call('DELETE', paths.kitchenDraft, undefined, { query: `?version=${version}` })
  expect((await discard(1)).body.code).toBe('draft_stale')
  expect((await discard(2)).status).toBe(200)
  expect((await read()).draft).toBeNull()
})

test('a campaign has an id that no other merchant of the country has (LIVE-03)', async () => {
  const campaign = (ID: string) => ({ ID, name: 'Lunch offer', tcDetails: 'At lunch' })
  const withCampaign = (ID: string) => (file: MerchantFile) => ({
    ...file,
    campaigns: [...(file.campaigns ?? []), campaign(ID)],
  })
  expect((await change(withCampaign('lunch-far'), 'far')).status).toBe(200)
  const { published, draft } = await read()
  const taken = await save(draft?.version ?? 0, withCampaign('lunch-far')(published))
  expect(taken.body).toMatchObject({
    faultCount: 1,
    faults: [{ path: 'campaigns[1].ID', place: ['Lunch offer'] }],
  })
  const { version, baseRevision } = taken.body as MerchantDraft
  expect((await publish(version, baseRevision)).body.code).toBe('menu_faulty')
  const free = await save(version, withCampaign('lunch-warung')(published))
  expect(free.body).toMatchObject({ faults: [] })
  const query = `?version=${version + 1}`
  await call('DELETE', paths.kitchenDraft, undefined, { query })
})

test('a faulty draft is saved with the places of its faults and cannot be published (LIVE-03)', async () => {
  const { published, revision } = await read()
  const saved = await save(0, faulty(published))
  expect(saved.body).toMatchObject({
    faultCount: 2,
    faults: [
      {
        path: 'categories[0].dishes[0].price',
        message: 'must be at least 0',
        place: ['Mains', 'Laksa'],
      },
      {},
    ],
  })
  expect(await publish(1, revision)).toMatchObject({
    status: 422,
    body: { code: 'menu_faulty', context: { faultCount: 2 } },
  })
  for (const file of [{}, { categories: 'none' }, { ID: 'other', categories: [null, 3] }]) {
    const { version } = (await read()).draft!
    expect(await save(version, file)).toMatchObject({ status: 200 })
    expect((await publish(version + 1, revision)).body.code).toBe('menu_faulty')
  }
  const { version } = (await read()).draft!
  await call('DELETE', paths.kitchenDraft, undefined, { query: `?version=${version}` })
})

test('a renamed dish loses its English name unless the edit sets another one (LIVE-01)', async () => {
  const withDish = (file: MerchantFile, fields: Partial<DishFile>): MerchantFile => ({
    ...file,
    categories: file.categories.map((category) => ({
      ...category,
      dishes: category.dishes.map((dish) => (dish.ID === 'laksa' ? { ...dish, ...fields } : dish)),
    })),
  })
  const englishNameOf = (file: MerchantFile) =>
    file.categories.flatMap(({ dishes }) => dishes).find(({ ID }) => ID === 'laksa')?.englishName
  const english = { englishName: 'Noodle soup' }
  await change((file) => withDish(file, english))
  const { published } = await read()
  expect(englishNameOf(published)).toBe('Noodle soup')

  const sent = withDish(published, { name: 'Laksa goreng', ...english })
  const { body } = await save(0, sent)
  expect(englishNameOf(body.file)).toBeUndefined()
  expect(body.changes).toMatchObject([
    { kind: 'renamed' },
    { kind: 'edited', fields: ['englishName'] },
  ])
  // A repeated request gets the same response.
  expect((await save(0, sent)).body).toEqual(body)

  const chosen = await save(1, withDish(body.file, { englishName: 'Fried noodles' }))
  expect(englishNameOf(chosen.body.file)).toBe('Fried noodles')
  // The old text can be right for the new name. It stays if it is set after the change of the name.
  const kept = await save(2, withDish(body.file, english))
  expect(englishNameOf(kept.body.file)).toBe('Noodle soup')
  await call('DELETE', paths.kitchenDraft, undefined, { query: '?version=3' })
})

test('a dish that is removed from the menu is no longer one of the best sellers (LIVE-03)', async () => {
  const dishIDs = (file: MerchantFile) =>
    file.categories.flatMap(({ dishes }) => dishes.map(({ ID }) => ID))
  const { published } = await read()
  const [first = '', second = ''] = dishIDs(published)
  await change((file) => ({ ...file, bestSellers: [second, first] }))
  const shown = async () => (await call('GET', paths.merchant)).body.mostOrdered
  expect(await shown()).toEqual([second, first])
  const removed = await change((file) => ({
    ...file,
    categories: file.categories.map((category) => ({
      ...category,
      dishes: category.dishes.filter(({ ID }) => ID !== second),
    })),
  }))
  expect(removed.status).toBe(200)
  expect((await read()).published.bestSellers).toEqual([first])
  expect(await shown()).toEqual([first])
  await change(() => published)
})

test('a price change above 50 % needs a separate confirmation (LIVE-05)', async () => {
  const { published, revision } = await read()
  const dearer = {
    ...published,
    categories: published.categories.map((category) => ({
      ...category,
      dishes: category.dishes.map((dish) => ({ ...dish, price: dish.price * 3 })),
    })),
  }
  await save(0, dearer)
  const refused = await publish(1, revision)
  expect(refused).toMatchObject({ status: 409, body: { code: 'price_change_unconfirmed' } })
  expect(refused.body.context.changes[0]).toMatchObject({ kind: 'repriced', isLarge: true })
  expect((await publish(1, revision, { confirmLargePrices: true })).status).toBe(200)
})

test('LIVE-06 one of several concurrent publications succeeds, and writes all its rows together', async () => {
  const { published, revision } = await read('far')
  await save(0, renamed(published, 'Far Away'), 'far')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => publish(1, revision, {}, 'far')),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ])
  for (const { body } of answers.filter(({ status }) => status === 409))
    expect(body.code).toBe('revision_conflict')
  const { rows } = await api.database.query(
    `select m.revision, m.doc -> 'merchant' ->> 'name' as name, m.changed_at is not null as told,
       (select count(*)::int from merchant_revision r where r.merchant_id = 'far'
         and r.revision = m.revision) as revisions,
       (select count(*)::int from audit a where a.action = 'menu.publish'
         and a.target_id = 'far'
         and a.after ->> 'revision' = m.revision::text) as audits
     from merchant m where id = 'far'`,
  )
  expect(rows).toEqual([
    { revision: revision + 1, name: 'Far Away', told: true, revisions: 1, audits: 1 },
  ])
})

test('a repeated publication gets the same response and publishes once (LIVE-06)', async () => {
  const { published, revision } = await read('far')
  await save(0, renamed(published, 'Far Out'), 'far')
  const body = { actionID: newAction(), version: 1, baseRevision: revision }
  const first = await call('POST', paths.kitchenDraftPublish, body, { merchantID: 'far' })
  const second = await call('POST', paths.kitchenDraftPublish, body, { merchantID: 'far' })
  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect((await read('far')).revision).toBe(revision + 1)
})

test('the last 50 revisions can be viewed, compared and restored (LIVE-07)', async () => {
  const names = Array.from({ length: 53 }, (_, index) => `Name ${index}`)
  for (const name of names) expect((await change((file) => renamed(file, name))).status).toBe(200)
  const { revisions } = (await call('GET', paths.kitchenRevisions)).body
  expect(revisions).toHaveLength(50)
  expect(revisions[0]).toMatchObject({ origin: 'console', by: 'Mei Tan' })
  const [newest, , older] = revisions.map(({ revision }: { revision: number }) => revision)
  const compared = await call('GET', paths.kitchenRevision, undefined, {
    revision: String(newest),
    query: `?since=${older}`,
  })
  expect(compared.body.changes).toMatchObject([
    { kind: 'renamed', before: 'Name 50', after: 'Name 52' },
  ])
  const body = { actionID: newAction(), baseRevision: newest }
  const restored = await call('POST', paths.kitchenRevisionRestore, body, {
    revision: String(older),
  })
  expect(restored).toMatchObject({ status: 200, body: { revision: newest + 1 } })
  expect(await shownName()).toBe('Name 50')
  expect(
    (
      await call(
        'POST',
        paths.kitchenRevisionRestore,
        { ...body, actionID: newAction() },
        { revision: '3' },
      )
    ).status,
  ).toBe(404)
})

test('a draft can be scheduled within the next 60 days only, and called off (LIVE-08)', async () => {
  const { published, revision } = await read()
  await save(0, renamed(published, 'Later'))
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000).toISOString()
  for (const at of [minutes(-1), minutes(61 * 24 * 60), minutes(0.5)])
    expect((await publish(1, revision, { at })).body.code).toBe('invalid_request')
  expect(await publish(1, revision, { at: minutes(90) })).toMatchObject({
    status: 200,
    body: { revision, publishedAt: null, publishAt: minutes(90) },
  })
  expect((await read()).draft).toMatchObject({ publishAt: minutes(90) })
  await call('DELETE', paths.kitchenDraftPublish, undefined, { query: '?version=1' })
  expect((await read()).draft).toMatchObject({ publishAt: null, version: 1 })
  await call('DELETE', paths.kitchenDraft, undefined, { query: '?version=1' })
})

test('a manager gets the addresses of the eaters’ pages (LIVE-04)', async () => {
  expect((await read()).pages).toEqual([
    { language: 'en', url: 'https://tingkat.test/sg/en/restaurant/-/warung' },
  ])
})

test('a preview shows the draft for an hour, cannot be indexed, cached or ordered (LIVE-04)', async () => {
  const { published } = await read()
  await save(0, renamed(published, 'Preview Warung'))
  const created = await call('POST', paths.kitchenDraftPreview, {
    actionID: newAction(),
    version: 1,
  })
  const { token, pages, expiresAt } = created.body
  expect(expiresAt).toBe(new Date(now.getTime() + 3_600_000).toISOString())
  expect(pages[0].url).toBe(`https://tingkat.test/sg/en/restaurant/preview/warung?preview=${token}`)
  const open = (given = token) =>
    call('GET', paths.preview, undefined, { token: given, cookie: '' })
  const shown = await open()
  expect(shown).toMatchObject({
    status: 200,
    body: { ID: 'preview:warung', name: 'Preview Warung' },
    headers: { 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
  })
  expect(
    (await call('GET', paths.merchant, undefined, { merchantID: 'preview:warung' })).status,
  ).toBe(404)
  expect((await open(`${token.slice(0, -3)}AAA`)).status).toBe(404)
  expect((await open('e30.e30')).status).toBe(404)
  now = new Date(lunchTime.getTime() + 3_600_000)
  expect((await open()).status).toBe(404)
  now = lunchTime
  await call('DELETE', paths.kitchenDraft, undefined, { query: '?version=1' })
})

test('large bodies are read only from people who may edit the merchant (STAFF-13)', async () => {
  const cook = await openStaffSession(api, {
    memberships: [{ role: 'merchant_staff', scope: 'merchant:warung' }],
  })
  const send = async (method: 'PUT' | 'POST', path: string, cookie: string) => {
    const response = await api.app.inject({
      method,
      url: fillPath(path, { merchantID: 'warung' }),
      headers: { cookie, 'content-type': 'application/json' },
      payload: '{ this is no JSON',
    })
    return response.json().code
  }
  for (const [method, path] of [
    ['PUT', paths.kitchenDraft],
    ['POST', paths.kitchenImport],
  ] as const) {
    expect(await send(method, path, '')).toBe('unauthenticated')
    expect(await send(method, path, cook.cookie)).toBe('forbidden')
    expect(await send(method, path, manager.cookie)).toBe('malformed_request')
  }
})

test('only people of the merchant with the permission may edit it (STAFF-13 LIVE-01)', async () => {
  const staffOf = (role: 'merchant_staff' | 'merchant_manager', merchantID: string) =>
    openStaffSession(api, { memberships: [{ role, scope: `merchant:${merchantID}` }] })
  const cook = await staffOf('merchant_staff', 'warung')
  const neighbour = await staffOf('merchant_manager', 'far')
  const statusFor = async (cookie: string) =>
    (await call('GET', paths.kitchenDraft, undefined, { cookie })).status
  expect(await statusFor('')).toBe(401)
  expect(await statusFor(cook.cookie)).toBe(403)
  expect(await statusFor(neighbour.cookie)).toBe(404)
  const { cookie } = neighbour
  expect((await call('PUT', paths.kitchenDraft, { version: 0, file: {} }, { cookie })).status).toBe(
    404,
  )
})

test.each([
  ['PUT', paths.kitchenDraft],
  ['POST', paths.kitchenPictures],
  ['POST', paths.kitchenImport],
] as const)('%s %s of an id that the database cannot store is not found', async (method, path) => {
  const { status, body } = await call(method, path, {}, { merchantID: 'a\0b' })
  expect([status, body.code]).toEqual([404, 'not_found'])
})
