// The head of a list in a real browser: which filters are on, and how each is taken off, by mouse, keyboard and finger.
import { useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { ListHead } from './list-head.tsx'
import { parseListQuery } from './list-query.ts'

const now = new Date('2026-11-20T04:10:00.000Z')

/** As a page: the address says which filters are on. */
function Page() {
  const [query] = useSearchParams()
  return (
    <ListHead wish={parseListQuery(query, now)} listing={{ search: 'laksa' }} now={now}>
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
    asked: () => screen.router.state.location.search,
  }
}

test('PROD-01: each filter that is on stands there by name; none, nothing', async () => {
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
    'By 13:00',
  ])
  await unmount()
  const plain = await head('sort=fee')
  expect(plain.container.querySelector('.on-filters')).toBeNull()
})

test('PROD-01: a press takes off that one; the search, the order and the others stay', async () => {
  const { getByRole, asked, names, router } = await head('sort=fee&open=1&diets=halal,vegan')
  await getByRole('link', { name: 'Remove filter Halal' }).click()
  await expect.poll(names).toEqual(['Open now', 'Vegan'])
  expect(asked()).toBe('?search=laksa&sort=fee&open=1&diets=vegan')
  expect(router.state.historyAction).toBe('REPLACE')
  await getByRole('link', { name: 'Clear' }).click()
  await expect.poll(asked).toBe('?search=laksa')
})

test('PROD-01: by keyboard the focus goes to the neighbour, and from the last to the heading', async () => {
  const { getByRole, names } = await head('open=1&offer=1&freeDelivery=1')
  getByRole('link', { name: 'Remove filter With an offer' }).element().focus()
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
  'PROD-01: on a phone, in %s, each is as high as a finger is broad and lies within the page, on no other',
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
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true)
    }
  },
)
