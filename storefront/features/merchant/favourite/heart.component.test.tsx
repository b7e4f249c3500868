// Tests of the heart (favourite button) and the list of favourites in a browser.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../../platform/browser/client.ts'
import { LoggedInProvider } from '../../../platform/site/logged-in.tsx'
import { testMerchant } from '../../../testing/cart-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { answered, unreachable } from '../../../testing/order-fixtures.ts'
import { FavouriteList } from './favourite-list.tsx'
import Heart from './heart.tsx'
import { favouriteStore, guestFavourites } from './use-favourites.ts'

const merchant = { ID: 'm1', name: 'Warung Senja' }
const listed = (ID: string, open: boolean): ListedMerchant => ({
  ...testMerchant,
  ID,
  name: `Warung ${ID}`,
  openingHours: { ...testMerchant.openingHours, open },
  deliverable: null,
  deliveryFee: null,
  opensAt: null,
})

beforeEach(() => {
  vi.restoreAllMocks()
  favouriteStore.setMember(false)
  guestFavourites.write(null)
})

test('FAV-01: a guest’s heart says whether it is set, and stays in the browser', async () => {
  const { getByRole, getByText } = await draw(<Heart merchant={merchant} />)
  const heart = getByRole('button', { name: 'Favourite: Warung Senja' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(getByText('Warung Senja is in your favourites')).toBeVisible()
  expect(localStorage.getItem('tingkat.favourites')).toBe('["m1"]')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('FAV-01: a heart that the server refuses is reset, and the reason is shown', async () => {
  vi.spyOn(client, 'listFavourites').mockResolvedValue(answered({ favourites: [] }))
  vi.spyOn(client, 'addFavourite').mockResolvedValue({
    ok: false,
    problem: { code: 'favourites_full', status: 409, message: '', context: { max: 200 } },
  })
  const { getByRole, getByText } = await draw(
    <LoggedInProvider value>
      <Heart merchant={merchant} />
    </LoggedInProvider>,
  )
  const heart = getByRole('button', { name: /Warung Senja/ })
  await heart.click()
  await expect.element(getByText('Your favourites are full.')).toBeVisible()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

test('FAV-01: the list shows what is open now before what is closed', async () => {
  guestFavourites.write(['closed', 'open', 'gone'])
  const list = vi.spyOn(client, 'listMerchants').mockResolvedValue(
    answered({
      merchants: [listed('closed', false), listed('open', true)],
      total: 2,
      deliverableCount: null,
      nextCursor: null,
    }),
  )
  const { container, getByRole } = await draw(<FavouriteList near={null} />)
  await expect.element(getByRole('heading', { name: 'Open now' })).toBeVisible()
  expect([...container.querySelectorAll('h2, h3')].map((found) => found.textContent)).toEqual([
    'Open now',
    'Warung open',
    'Closed right now',
    'Warung closed',
  ])
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ ids: 'closed,open,gone' }))
  // The merchant stays in the list, so that a second press makes it a favourite again.
  await getByRole('button', { name: 'Favourite: Warung open' }).click()
  expect(guestFavourites.read()).toEqual(['closed', 'gone'])
  await expect.element(getByRole('heading', { name: 'Warung open' })).toBeVisible()
})

test('FAV-01: the list says that it is empty, and offers to load it again after a failure', async () => {
  const list = vi.spyOn(client, 'listMerchants').mockResolvedValue(unreachable)
  guestFavourites.write(['m1'])
  const failed = await draw(<FavouriteList near={null} />)
  const retry = failed.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  list.mockResolvedValue(
    answered({ merchants: [], total: 0, deliverableCount: null, nextCursor: null }),
  )
  await retry.click()
  await expect.element(failed.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
})
