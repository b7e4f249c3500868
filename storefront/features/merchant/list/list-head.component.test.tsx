// Tests of the head of a list in a browser: active filters, and removing them by mouse, keyboard
// and touch.
import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { ListHead } from './list-head.tsx'
import { parseListQuery } from './list-query.ts'

const now = new Date('2026-11-20T04:10:00.000Z')

/** Reads the filters from the URL, as a page does. */
function Page() {
  const [query] = useSearchParams()
  return (
    <ListHead listQuery={parseListQuery(query, now)} listing={{ search: 'laksa' }} now={now}>
      12 places
    </ListHead>
  )
}

async function head(query: string, width = 1280, around: Around = {}) {
  await page.viewport(width, 844)
  const path = `/sg/en/restaurants?search=laksa&${query}`
  const screen = await draw(<Page />, { path, ...around })
  return {
    ...screen,
    names: () =>
      [...screen.container.querySelectorAll('.on-filters li')].map((chip) =>
        chip.textContent.replaceAll(/\s/g, ' '),
      ),
    search: () => screen.router.state.location.search,
  }
}

test('PROD-01: lists each active filter by name, and nothing without active filters', async () => {
  const { names, unmount } = await head(
    'sort=fee&open=1&freeDelivery=1&diets=halal&prices=2&rating=4.5&minutes=30&by=2026-11-20T05:00:00.000Z',
  )
  expect(names()).toEqual([
    'Open now',
    'Free delivery',
    'Halal',
    'S$ 8.00 to S$ 15.00',
    'Rated 4.5 and up',
    'Within 30 min',
    'Arrives by 13:00',
  ])
  await unmount()
  const plain = await head('sort=fee')
  expect(plain.container.querySelector('.on-filters')).toBeNull()
})

test('PROD-01: a press removes one filter and keeps the rest of the URL', async () => {
  const { getByRole, search, names, router } = await head('sort=fee&open=1&diets=halal,vegan')
  await getByRole('link', { name: 'Remove filter Halal' }).click()
  await expect.poll(names).toEqual(['Open now', 'Vegan'])
  expect(search()).toBe('?search=laksa&sort=fee&open=1&diets=vegan')
  expect(router.state.historyAction).toBe('REPLACE')
  await getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(search).toBe('?search=laksa')
})

test('PICK-01 clearing the filters keeps the choice of pickup', async () => {
  const { getByRole, search, names } = await head('pickup=1&open=1&by=2026-11-20T05:00:00.000Z')
  expect(names()).toEqual(['Open now', 'Ready by 13:00'])
  await getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(search).toBe('?search=laksa&pickup=1')
})

test('PROD-01: the focus moves to the next chip, and after the last to the heading', async () => {
  const { getByRole, names } = await head('open=1&offer=1&freeDelivery=1')
  getByRole('link', { name: 'Remove filter Offers' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('link', { name: 'Remove filter Free delivery' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByRole('link', { name: 'Remove filter Open now' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual([])
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus()
})

test.each([
  ['en', 'sg'],
  ['th', 'th'],
  ['vi', 'vn'],
  ['id', 'id'],
] as const)(
  'PROD-01: on a phone, in %s, each chip is 44 px high, inside the page, and overlaps no other',
  async (language, country) => {
    const { container } = await head(
      'open=1&offer=1&freeDelivery=1&scheduled=1&diets=halal,vegetarian,vegan&prices=1,2,3&rating=4&minutes=45',
      390,
      { country, language },
    )
    const boxes = [...container.querySelectorAll('.on-filters a')].map((link) =>
      link.getBoundingClientRect(),
    )
    expect(boxes).toHaveLength(13)
    for (const box of boxes) {
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual(390)
    }
    for (const [index, box] of boxes.entries()) {
      for (const other of boxes.slice(index + 1))
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top ||
            other.bottom <= box.top,
        ).toBe(true)
    }
  },
)
