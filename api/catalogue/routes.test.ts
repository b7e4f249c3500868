// Tests of the routes of merchants: lists, search, menus and delivery windows.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { merchantSchema } from '@tingkat/contract/merchant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'

let now = new Date('2026-03-18T04:15:00Z')
let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: ['ph'], catalogues: [castCatalogue], clock: () => now })
})
afterAll(() => api.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/v1${url}`, headers })
const near = `country=sg&latitude=${home.latitude}&longitude=${home.longitude}`
const idsOf = (answer: { json(): any }) =>
  answer.json().merchants.map((merchant: { ID: string }) => merchant.ID)

describe('the list', () => {
  test('PROD-11 PROD-12 needs no login; sorts by delivery, open, distance', async () => {
    const answer = await get(`/merchants?${near}`)
    expect(answer.statusCode).toBe(200)
    expect(idsOf(answer)).toEqual(['warung', 'counter', 'closed', 'evening', 'far'])
    const byID = Object.fromEntries(
      answer.json().merchants.map((merchant: any) => [merchant.ID, merchant]),
    )
    expect(byID.warung).toMatchObject({
      deliverable: true,
      distanceInKm: 0,
      ETA: 14,
      deliveryFee: { amountInMinor: 120 },
    })
    expect(byID.counter.distanceInKm).toBeCloseTo(1.113, 3)
    // The delivery fee for 1.113 km is 120 cents, plus 60 cents per km, rounded up to a multiple of
    // 10 cents.
    expect(byID.counter.deliveryFee).toEqual({ amountInMinor: 190, amountDisplay: 'S$\u00a01.90' })
    expect(byID.far).toMatchObject({ deliverable: false })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('PROD-01 without a point: open merchants first, then by rating, without distances', async () => {
    const answer = await get('/merchants?country=sg')
    expect(idsOf(answer)).toEqual(['far', 'warung', 'counter', 'evening', 'closed'])
    expect(answer.json().merchants[0]).toMatchObject({
      deliverable: null,
      deliveryFee: null,
      ETA: null,
      distanceInKm: null,
    })
    expect(answer.headers['cache-control']).toContain('public')
  })

  test('closed merchants have the time of their next opening', async () => {
    const { merchants } = (await get(`/merchants?${near}`)).json()
    const state = Object.fromEntries(
      merchants.map((merchant: any) => [
        merchant.ID,
        [merchant.openingHours.open, merchant.opensAt],
      ]),
    )
    expect(state).toEqual({
      warung: [true, null],
      counter: [true, null],
      far: [true, null],
      closed: [false, null],
      evening: [false, '2026-03-18T10:00:00.000Z'],
    })
  })

  test.each([
    ['laksa', ['warung']],
    ['  SATAY ', ['warung']],
    ['dem sai gon', ['evening']],
    ['Đêm', ['evening']],
    ['vietnam', ['evening']],
    ['com ga', ['far', 'counter', 'evening', 'closed']],
    ['laksa satay', ['warung']],
    ['laksaa', ['warung']],
    ['sate', ['warung']],
    ['qqq zzz', []],
    ['%', []],
  ])(
    'PROD-01 search %j finds names, cuisines and dishes, ignoring accents and case',
    async (search, ids) => {
      const answer = await get(`/merchants?country=sg&search=${encodeURIComponent(search)}`)
      expect(idsOf(answer)).toEqual(ids)
      expect(answer.json().total).toBe(ids.length)
    },
  )

  test('ROUTE-14 a category id lists the merchants of that cuisine only', async () => {
    const { categories } = (await get('/categories?country=sg')).json<{
      categories: { ID: string; name: string; merchantCount: number }[]
    }>()
    expect(categories.length).toBeGreaterThan(1)
    for (const { ID, name, merchantCount } of categories) {
      const answer = await get(`/merchants?country=sg&category=${encodeURIComponent(ID)}`)
      expect(answer.json().total).toBe(merchantCount)
      for (const merchant of answer.json<{ merchants: { cuisines: string[] }[] }>().merchants)
        expect(merchant.cuisines).toContain(name)
    }
    expect((await get('/merchants?country=sg&category=none')).json().total).toBe(0)
    const [first] = categories
    expect(
      (
        await get(`/merchants?country=sg&category=${first!.ID}&search=${encodeURIComponent('%')}`)
      ).json().total,
    ).toBe(0)
  })

  test.each(['country=sg', near])(
    'pages of two with %s have every merchant once, in the sequence of the full list',
    async (query) => {
      const whole = idsOf(await get(`/merchants?${query}`))
      const seen: string[] = []
      let cursor: string | null = ''
      for (let page = 0; cursor !== null && page < 9; page++) {
        const answer = await get(`/merchants?${query}&limit=2${cursor && `&cursor=${cursor}`}`)
        expect(answer.json().total).toBe(5)
        seen.push(...idsOf(answer))
        cursor = answer.json().nextCursor
      }
      expect(seen).toEqual(whole)
    },
  )

  test('PROD-11 counts the merchants that deliver to an address once the page has all of them', async () => {
    const countOf = async (query: string) =>
      (await get(`/merchants?${query}`)).json().deliverableCount
    expect(await countOf(near)).toBe(4)
    expect(await countOf('country=sg')).toBeNull()
    // Four merchants deliver and the fifth does not. If the last merchant of a page delivers, the
    // next one may too, so the number of merchants that deliver is unknown.
    expect(await countOf(`${near}&limit=4`)).toBeNull()
    expect(await countOf(`${near}&limit=2&cursor=after-2`)).toBeNull()
    expect(await countOf(`${near}&limit=2&cursor=after-4`)).toBe(4)
    // Sorted and searched lists are computed completely, so the number of merchants that deliver is
    // known.
    expect(await countOf(`${near}&limit=1&sort=nearest`)).toBe(4)
    expect(await countOf(`${near}&limit=1&search=${encodeURIComponent('com ga')}`)).toBe(3)
    expect(await countOf('country=sg&latitude=1.45&longitude=103.6')).toBe(0)
  })

  test('a country without a catalogue has an empty list', async () => {
    expect((await get('/merchants?country=kh')).json()).toEqual({
      merchants: [],
      total: 0,
      deliverableCount: null,
      nextCursor: null,
    })
  })

  test.each([
    ['country=xx', 'country'],
    ['', 'country'],
    ['country=sg&limit=0', 'limit'],
    ['country=sg&limit=61', 'limit'],
    ['country=sg&latitude=91&longitude=0', 'latitude'],
    ['country=sg&latitude=1', 'longitude'],
    ['country=sg&latitude=abc&longitude=1', 'latitude'],
    [`country=sg&search=${'x'.repeat(201)}`, 'search'],
    ['country=sg&cursor=nonsense', 'cursor'],
  ])('refuses the query %j and names the parameter', async (query, path) => {
    const answer = await get(`/merchants?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      context: { faults: [{ path }] },
    })
  })
})

