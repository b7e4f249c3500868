// Tests of download and import of a menu through the API.
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { openStaffSession } from '../testing/staff.ts'

let api: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  const { cookie } = await openStaffSession(api, {
    memberships: [{ role: 'merchant_manager', scope: 'merchant:warung' }],
    console: 'kitchen',
  })
  headers = { cookie, origin: api.deps.config.consoleUrl }
})
afterAll(() => api.close())

const pathOf = (path: string) => fillPath(path, { merchantID: 'warung' })
const download = (format: string) =>
  api.app.inject({ url: `${pathOf(paths.kitchenExport)}?format=${format}`, headers })
let actions = 0
async function send(format: string, content: string, more: object = {}) {
  const actionID = `import-${String(++actions).padStart(4, '0')}`
  const payload = { actionID, version: 0, format, content, ...more }
  const response = await api.app.inject({
    method: 'POST',
    url: pathOf(paths.kitchenImport),
    headers,
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
const discard = (version: number) =>
  api.app.inject({
    method: 'DELETE',
    url: `${pathOf(paths.kitchenDraft)}?version=${version}`,
    headers,
  })

test.each(['json', 'csv'])(
  'an unchanged download as %s changes nothing (LIVE-25)',
  async (format) => {
    const { body, statusCode, headers: answered } = await download(format)
    expect(statusCode).toBe(200)
    expect(answered['content-disposition']).toBe(`attachment; filename="warung-1.${format}"`)
    expect(body.startsWith('\uFEFF')).toBe(format === 'csv')
    expect(await send(format, body)).toMatchObject({
      status: 200,
      body: { faults: [], publication: null, draft: { version: 1, changes: [], baseRevision: 1 } },
    })
    await discard(1)
  },
)

test('an import becomes the draft, and shows its changes and its faults by row (LIVE-26)', async () => {
  const { body: csv } = await download('csv')
  const answer = await send('csv', csv.replace(',800,', ',cheap,'))
  expect(answer).toMatchObject({
    status: 200,
    body: {
      faultCount: 1,
      faults: [{ row: 2, path: 'categories[0].dishes[0].price', place: ['Mains', 'Laksa'] }],
    },
  })
  const { body: merchant } = await api.app.inject(pathOf(paths.merchant))
  expect(merchant).toContain('"priceInMinorUnit":800')
  const repriced = await send('csv', csv.replace(',800,', ',850,'), { version: 1 })
  expect(repriced.body.draft.changes).toMatchObject([
    { kind: 'repriced', ID: 'laksa', after: { price: 850 } },
  ])
  expect(await send('csv', 'no menu', { version: 2 })).toMatchObject({
    status: 200,
    body: { draft: null, faults: [{ row: 1 }, {}, {}, {}, {}] },
  })
  await discard(2)
})

test('a draft that is no menu cannot be downloaded as a table (LIVE-25)', async () => {
  const body = { version: 0, baseRevision: 1, file: {} }
  const saved = await api.app.inject({
    method: 'PUT',
    url: pathOf(paths.kitchenDraft),
    headers,
    payload: body,
  })
  expect(saved.statusCode).toBe(200)
  const url = `${pathOf(paths.kitchenExport)}?draft=1&format=`
  const csv = await api.app.inject({ url: `${url}csv`, headers })
  expect({ status: csv.statusCode, code: csv.json().code }).toEqual({
    status: 422,
    code: 'menu_faulty',
  })
  expect((await api.app.inject({ url: `${url}json`, headers })).statusCode).toBe(200)
  await discard(1)
})

test('an import is published only on request (LIVE-26)', async () => {
  const { body: json } = await download('json')
  const renamed = json.replace('Sambal Warung', 'Imported Warung')
  expect((await send('json', '[1]')).body).toMatchObject({ draft: null, faultCount: 1 })
  expect(await send('json', renamed, { publish: true })).toMatchObject({
    status: 200,
    body: { draft: null, publication: { revision: 2 } },
  })
  expect((await api.app.inject(pathOf(paths.merchant))).json().name).toBe('Imported Warung')
})

test('an import with renamed dishes keeps none of their published English names (LIVE-26)', async () => {
  const { body: csv } = await download('csv')
  const [columns = '', laksa = ''] = csv.split('\n')
  const place = columns.split(',').indexOf('english_name')
  const named = (name: string, englishName: string) => {
    const cells = laksa.replace(',Laksa,', `,${name},`).split(',').with(place, englishName)
    return csv.replace(laksa, cells.join(','))
  }
  const englishNames = (menu: { categories: { dishes: { englishName?: string }[] }[] }) =>
    menu.categories.flatMap(({ dishes }) => dishes.flatMap(({ englishName = [] }) => englishName))
  await send('csv', named('Laksa', 'Soup'), { publish: true })

  const first = await send('csv', named('Rojak', 'Soup'))
  expect(englishNames(first.body.draft.file)).toEqual([])
  // The file was made from the published menu, which has the English name of another dish.
  const second = await send('csv', named('Rojak', 'Soup'), { version: 1 })
  expect(englishNames(second.body.draft.file)).toEqual([])
  const third = await send('csv', named('Rojak', 'Salad'), { version: 2 })
  expect(englishNames(third.body.draft.file)).toEqual(['Salad'])
  await discard(3)
})

test('a repeated import gets the same response and is done once (LIVE-26)', async () => {
  const { body: json } = await download('json')
  const once = { actionID: 'import-draft-once' }
  const first = await send('json', json.replace('Laksa', 'Laksa lemak'), once)
  expect(first.body.draft).toMatchObject({ version: 1 })
  expect(await send('json', json.replace('Laksa', 'Laksa lemak'), once)).toEqual(first)
  expect((await send('json', json, once)).body.code).toBe('idempotency_key_reused')
  await discard(1)
  expect((await send('json', json.replace('Laksa', 'Laksa lemak'), once)).body.code).toBe(
    'draft_stale',
  )

  const publish = { actionID: 'import-publish-once', publish: true }
  const published = await send('json', json.replace('Laksa', 'Laksa asam'), publish)
  expect(published).toMatchObject({ status: 200, body: { draft: null } })
  expect(await send('json', json.replace('Laksa', 'Laksa asam'), publish)).toEqual(published)
  const { body } = await api.app.inject({ url: pathOf(paths.kitchenDraft), headers })
  expect(JSON.parse(body)).toMatchObject({
    draft: null,
    revision: published.body.publication.revision,
  })
})
