// What the eater asks of a list, as it stands in the page's address: readable, to be shared, and true after going back.
import type { MerchantListQuery } from '@tingkat/contract/merchant'
import {
  emptyMerchantFilter,
  diets,
  merchantSorts,
  priceLevels,
  type Diet,
  type MerchantFilter,
  type MerchantSort,
  type PriceLevel,
} from '@tingkat/ordering/merchant/merchant-filter'

export type ListQuery = { filter: MerchantFilter; sort: MerchantSort }

export const noWish: ListQuery = { filter: emptyMerchantFilter, sort: 'recommended' }

/** Choices on offer; the address may say others, within what the server takes. */
export const ratings = [4, 4.5] as const
export const minutesToDoor = [20, 30, 45] as const

/** Nothing in an address is wrong: what is not known, and an hour that is past, is not asked. */
export function parseListQuery(query: URLSearchParams, now: Date): ListQuery {
  const all = (name: string) => query.getAll(name).flatMap((text) => text.split(','))
  const one = (name: string, most: number) => {
    const value = Number(query.get(name) ?? 0)
    return value > 0 && value <= most ? value : 0
  }
  const by = Date.parse(query.get('by') ?? '')
  return {
    filter: {
      open: query.get('open') === '1',
      offer: query.get('offer') === '1',
      freeDelivery: query.get('freeDelivery') === '1',
      scheduled: query.get('scheduled') === '1',
      rating: one('rating', 5),
      minutes: Math.round(one('minutes', 300)),
      by: by > now.getTime() ? new Date(by).toISOString() : null,
      prices: priceLevels.filter((level) => all('prices').includes(String(level))),
      diets: diets.filter((diet) => all('diets').includes(diet)),
    },
    sort: merchantSorts.find((sort) => sort === query.get('sort')) ?? 'recommended',
  }
}

/** Only what is asked, in words of the API and of the address alike. */
export function toListParams({ filter, sort }: ListQuery): Partial<MerchantListQuery> {
  const {
    open,
    offer,
    freeDelivery,
    scheduled,
    rating,
    minutes,
    by,
    prices,
    diets: wanted,
  } = filter
  return {
    ...(sort === 'recommended' ? {} : { sort }),
    ...(open ? { open: '1' as const } : {}),
    ...(offer ? { offer: '1' as const } : {}),
    ...(freeDelivery ? { freeDelivery: '1' as const } : {}),
    ...(scheduled ? { scheduled: '1' as const } : {}),
    ...(rating > 0 ? { rating } : {}),
    ...(minutes > 0 ? { minutes } : {}),
    ...(by ? { by } : {}),
    ...(prices.length > 0 ? { prices: prices.join(',') } : {}),
    ...(wanted.length > 0 ? { diets: wanted.join(',') } : {}),
  }
}

/** One filter that is on, and the wish without it. Of prices and diets each is one. */
export type ActiveFilter = {
  filter: (typeof yesOrNo)[number] | Diet | PriceLevel | 'rating' | 'minutes' | 'by'
  without: ListQuery
}

const yesOrNo = ['open', 'offer', 'freeDelivery', 'scheduled'] as const

export function partsOf({ filter, sort }: ListQuery): ActiveFilter[] {
  const part = (one: ActiveFilter['filter'], changes: Partial<MerchantFilter>): ActiveFilter => ({
    filter: one,
    without: { sort, filter: { ...filter, ...changes } },
  })
  return [
    ...yesOrNo.filter((one) => filter[one]).map((one) => part(one, { [one]: false })),
    ...filter.diets.map((diet) =>
      part(diet, { diets: filter.diets.filter((other) => other !== diet) }),
    ),
    ...filter.prices.map((level) =>
      part(level, { prices: filter.prices.filter((other) => other !== level) }),
    ),
    ...(filter.rating > 0 ? [part('rating', { rating: 0 })] : []),
    ...(filter.minutes > 0 ? [part('minutes', { minutes: 0 })] : []),
    ...(filter.by ? [part('by', { by: null })] : []),
  ]
}

/** How many filters are on; the order is none. */
export const countFilters = (wish: ListQuery): number => partsOf(wish).length

const halfHour = 30 * 60_000

/** The next half hours, as instants, from the first that a kitchen could make. */
export function upcomingHalfHours(now: Date, count = 12): string[] {
  const first = Math.ceil((now.getTime() + halfHour) / halfHour) * halfHour
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * halfHour).toISOString(),
  )
}
