// The list of merchants: the one that came with the page, and for a stored address the one near it.
import type { ListedMerchant, MerchantList, MerchantListQuery } from '@tingkat/contract/merchant'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Point } from '@tingkat/ordering/location/location'
import { useEffect, useMemo, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'

export type ListState = {
  merchants: ListedMerchant[]
  total: number
  deliverableCount: number | null
  nextCursor: string | null
  /** `near` once the list belongs to the address. */
  near: boolean
  state: 'ready' | 'loading' | 'failed'
}

type Wanted = {
  country: CountryCode
  search?: string
  category?: string
  /** Filters and order, as the API asks for them. */
  wish?: Partial<MerchantListQuery>
  near: Point | null
  first: MerchantList
}
type Loaded = ListState & { key: string }

// Lists as they were left, so that going back finds every page of them, and the place in it.
const left = new Map<string, Loaded>()
const leftMost = 12

function keep(list: Loaded): Loaded {
  left.delete(list.key)
  left.set(list.key, { ...list, state: 'ready' })
  if (left.size > leftMost) left.delete(left.keys().next().value as string)
  return list
}

/** `first` is what the server rendered; it stays in sight until the list for the address is here. */
export function useMerchantList({
  country,
  search = '',
  category = '',
  wish = noWish,
  near,
  first,
}: Wanted) {
  const [attempt, setAttempt] = useState(0)
  const latitude = near?.latitude
  const longitude = near?.longitude
  const wishText = JSON.stringify(wish)
  const query = useMemo<MerchantListQuery>(
    () => ({
      country,
      ...(JSON.parse(wishText) as Partial<MerchantListQuery>),
      search: search || undefined,
      category: category || undefined,
    }),
    [country, wishText, search, category],
  )
  const key = JSON.stringify([query, latitude, longitude, attempt])
  const [loaded, setLoaded] = useState<Loaded | null>(() => left.get(key) ?? null)

  useEffect(() => {
    if (latitude === undefined || longitude === undefined || left.has(key)) return undefined
    let current = true
    void readNear(query, { latitude, longitude }).then(
      (list) =>
        current && setLoaded(list ? keep({ ...list, key }) : { ...fromPage(first, 'failed'), key }),
    )
    return () => {
      current = false
    }
  }, [key, query, latitude, longitude, first])

  const list: ListState =
    loaded?.key === key ? loaded : (left.get(key) ?? fromPage(first, near ? 'loading' : 'ready'))

  async function loadMore() {
    if (!list.nextCursor || list.state === 'loading') return
    setLoaded({ ...list, state: 'loading', key })
    const answer = await client.listMerchants({
      ...query,
      cursor: list.nextCursor,
      ...(list.near ? { latitude, longitude } : {}),
    })
    const next: Loaded = answer.ok
      ? keep({
          ...list,
          merchants: [...list.merchants, ...answer.data.merchants],
          nextCursor: answer.data.nextCursor,
          deliverableCount: answer.data.deliverableCount,
          state: 'ready',
          key,
        })
      : { ...list, state: 'failed', key }
    // Another list may be wanted by now.
    setLoaded((before) => (before?.key === key ? next : before))
  }

  function retry() {
    if (list.near === Boolean(near)) void loadMore()
    else setAttempt(attempt + 1)
  }

  return { list, loadMore, retry }
}

/** How many of a list deliver to the address; `more` where the server does not know yet: then at least as many as were shown. */
export function countDeliverable({
  merchants,
  deliverableCount,
}: Pick<ListState, 'merchants' | 'deliverableCount'>): { count: number; more: boolean } {
  return deliverableCount === null
    ? { count: merchants.length, more: true }
    : { count: deliverableCount, more: false }
}

/** Those that deliver to the address, or might, and at the list's end those that do not. */
export function splitByDeliverable({ merchants }: Pick<ListState, 'merchants'>): {
  near: ListedMerchant[]
  far: ListedMerchant[]
} {
  const end = merchants.findIndex((merchant) => merchant.deliverable === false)
  return end < 0
    ? { near: merchants, far: [] }
    : { near: merchants.slice(0, end), far: merchants.slice(end) }
}

const noWish: Partial<MerchantListQuery> = {}

/** Null when it could not be read. */
async function readNear(query: MerchantListQuery, point: Point): Promise<ListState | null> {
  const answer = await client.listMerchants({ ...query, ...point })
  return answer.ok ? { ...answer.data, near: true, state: 'ready' } : null
}

const fromPage = (first: MerchantList, state: ListState['state']): ListState => ({
  ...first,
  near: false,
  state,
})
