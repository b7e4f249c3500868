// Tests of merchants' live states (such as sold-out dishes) in a snapshot: which views they change,
// when they end, and what stays cached.
import { catalogueSchema } from '@tingkat/catalogue/format'
import { toMerchantDocs } from '@tingkat/catalogue/to-merchant'
import { emptyLiveState, type LiveState } from '@tingkat/ordering/merchant/live-state'
import { shownRating } from '@tingkat/ordering/merchant/merchant'
import { emptyMerchantFilter } from '@tingkat/ordering/merchant/merchant-filter'
import { beforeEach, describe, expect, test } from 'vitest'
import { castCatalogue } from '../../testing/cast.ts'
import { listMerchants, listTimeSlots } from '../actions.ts'
import { CountrySnapshot } from '../country-snapshot.ts'
import { LiveStates } from './live-states.ts'

const noon = new Date('2026-03-18T04:15:00Z')
const afterMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const setting = {
  at: noon.toISOString(),
  by: { personID: null, deviceID: null, partnerID: null },
}
let states: LiveStates
let snapshot: CountrySnapshot
let version = 0
const setLive = (merchantID: string, live: Partial<LiveState>) => {
  states.set(merchantID, { version: ++version, live: { ...emptyLiveState, ...live } })
  snapshot.noteLive(merchantID)
}
const newSnapshot = () =>
  new CountrySnapshot(
    { country: 'sg', version: 1, doc: { places: [], promos: [], source: 'file' } },
    toMerchantDocs(catalogueSchema.parse(castCatalogue)),
    states,
  )
beforeEach(() => {
  states = new LiveStates()
  snapshot = newSnapshot()
})
const list = (now: Date, search = '') =>
  listMerchants(
    snapshot,
    {
      start: null,
      search,
      category: '',
      filter: emptyMerchantFilter,
      sort: 'recommended',
      offset: 0,
      limit: 60,
    },
    now,
  ).merchants
const listed = (ID: string, now: Date) => list(now).find((merchant) => merchant.ID === ID)
const shown = (ID: string, now: Date) => snapshot.shownAt(snapshot.merchants.get(ID)!, now)
const until = afterMinutes(30).toISOString()

test('a merchant without live state is the published one (LIVE-15)', () => {
  expect(snapshot.at('warung', noon)).toBe(snapshot.merchants.get('warung'))
})

test('a sold-out dish is unavailable in menu and index until the minute when its mark ends (LIVE-15)', () => {
  const before = shown('warung', noon)
  setLive('warung', {
    soldOut: [{ dishID: 'satay', modifierID: null, until, ...setting }],
  })
  expect(snapshot.menuAt('warung', noon)?.get('satay')?.available).toBe(false)
  expect(shown('warung', noon)).not.toBe(before)
  expect(shown('warung', afterMinutes(29)), 'the same object while nothing changes').toBe(
    shown('warung', noon),
  )
  expect(snapshot.menuAt('warung', afterMinutes(30))?.get('satay')?.available).toBe(true)
  expect(shown('warung', afterMinutes(30)).menu).toEqual(before.menu)
  expect(snapshot.merchants.get('warung')?.menu, 'the published menu is unchanged').toBe(
    before.menu,
  )
})

test('an older version of a state is ignored (LIVE-10)', () => {
  setLive('warung', { autoAccept: true })
  expect(states.set('warung', { version: version - 1, live: emptyLiveState })).toBe(false)
  expect(states.of('warung').live.autoAccept).toBe(true)
})

test('a busy merchant’s extra minutes are added once to lists, menu and delivery windows (LIVE-18)', () => {
  const start = { latitude: 1.2863, longitude: 103.8281 }
  const minutesOf = (now: Date) =>
    listMerchants(
      snapshot,
      {
        start,
        search: '',
        category: '',
        filter: emptyMerchantFilter,
        sort: 'time',
        offset: 0,
        limit: 60,
      },
      now,
    ).merchants.find(({ ID }) => ID === 'warung')!
  const before = minutesOf(noon)
  setLive('warung', { busy: { minutes: 20, until, ...setting } })
  expect(minutesOf(noon)).toMatchObject({
    ETA: before.ETA! + 20,
    preparationMinutes: before.preparationMinutes + 20,
    busyMinutes: 20,
  })
  expect(minutesOf(afterMinutes(30)).ETA).toBe(before.ETA)
  const firstWindow = (now: Date) => listTimeSlots(snapshot.at('warung', now)!, now).slots[0]?.from
  expect(Date.parse(firstWindow(noon)!)).toBeGreaterThanOrEqual(
    noon.getTime() + (before.preparationMinutes + 20) * 60_000,
  )
})

