// Tests of the filter chips in a browser.
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
  const listQuery = parseListQuery(new URLSearchParams(query), now)
  const screen = await draw(
    <FilterChips listQuery={listQuery} listing={listing} now={now} near total={3} />,
  )
  return {
    ...screen,
    hrefOf: (name: string) => screen.getByRole('link', { name }).element().getAttribute('href'),
  }
}

test('PROD-01: a chip toggles one filter and keeps search, address and other filters', async () => {
  const { hrefOf, getByRole } = await chips('open=1&diets=vegan&sort=fee', {
    search: 'laksa',
    address: 'Bedok',
  })
  expect(hrefOf('Open now')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&diets=vegan',
  )
  expect(hrefOf('Halal')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&open=1&diets=vegan%2Chalal',
  )
  expect(hrefOf('Offers')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&open=1&offer=1&diets=vegan',
  )
  expect(hrefOf('Free delivery')).toBe(
    '/sg/en/restaurants?search=laksa&address=Bedok&sort=fee&open=1&freeDelivery=1&diets=vegan',
  )
  await expect
    .element(getByRole('link', { name: 'Open now' }))
    .toHaveAttribute('aria-current', 'true')
  await expect.element(getByRole('link', { name: 'Halal' })).not.toHaveAttribute('aria-current')
})

test('PICK-01 with pickup, no chip is about delivery, and the others keep pickup', async () => {
  const { hrefOf, getByRole } = await chips('pickup=1', {})
  expect(getByRole('link', { name: 'Free delivery' }).query()).toBeNull()
  expect(hrefOf('Offers')).toBe('/sg/en/restaurants?offer=1&pickup=1')
})

test('ROUTE-14: on the page of a cuisine a chip keeps the cuisine', async () => {
  const { hrefOf, getByRole, router } = await chips('diets=halal', { category: laksa })
  expect(hrefOf('Halal')).toBe('/sg/en/cuisines/laksa/laksa')
  await getByRole('link', { name: 'Open now' }).click()
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/sg/en/cuisines/laksa/laksa?open=1&diets=halal')
  expect(router.state.historyAction).toBe('REPLACE')
})
