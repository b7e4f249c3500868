// The list of merchants: the one that came with the page, and for a stored address the one near it.
import type { ListedMerchant, MerchantList, MerchantListQuery } from '@tingkat/contract/merchant'
import type { CountryCode } from '@tingkat/ordering/country'
import type { Point } from '@tingkat/ordering/location'
import { useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

export type ListState = {
  merchants: ListedMerchant[]
  total: number
  nextCursor: string | null
  /** `near` once the list belongs to the address. */
  near: boolean
  state: 'ready' | 'loading' | 'failed'
}

type Wanted = { country: CountryCode; search?: string; category?: string; near: Point | null; first: MerchantList }
type Loaded = ListState & { key: string }

/** `first` is what the server rendered; it stays in sight until the list for the address is here. */
export function useMerchantList({ country, search = '', category = '', near, first }: Wanted) {
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const latitude = near?.latitude
  const longitude = near?.longitude
  const key = JSON.stringify([country, search, category, latitude, longitude, attempt])

  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return undefined
    let current = true
    void readNear({ country, search: search || undefined, category: category || undefined }, { latitude, longitude }).then(list => current && setLoaded({ ...list ?? fromPage(first, 'failed'), key }))
    return () => { current = false }
  }, [key, country, search, category, latitude, longitude, first])

  const list: ListState = loaded?.key === key ? loaded : fromPage(first, near ? 'loading' : 'ready')

  async function loadMore() {
    if (!list.nextCursor || list.state === 'loading') return
    setLoaded({ ...list, state: 'loading', key })
    const answer = await client.listMerchants({ country, search: search || undefined, category: category || undefined, cursor: list.nextCursor, ...(list.near ? { latitude, longitude } : {}) })
    const next: Loaded = answer.ok
      ? { ...list, merchants: [...list.merchants, ...answer.data.merchants], nextCursor: answer.data.nextCursor, state: 'ready', key }
      : { ...list, state: 'failed', key }
    // Another list may be wanted by now.
    setLoaded(before => before?.key === key ? next : before)
  }

  function retry() {
    if (list.near === Boolean(near)) void loadMore()
    else setAttempt(attempt + 1)
  }

  return { list, loadMore, retry }
}

/** Null when it could not be read. */
async function readNear(wanted: Pick<MerchantListQuery, 'country' | 'search' | 'category'>, point: Point): Promise<ListState | null> {
  const answer = await client.listMerchants({ ...wanted, ...point })
  return answer.ok ? { ...answer.data, near: true, state: 'ready' } : null
}

const fromPage = (first: MerchantList, state: ListState['state']): ListState => ({ ...first, near: false, state })
