// Tests of the store of favourites: favourites of guests, their transfer at log-in, and changes
// that are shown before the server confirms them.
import type { ApiResult } from '@tingkat/contract/client'
import type { FavouriteList } from '@tingkat/contract/favourite'
import { favouritesMax } from '@tingkat/ordering/merchant/favourite'
import { expect, test } from 'vitest'
import { createStored } from '../../../platform/storage/stored.ts'
import { createFavouriteStore, parseFavourites } from './favourite-store.ts'

const refusal = (code: 'network_error' | 'favourites_full') => ({
  ok: false as const,
  problem: { code, status: 0, message: '', context: {} },
})
const success: ApiResult<null> = { ok: true, data: null }
const listOf = (merchantIDs: readonly string[]): ApiResult<FavouriteList> => ({
  ok: true,
  data: { favourites: merchantIDs.map((merchantID) => ({ merchantID, addedAt: '' })) },
})

/** A store whose requests wait until `settle` answers the oldest one. */
function openStore(guestIDs: readonly string[] | null = null) {
  const requests: { name: string; answer: (result: ApiResult<any>) => void }[] = []
  const ask = (name: string) =>
    new Promise<ApiResult<any>>((answer) => requests.push({ name, answer }))
  const guests = createStored<readonly string[]>('favourites', parseFavourites, undefined)
  guests.write(guestIDs)
  const store = createFavouriteStore(
    {
      listFavourites: () => ask('list'),
      joinFavourites: ({ merchantIDs }) => ask(`join ${merchantIDs.join(' ')}`),
      addFavourite: (ID) => ask(`add ${ID}`),
      removeFavourite: (ID) => ask(`remove ${ID}`),
    },
    guests,
  )
  async function settle(result: ApiResult<any>): Promise<string | undefined> {
    const request = requests.shift()
    request?.answer(result)
    await new Promise((resolve) => setTimeout(resolve))
    return request?.name
  }
  const openRequests = () => requests.map(({ name }) => name)
  return { store, guests, settle, openRequests, shown: () => store.read().merchantIDs }
}

async function openMember(merchantIDs: readonly string[]) {
  const opened = openStore()
  opened.store.setMember(true)
  await opened.settle(listOf(merchantIDs))
  return opened
}

test('a guest’s hearts stay in the browser and send nothing (FAV-01)', async () => {
  const { store, guests, openRequests, shown } = openStore()
  expect(await store.change('a', true)).toBeNull()
  expect(await store.change('b', true)).toBeNull()
  expect(await store.change('a', false)).toBeNull()
  expect(shown()).toEqual(['b'])
  expect(guests.read()).toEqual(['b'])
  expect(openRequests()).toEqual([])
})

test('a guest has at most 200 hearts (FAV-01)', async () => {
  const full = Array.from({ length: favouritesMax }, (_, index) => `m${index}`)
  const { store, shown } = openStore(full)
  expect(await store.change('one-more', true)).toMatchObject({ code: 'favourites_full' })
  expect(await store.change('m0', true)).toBeNull()
  expect(shown()).toHaveLength(favouritesMax)
})

test('the log-in joins a guest’s hearts with the account and clears the browser (FAV-01)', async () => {
  const { store, guests, settle, shown } = openStore(['g'])
  store.setMember(true)
  store.setMember(true)
  expect(store.read()).toEqual({ merchantIDs: ['g'], status: 'loading' })
  expect(await settle(listOf(['g', 'a']))).toBe('join g')
  expect(store.read()).toEqual({ merchantIDs: ['g', 'a'], status: 'ready' })
  expect(guests.read()).toBeNull()
  store.setMember(false)
  expect(shown()).toEqual([])
})

test('a failed log-in request keeps a guest’s hearts for the next attempt (FAV-01)', async () => {
  const { store, guests, settle } = openStore(['g'])
  store.setMember(true)
  await settle(refusal('network_error'))
  expect(store.read().status).toBe('failed')
  expect(guests.read()).toEqual(['g'])
  store.retry()
  expect(await settle(listOf(['g']))).toBe('join g')
  expect(store.read().status).toBe('ready')
})

test('shows a change at once, and takes it back if it is refused (FAV-01)', async () => {
  const { store, settle, shown } = await openMember(['a'])
  const change = store.change('b', true)
  expect(shown()).toEqual(['b', 'a'])
  expect(await settle(refusal('favourites_full'))).toBe('add b')
  expect(await change).toMatchObject({ code: 'favourites_full' })
  expect(shown()).toEqual(['a'])
})

test('quick presses send one request at a time and end in the state of the last press (FAV-01)', async () => {
  const { store, settle, openRequests, shown } = await openMember([])
  void store.change('a', true)
  void store.change('a', false)
  expect(openRequests()).toEqual(['add a'])
  expect(shown()).toEqual([])
  await settle(success)
  expect(await settle(success)).toBe('remove a')
  expect(openRequests()).toEqual([])
  expect(shown()).toEqual([])
})

test('a response for an earlier session changes nothing (FAV-01)', async () => {
  const { store, settle, shown } = await openMember(['a'])
  void store.change('b', true)
  store.setMember(false)
  await settle(success)
  expect(shown()).toEqual([])
})

test('ignores a foreign format in the browser’s storage (FAV-01)', () => {
  expect(parseFavourites({ ids: ['a'] })).toBeNull()
  expect(parseFavourites(['a', 1])).toBeNull()
  expect(parseFavourites(['a', 'a'])).toEqual(['a'])
})
