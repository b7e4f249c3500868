// Filters and sort order of a list as query parameters of the page's URL, so that a filtered list
// can be shared and survives going back.
import type { MerchantListQuery } from '@tingkat/contract/merchant'
import {
  dropDeliveryFilters,
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

export const emptyQuery: ListQuery = { filter: emptyMerchantFilter, sort: 'recommended' }

/**
 * The least stars and the most minutes of delivery that the filter form offers. The server also
 * accepts other values in a URL.
 */
export const ratings = [4, 4.5] as const
export const minutesToDoor = [20, 30, 45] as const

/**
 * Returns the filters and sort order in the query of a URL and never fails: unknown values and past
 * times are ignored. Pickup has no delivery fee or time, so filters and sort orders by these are
 * ignored as well.
 */
export function parseListQuery(query: URLSearchParams, now: Date): ListQuery {
  const listOf = (name: string) => query.getAll(name).flatMap((text) => text.split(','))
  const numberUpTo = (max: number, name: string) => {
    const value = Number(query.get(name) ?? 0)
    return value > 0 && value <= max ? value : 0
  }
  const by = Date.parse(query.get('by') ?? '')
  return dropDeliveryFilters({
    filter: {
      open: query.get('open') === '1',
      offer: query.get('offer') === '1',
      freeDelivery: query.get('freeDelivery') === '1',
      scheduled: query.get('scheduled') === '1',
      pickup: query.get('pickup') === '1',
      rating: numberUpTo(5, 'rating'),
      minutes: Math.round(numberUpTo(300, 'minutes')),
      by: by > now.getTime() ? new Date(by).toISOString() : null,
      prices: priceLevels.filter((level) => listOf('prices').includes(String(level))),
      diets: diets.filter((diet) => listOf('diets').includes(diet)),
    },
    sort: merchantSorts.find((sort) => sort === query.get('sort')) ?? 'recommended',
  })
}

/** Returns the query parameters of the API and of the page, without default values. */
export function toListParams({ filter, sort }: ListQuery): Partial<MerchantListQuery> {
  const { rating, minutes, by, prices } = filter
  return {
    ...(sort === 'recommended' ? {} : { sort }),
    ...(filter.open ? { open: '1' as const } : {}),
    ...(filter.offer ? { offer: '1' as const } : {}),
    ...(filter.freeDelivery ? { freeDelivery: '1' as const } : {}),
    ...(filter.scheduled ? { scheduled: '1' as const } : {}),
    ...(filter.pickup ? { pickup: '1' as const } : {}),
    ...(rating > 0 ? { rating } : {}),
    ...(minutes > 0 ? { minutes } : {}),
    ...(by ? { by } : {}),
    ...(prices.length > 0 ? { prices: prices.join(',') } : {}),
    ...(filter.diets.length > 0 ? { diets: filter.diets.join(',') } : {}),
  }
}

/**
 * An active filter, and the query without it. Each
 * chosen price level and diet is a filter of its own.
 */
export type ActiveFilter = {
  filter: (typeof toggles)[number] | Diet | PriceLevel | 'rating' | 'minutes' | 'by'
  without: ListQuery
}

/** The filters that are either on or off. */
const toggles = ['open', 'offer', 'freeDelivery', 'scheduled'] as const

/** Returns the on/off filters that the form offers. `freeDelivery` is not offered with pickup. */
export const togglesFor = ({ pickup }: Pick<MerchantFilter, 'pickup'>) =>
  toggles.filter((name) => !pickup || name !== 'freeDelivery')

export function listActiveFilters({ filter, sort }: ListQuery): ActiveFilter[] {
  const active = (
    name: ActiveFilter['filter'],
    changes: Partial<MerchantFilter>,
  ): ActiveFilter => ({ filter: name, without: { sort, filter: { ...filter, ...changes } } })
  return [
    ...toggles.filter((name) => filter[name]).map((name) => active(name, { [name]: false })),
    ...filter.diets.map((diet) =>
      active(diet, { diets: filter.diets.filter((other) => other !== diet) }),
    ),
    ...filter.prices.map((level) =>
      active(level, { prices: filter.prices.filter((other) => other !== level) }),
    ),
    ...(filter.rating > 0 ? [active('rating', { rating: 0 })] : []),
    ...(filter.minutes > 0 ? [active('minutes', { minutes: 0 })] : []),
    ...(filter.by ? [active('by', { by: null })] : []),
  ]
}

/** Returns the query without filters and with the default order; the choice of pickup stays. */
export const clearFilters = ({ filter: { pickup } }: ListQuery): ListQuery => ({
  ...emptyQuery,
  filter: { ...emptyMerchantFilter, pickup },
})

/** Returns the number of active filters; the sort order does not count. */
export const countFilters = (listQuery: ListQuery): number => listActiveFilters(listQuery).length

const halfHour = 30 * 60_000

/**
 * Returns the next `count` half hours as instants. The first is at least half an hour from now,
 * because no merchant delivers faster.
 */
export function upcomingHalfHours(now: Date, count = 12): string[] {
  const first = Math.ceil((now.getTime() + halfHour) / halfHour) * halfHour
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * halfHour).toISOString(),
  )
}
