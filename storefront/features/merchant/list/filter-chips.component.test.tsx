// The quick filters of a phone in a real browser: each tap is an address of its own, of the same list.
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { FilterChips } from './filter-chips.tsx'
import { parseListQuery } from './list-query.ts'
import type { Listing } from './listing.ts'
import { page } from 'vitest/browser'

const now = new Date('2026-11-20T04:10:00.000Z')
const laksa = { ID: 'laksa', name: 'Laksa' }

async function chips(query: string, listing: Listing) {
  await page.viewport(390, 844)
  const wish = parseListQuery(new URLSearchParams(query), now)
  const screen = await draw(<FilterChips wish={wish} listing={listing} now={now} near total={3} />)
  return {
    ...screen,
    leadsTo: (name: string) => screen.getByRole('link', { name }).element().getAttribute('href'),
  }
}

test('PROD-01: a chip turns one filter on or off, and keeps the search, the typed address and the other filters', async () => {
  const { leadsTo, getByRole } = await chips('open=1&diets=vegan&sort=fee', {
    search: 'laksa',
    address: 'Bedok',
  })
  expect(leadsTo('Open now')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&diets=vegan',
  )
  expect(leadsTo('Halal')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&open=1&diets=vegan%2Chalal',
  )
  expect(leadsTo('With an offer')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&open=1&offer=1&diets=vegan',
  )
  expect(leadsTo('Free delivery')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&open=1&freeDelivery=1&diets=vegan',
  )
  await expect
    .element(getByRole('link', { name: 'Open now' }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(getByRole('link', { name: 'Halal' })).not.toHaveAttribute('aria-current')
})

test('ROUTE-14: on the page of a cuisine it stays with that cuisine', async () => {
  const { leadsTo, getByRole, router } = await chips('diets=halal', { category: laksa })
  expect(leadsTo('Halal')).toBe('/sg/en/cuisines/laksa/laksa')
  await getByRole('link', { name: 'Open now' }).click()
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/sg/en/cuisines/laksa/laksa?open=1&diets=halal')
  expect(router.state.historyAction).toBe('REPLACE')
})
