// A React hook for a paged list of merchants. It shows the server-rendered list first and replaces
// it by the list for the stored address.
import type { ListedMerchant, MerchantList, MerchantListQuery } from '@tingkat/contract/merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import { useEffect, useMemo, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'

export type ListState = {
  merchants: ListedMerchant[]
  total: number
  deliverableCount: number | null
  /** See `merchantListSchema`. */
  matchCount?: number | undefined
  nextCursor: string | null
  /** Whether the list was read for the chosen address; false for the server-rendered list. */
  near: boolean
  state: 'ready' | 'loading' | 'failed'
}

type ListOptions = {
  country: CountryCode
  search?: string
  category?: string
  /** Filters and sort order as query parameters of the API. */
  params?: Partial<MerchantListQuery>
  near: Point | null
  /** The first page of the list, which the server rendered. */
  first: MerchantList
}
type KeyedList = ListState & { key: string }

// The lists that were shown last, with all their loaded
// pages, so that going back restores the scroll position.
const cache = new Map<string, KeyedList>()
const cacheMax = 12

function addToCache(list: KeyedList): KeyedList {
  cache.delete(list.key)
  cache.set(list.key, { ...list, state: 'ready' })
  if (cache.size > cacheMax) cache.delete(cache.keys().next().value as string)
  return list
}

export function useMerchantList({
  country,
  search = '',
  category = '',
  params = noParams,
  near,
  first,
}: ListOptions) {
  const [attempt, setAttempt] = useState(0)
  const latitude = near?.latitude
  const longitude = near?.longitude
  // Callers pass a new object with every render, so the content is compared as text.
  const paramsText = JSON.stringify(params)
  const query = useMemo<MerchantListQuery>(
    () => ({
      country,
      ...(JSON.parse(paramsText) as Partial<MerchantListQuery>),
      search: search || undefined,
      category: category || undefined,
    }),
    [country, paramsText, search, category],
  )
  const key = JSON.stringify([query, latitude, longitude, attempt])
  const [loaded, setLoaded] = useState<KeyedList | null>(() => cache.get(key) ?? null)

  useEffect(() => {
    if (latitude === undefined || longitude === undefined || cache.has(key)) return undefined
    let cancelled = false
    async function load(point: Point) {
      const list = await readNear(query, point)
      if (cancelled) return
      setLoaded(list ? addToCache({ ...list, key }) : { ...fromPage(first, 'failed'), key })
    }
    void load({ latitude, longitude })
    return () => {
      cancelled = true
    }
  }, [key, query, latitude, longitude, first])

  const list: ListState =
    loaded?.key === key ? loaded : (cache.get(key) ?? fromPage(first, near ? 'loading' : 'ready'))

  const isFinal = near === null || list.near || list.state === 'failed'

  async function loadMore() {
    if (!list.nextCursor || list.state === 'loading') return
    setLoaded({ ...list, state: 'loading', key })
    const answer = await client.listMerchants({
      ...query,
      cursor: list.nextCursor,
      ...(list.near ? { latitude, longitude } : {}),
    })
    const next: KeyedList = answer.ok
      ? addToCache({
          ...list,
          merchants: [...list.merchants, ...answer.data.merchants],
          nextCursor: answer.data.nextCursor,
          deliverableCount: answer.data.deliverableCount,
          state: 'ready',
          key,
        })
      : { ...list, state: 'failed', key }
    // Ignore the response if the page shows another list by now.
    setLoaded((before) => (before?.key === key ? next : before))
  }

  function retry() {
    if (list.near === Boolean(near)) void loadMore()
    else setAttempt(attempt + 1)
  }

  return { list, isFinal, loadMore, retry }
}

/**
 * Returns how many merchants of the list deliver to the address. If the server has not counted
 * them, `more` is true and `count` is the number of merchants shown so far.
 */
export function countDeliverable({
  merchants,
  deliverableCount,
}: Pick<ListState, 'merchants' | 'deliverableCount'>): { count: number; more: boolean } {
  return deliverableCount === null
    ? { count: merchants.length, more: true }
    : { count: deliverableCount, more: false }
}

/**
 * Splits the list into three parts: the merchants that deliver to the address, those of them that
 * match the search only in part, and the merchants that do not deliver.
 */
export function splitList({ merchants }: Pick<ListState, 'merchants'>): {
  near: ListedMerchant[]
  partial: ListedMerchant[]
  far: ListedMerchant[]
} {
  const isFar = ({ deliverable }: ListedMerchant) => deliverable === false
  const isPartial = ({ isPartialMatch }: ListedMerchant) => isPartialMatch === true
  const farStart = startOf(merchants, isFar)
  const reachable = merchants.slice(0, farStart)
  const partialStart = startOf(reachable, isPartial)
  return {
    near: reachable.slice(0, partialStart),
    partial: reachable.slice(partialStart),
    far: merchants.slice(farStart),
  }
}

/** Returns the index of the first such merchant; the length of the list if there is none. */
function startOf(
  merchants: readonly ListedMerchant[],
  belongs: (merchant: ListedMerchant) => boolean,
): number {
  const index = merchants.findIndex(belongs)
  return index < 0 ? merchants.length : index
}

const noParams: Partial<MerchantListQuery> = {}

/** Returns the list for the point; null if the request fails. */
async function readNear(query: MerchantListQuery, point: Point): Promise<ListState | null> {
  const answer = await client.listMerchants({ ...query, ...point })
  return answer.ok ? { ...answer.data, near: true, state: 'ready' } : null
}

const fromPage = (first: MerchantList, state: ListState['state']): ListState => ({
  ...first,
  near: false,
  state,
})