describe('a pause', () => {
  beforeEach(() => setLive('warung', { pause: { reason: 'equipment', until, ...setting } }))

  test('closes the merchant in lists and menu, and says when it opens (LIVE-19)', () => {
    expect(listed('warung', noon)).toMatchObject({
      openingHours: { open: false },
      opensAt: until,
      pause: { reason: 'equipment', until },
    })
    expect(shown('warung', noon)).toMatchObject({
      openingHours: { open: false },
      pause: { reason: 'equipment' },
    })
    expect(listed('warung', afterMinutes(30))).toMatchObject({
      openingHours: { open: true },
      opensAt: null,
    })
    expect(listed('warung', afterMinutes(30))).not.toHaveProperty('pause')
  })

  test('moves the merchant behind the open ones (LIVE-19)', () => {
    const place = (now: Date) => {
      const all = list(now)
      const firstClosed = all.findIndex(({ openingHours }) => openingHours.open === false)
      return all.findIndex(({ ID }) => ID === 'warung') - (firstClosed < 0 ? 60 : firstClosed)
    }
    expect(place(noon)).toBeGreaterThanOrEqual(0)
    expect(place(afterMinutes(30))).toBeLessThan(0)
  })
})

test('a pause of the country closes every merchant until its end (LIVE-24)', () => {
  const from = noon.toISOString()
  states.areaPauses = [{ pauseID: 'p', effect: 'orders', area: null, from, until, note: 'Flood' }]
  snapshot.noteAllLive()
  expect(list(noon).every(({ pause }) => pause?.note === 'Flood')).toBe(true)
  expect(list(noon).every(({ openingHours }) => openingHours.open === false)).toBe(true)
  expect(list(afterMinutes(30)).some(({ openingHours }) => openingHours.open)).toBe(true)
})

test('a search shows a dish as sold out (LIVE-14)', async () => {
  await snapshot.search.prepare()
  const found = () =>
    list(noon, 'satay').flatMap(({ dishes = [] }) => dishes.filter(({ ID }) => ID === 'satay'))
  expect(found()).toMatchObject([{ available: true }])
  setLive('warung', {
    soldOut: [{ dishID: 'satay', modifierID: null, until: null, ...setting }],
  })
  expect(found()).toMatchObject([{ available: false }])
})

test('a merchant that is replaced keeps its live state (LIVE-27)', () => {
  setLive('warung', { soldOut: [{ dishID: 'satay', modifierID: null, until, ...setting }] })
  const [doc] = toMerchantDocs(catalogueSchema.parse(castCatalogue)).filter(
    ({ merchant }) => merchant.ID === 'warung',
  )
  snapshot.replaceMerchant('warung', {
    ...doc!,
    merchant: { ...doc!.merchant, name: 'New name' },
    revision: 2,
  })
  expect(shown('warung', noon).name).toBe('New name')
  expect(snapshot.menuAt('warung', noon)?.get('satay')?.available).toBe(false)
})

test('the version of a merchant’s page changes at the minute in which a mark ends (LIVE-11, LIVE-15)', () => {
  setLive('warung', { soldOut: [{ dishID: 'satay', modifierID: null, until, ...setting }] })
  const version = (minutes: number) => snapshot.merchantVersion('warung', afterMinutes(minutes))
  const before = version(0)
  expect(version(29)).toBe(before)
  const after = version(30)
  expect(after).not.toBe(before)
  expect(version(31), 'nothing else has changed').toBe(after)
  const list = (minutes: number) => snapshot.listVersion(afterMinutes(minutes))
  expect(list(30)).not.toBe(list(29))
})

test('the version of a merchant’s page changes when it opens and closes (LIVE-11)', () => {
  const version = (time: string) =>
    snapshot.merchantVersion('evening', new Date(`2026-03-18T${time}+08:00`))
  const closed = version('17:58')
  expect(version('17:59')).toBe(closed)
  const open = version('18:00')
  expect(open).not.toBe(closed)
  expect(version('21:59')).toBe(open)
  expect(version('22:00')).not.toBe(open)
})

test('lists are sorted by the rating that they show, also if it comes from reviews (REV-02)', () => {
  const expectSorted = () => {
    for (const open of [true, false]) {
      const ratings = list(noon)
        .filter(({ openingHours }) => openingHours.open === open)
        .map((merchant) => shownRating(merchant).rating)
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
    }
    expect(snapshot.byRating).toHaveLength(snapshot.merchants.size)
  }
  const first = () => list(noon)[0]
  const best = first()?.ID ?? ''
  expectSorted()
  setLive(best, { rating: { rating: 1.2, voteCount: 5 } })
  expectSorted()
  expect(first()?.ID).not.toBe(best)
  setLive('warung', { rating: { rating: 5, voteCount: 900 } })
  expectSorted()
  expect(first()).toMatchObject({ ID: 'warung', rating: 5, voteCount: 900 })
  setLive(best, { rating: null })
  setLive('warung', {})
  expectSorted()
  expect(first()?.ID).toBe(best)
})

test('a new snapshot is sorted by the ratings from earlier reviews (REV-02)', () => {
  setLive('warung', { rating: { rating: 5, voteCount: 900 } })
  snapshot = newSnapshot()
  expect(list(noon)[0]?.ID).toBe('warung')
  const published = snapshot.merchants.get('warung')!
  snapshot.replaceMerchant('warung', {
    merchant: { ...published, rating: 1 },
    temporarilyClosed: false,
  })
  expect(list(noon)[0]).toMatchObject({ ID: 'warung', rating: 5 })
  expect(snapshot.byRating.filter(({ ID }) => ID === 'warung')).toHaveLength(1)
})
