// Tests of the choice between delivery and pickup above a list, in a browser.
import { useSearchParams } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { parseListQuery } from '../../features/merchant/list/list-query.ts'
import { usePendingQuery } from '../../features/merchant/list/use-pending-query.ts'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'
import { draw } from '../../testing/draw.tsx'
import ListService from './list-service.tsx'

const now = new Date('2026-11-20T04:10:00.000Z')
const wish = pickupWish('sg')
const path = '/sg/en/restaurants?search=laksa&open=1'
afterEach(() => wish.write(null))

/** A page that renders again at the start of a navigation, as real pages do. */
function Page() {
  const [query] = useSearchParams()
  const form = { listQuery: parseListQuery(query, now), listing: { search: 'laksa' }, now }
  usePendingQuery(form)
  return <ListService {...form} />
}

/**
 * Draws the choice between delivery and pickup on a page whose lists load when `finish` is called.
 */
async function service(initialPath = path) {
  const requests: { search: string; signal: AbortSignal; finish: () => void }[] = []
  const screen = await draw(<Page />, {
    path: initialPath,
    loader: ({ request }) =>
      new Promise((resolve) => {
        const { search } = new URL(request.url)
        requests.push({ search, signal: request.signal, finish: () => resolve(null) })
      }),
  })
  await expect.poll(() => requests).toHaveLength(1)
  requests[0]?.finish()
  const option = (name: string) => screen.getByRole('radio', { name })
  await expect.element(option('Pickup')).toBeInTheDocument()
  const choose = (name: string) => screen.getByText(name, { exact: true }).click()
  /** Finishes the list that is loading, and waits until the page shows it. */
  const finishLast = async () => {
    const last = requests.at(-1)
    last?.finish()
    await expect.poll(() => screen.router.state.location.search).toBe(last?.search)
  }
  const searches = () => requests.slice(1).map(({ search }) => search)
  const isAnyCancelled = () => requests.some(({ signal }) => signal.aborted)
  return { ...screen, option, choose, finishLast, searches, isAnyCancelled }
}

test('PICK-01 a choice is shown at once and loads one list, in each direction', async () => {
  const list = await service()
  await list.choose('Pickup')
  await expect.element(list.option('Pickup')).toBeChecked()
  await list.finishLast()
  await expect.element(list.option('Pickup')).toBeChecked()
  expect(wish.read()).toBe(true)

  await list.choose('Delivery')
  await expect.element(list.option('Delivery')).toBeChecked()
  await list.finishLast()
  await expect.element(list.option('Delivery')).toBeChecked()
  expect(wish.read()).toBeNull()
  expect(list.searches()).toEqual(['?search=laksa&open=1&pickup=1', '?search=laksa&open=1'])
  expect(list.isAnyCancelled()).toBe(false)
})

test('PICK-01 a list follows an earlier choice of pickup with one navigation', async () => {
  wish.write(true)
  const list = await service()
  await expect.poll(list.searches).toEqual(['?search=laksa&open=1&pickup=1'])
  await list.finishLast()
  expect(list.searches()).toHaveLength(1)
  expect(list.isAnyCancelled()).toBe(false)
  // The stored wish for pickup also applies to each further list without pickup in its URL.
  void list.router.navigate('/sg/en/restaurants?search=laksa')
  await expect.poll(list.searches).toHaveLength(2)
  await list.finishLast()
  await expect.poll(list.searches).toHaveLength(3)
  expect(list.searches()[2]).toBe('?search=laksa&pickup=1')
})

test('PICK-01 a link to a list with pickup sets the choice', async () => {
  const list = await service(`${path}&pickup=1`)
  await expect.element(list.option('Pickup')).toBeChecked()
  await expect.poll(() => wish.read()).toBe(true)
  expect(list.searches()).toEqual([])
})
