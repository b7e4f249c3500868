// Tests of the heading of search results, which counts only merchants that match the whole search.
import type { ListedMerchant, MerchantList } from '@tingkat/contract/merchant'
import { testLocation } from '@tingkat/ordering/testing/fixtures'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyQuery } from '../../features/merchant/list/list-query.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { client } from '../../platform/browser/client.ts'
import { draw } from '../../testing/draw.tsx'
import { testMerchant } from '../../testing/cart-fixtures.ts'
import Restaurants from './restaurants.tsx'

beforeEach(() => chosenLocation('sg').write(null))

const listOf = (wholeMatches: number, partialMatches: number): MerchantList => ({
  merchants: Array.from({ length: wholeMatches + partialMatches }, (_, index): ListedMerchant => ({
    ...testMerchant,
    ID: `m${index}`,
    deliverable: true,
    deliveryFee: null,
    opensAt: null,
    dishes: [],
    ...(index >= wholeMatches ? { isPartialMatch: true } : {}),
  })),
  total: wholeMatches + partialMatches,
  deliverableCount: wholeMatches + partialMatches,
  matchCount: wholeMatches,
  nextCursor: null,
})

async function headingOf(list: MerchantList, search: string) {
  const props = {
    loaderData: {
      first: list,
      search,
      typed: { state: 'none' },
      listQuery: emptyQuery,
      now: '2026-11-29T04:00:00.000Z',
    },
  } as unknown as ComponentProps<typeof Restaurants>
  const { getByRole } = await draw(<Restaurants {...props} />, {
    path: `/sg/en/restaurants?search=${search}`,
  })
  return getByRole('heading', { level: 1 })
}

test.each([
  { whole: 4, partial: 34, text: '4 restaurants for “siomai rice”' },
  { whole: 1, partial: 0, text: '1 restaurant for “siomai rice”' },
  { whole: 0, partial: 3, text: 'No exact matches for “siomai rice”' },
])('PROD-01: $whole whole and $partial partial matches: $text', async (counts) => {
  const heading = await headingOf(listOf(counts.whole, counts.partial), 'siomai rice')
  await expect.element(heading).toHaveTextContent(counts.text)
})

test.each([
  { whole: 4, partial: 34, text: '4 restaurants for “siomai rice” deliver here' },
  { whole: 0, partial: 3, text: 'No restaurants for “halo laksa” deliver here' },
])('PROD-01: near an address, $whole whole and $partial partial matches: $text', async (counts) => {
  const list = listOf(counts.whole, counts.partial)
  chosenLocation('sg').write(testLocation)
  vi.spyOn(client, 'listMerchants').mockResolvedValue({ ok: true, data: list })
  const heading = await headingOf(list, /“(.*)”/.exec(counts.text)?.[1] ?? '')
  await expect.element(heading).toHaveTextContent(counts.text)
  vi.restoreAllMocks()
})