describe('one merchant', () => {
  const rows = 'ENT-05 ENT-06 ENT-07 ENT-08 ENT-09 ENT-10 ENT-11 ENT-13 ENT-17 ENT-19'
  test(`${rows} ROUTE-12 PROD-02: follows the contract`, async () => {
    const answer = await get('/merchants/warung')
    expect(answer.statusCode).toBe(200)
    const merchant = merchantSchema.parse(answer.json())
    expect(merchant).toEqual(answer.json())
    expect(merchant).toMatchObject({
      ID: 'warung',
      section: 'food',
      currency: { code: 'SGD', symbol: 'S$', exponent: 2 },
      ETA: null,
      distanceInKm: null,
      radius: 3_000,
      latlng: home,
      isIntegrated: true,
      openingHours: { open: true },
      menu: {
        menuMeta: { orderValueLimit: 10_000 },
        campaigns: [{ name: 'Tea time', tcDetails: 'One a table.' }],
      },
      schedulerOrderConfig: { blockOnDemandOrders: false },
      ratingShowFlag: { enable: false, minRating: 0, minVoteCount: 0 },
    })
    expect(merchant).toMatchObject({
      promo: { hasPromo: true, description: 'Free tea' },
      rating: 4.5,
      voteCount: 10,
    })
    expect(merchant.menu.categories.map(({ ID, available }) => [ID, available])).toEqual([
      ['mains', true],
      ['off', false],
    ])
    const [laksa, satay, gone] = merchant.menu.categories[0]!.items
    expect(satay).toMatchObject({
      campaignID: 'tea-time',
      campaignName: 'Tea time',
      available: true,
      sortOrder: 1,
      description: '',
      images: [],
      priceInMinorUnit: 1_000,
      discountedPriceInMin: 700,
      priceV2: { amountInMinor: 1_000, amountDisplay: 'S$\u00a010.00' },
      discountedPriceV2: { amountInMinor: 700 },
      _currency: { code: 'SGD', symbol: 'S$' },
    })
    expect(gone?.available).toBe(false)
    expect(
      laksa?.modifierGroups.map((group) => [
        group.ID,
        group.selectionRangeMin,
        group.selectionRangeMax,
        group.selectionType,
        group.available,
      ]),
    ).toEqual([
      ['noodles', 1, 1, 0, true],
      ['extras', 0, 2, 1, true],
    ])
    expect(laksa?.modifierGroups[1]?.modifiers[0]).toEqual({
      ID: 'egg',
      name: 'Egg',
      quantity: 0,
      available: true,
      price: 100,
      groupID: 'extras',
    })
    expect((await get('/merchants/counter')).json().menu.menuMeta.orderValueLimit).toBe(0)
  })

  test('with a point it has ETA and distance and is not cacheable', async () => {
    const answer = await get('/merchants/counter?latitude=1.2863&longitude=103.8281')
    expect(answer.json()).toMatchObject({ ETA: 18, distanceInKm: 1.113 })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })

  test('has the same content in every encoding, each with a strong ETag, and answers 304', async () => {
    const plain = await get('/merchants/warung')
    const gzip = await get('/merchants/warung', { 'accept-encoding': 'gzip, deflate' })
    const brotli = await get('/merchants/warung', { 'accept-encoding': 'gzip, deflate, br' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true)
    const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag as string)
    expect(new Set(tags).size).toBe(3)
    for (const { headers } of [plain, gzip, brotli]) {
      expect(headers.etag).toMatch(/^"[^"]+"$/)
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=0, s-maxage=30',
      })
    }
    const again = await get('/merchants/warung', { 'if-none-match': `"x", ${tags[0]}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tags[0]])
    expect((await get('/merchants/warung', { 'if-none-match': tags[1]! })).statusCode).toBe(200)
    expect(
      (await get('/merchants/warung', { 'accept-encoding': 'br;q=0, gzip;q=0.0' })).headers[
        'content-encoding'
      ],
    ).toBeUndefined()
  })

  test('changes with the opening hours: is open at six in the evening', async () => {
    const lunch = now
    const closed = await get('/merchants/evening')
    now = new Date('2026-03-18T10:00:00Z')
    const open = await get('/merchants/evening')
    now = lunch
    expect([closed, open].map((answer) => answer.json().openingHours.open)).toEqual([false, true])
    expect(open.headers.etag).not.toBe(closed.headers.etag)
    expect((await get('/merchants/closed')).json().openingHours.open).toBe(false)
  })

  test.each(['nobody', '..%2f..%2fetc', 'x'.repeat(101)])(
    'the unknown id %j is refused with a problem document',
    async (id) => {
      const answer = await get(`/merchants/${id}`)
      expect(answer.json().code).toBe(id.length > 100 ? 'invalid_request' : 'merchant_not_found')
      expect(answer.statusCode).toBe(id.length > 100 ? 400 : 404)
    },
  )

  test('delivery windows are future half hours, soonest first; none for a merchant closed by hand', async () => {
    const { slots } = (await get('/merchants/evening/time-slots')).json()
    expect(slots[0]).toEqual({ from: '2026-03-18T10:00:00.000Z', to: '2026-03-18T10:30:00.000Z' })
    expect(slots.length).toBeGreaterThan(40)
    expect((await get('/merchants/closed/time-slots')).json()).toEqual({ slots: [] })
    expect((await get('/merchants/nobody/time-slots')).statusCode).toBe(404)
  })
})

describe('PROD-01: filtered and sorted lists', () => {
  const shown = async (query: string) => idsOf(await get(`/merchants?country=sg&${query}`))
  const here = `latitude=${home.latitude}&longitude=${home.longitude}`

  test('the filter for open merchants lists, near an address, only those that deliver there', async () => {
    expect(await shown('open=1')).toEqual(['far', 'warung', 'counter'])
    expect(await shown(`open=1&${here}`)).toEqual(['warung', 'counter'])
  })

  test('sorted by nearest, opening hours do not matter; merchants out of range come last', async () => {
    const { merchants } = (await get(`/merchants?country=sg&sort=nearest&${here}`)).json()
    const distances = merchants
      .filter((merchant: any) => merchant.deliverable)
      .map((merchant: any) => merchant.distanceInKm)
    expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b))
    expect(merchants.at(-1)).toMatchObject({ ID: 'far', deliverable: false })
  })

  test('D29 lists the merchants of given ids once, without unknown ones, and filters them', async () => {
    expect(await shown('ids=counter,gone,warung,counter')).toEqual(['warung', 'counter'])
    expect(await shown('ids=closed')).toEqual(['closed'])
    expect(await shown('ids=closed&open=1')).toEqual([])
  })

  test('has no merchant on two pages', async () => {
    const first = (await get('/merchants?country=sg&sort=rating&limit=2')).json()
    const second = (
      await get(`/merchants?country=sg&sort=rating&limit=2&cursor=${first.nextCursor}`)
    ).json()
    expect(
      new Set([...first.merchants, ...second.merchants].map((merchant: any) => merchant.ID)).size,
    ).toBe(4)
    expect(first.total).toBe(5)
  })

  test.each([
    'sort=best',
    'open=yes',
    'prices=4',
    'prices=1,x',
    'diets=paleo',
    'rating=6',
    'minutes=-1',
    'by=noon',
    'diets=halal,',
    'ids=a,',
    `ids=${Array.from({ length: 61 }, (_, at) => at).join(',')}`,
  ])('refuses %s', async (query) => {
    expect((await get(`/merchants?country=sg&${query}`)).json().code).toBe('invalid_request')
  })
})
