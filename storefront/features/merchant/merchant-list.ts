// The list of merchants: the one that came with the page, and for a stored address the one near it.
import type { ListedMerchant, MerchantList } from '@tingkat/contract/merchant'
import type { CountryCode } from '@tingkat/ordering/country'
import type { Point } from '@tingkat/ordering/location'
import { useCallback, useEffect, useState } from 'react'
import { client } from '../../platform/client.ts'

export type ListState = {
  merchants: ListedMerchant[]
  total: number
  nextCursor: string | null
  /** `near` once the list belongs to the address. */
  near: boolean
  state: 'ready' | 'loading' | 'failed'
}

type Wanted = { country: CountryCode; search?: string; near: Point | null; first: MerchantList }

/** `first` is what the server rendered; it stays in sight until the list for the address is here. */
export function useMerchantList({ country, search, near, first }: Wanted) {
  const [list, setList] = useState<ListState>(() => fromPage(first))
  const [attempt, setAttempt] = useState(0)
  const latitude = near?.latitude
  const longitude = near?.longitude

  useEffect(() => {
    setList(before => latitude === undefined ? fromPage(first) : { ...before, state: 'loading' })
    if (latitude === undefined) return undefined
    let current = true
    void client.listMerchants({ country, search: search || undefined, latitude, longitude }).then(answer => {
      if (!current) return
      setList(before => answer.ok ? { ...answer.data, near: true, state: 'ready' } : { ...before, state: 'failed' })
    })
    return () => { current = false }
  }, [country, search, latitude, longitude, first, attempt])

  const loadMore = useCallback(async () => {
    if (!list.nextCursor || list.state === 'loading') return
    setList(before => ({ ...before, state: 'loading' }))
    const point = list.near ? { latitude, longitude } : {}
    const answer = await client.listMerchants({ country, search: search || undefined, cursor: list.nextCursor, ...point })
    setList(before => answer.ok
      ? { ...before, merchants: [...before.merchants, ...answer.data.merchants], nextCursor: answer.data.nextCursor, state: 'ready' }
      : { ...before, state: 'failed' })
  }, [list, country, search, latitude, longitude])

  return { list, loadMore, retry: () => list.merchants.length > 0 && list.near ? void loadMore() : setAttempt(attempt + 1) }
}

const fromPage = (first: MerchantList): ListState => ({ ...first, near: false, state: 'ready' })
