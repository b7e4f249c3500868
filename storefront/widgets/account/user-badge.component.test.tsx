// Tests of the account badge in a browser: initials, tooltip, and drawer.
import type { User } from '@tingkat/contract/account'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../platform/browser/client.ts'
import { tiongBahru } from '../../testing/address.tsx'
import { LoggedInProvider } from '../../platform/site/logged-in.tsx'
import { draw, type Around } from '../../testing/draw.tsx'
import { answered, makeOrderView, rizal, unreachable } from '../../testing/order-fixtures.ts'
import { meStore } from '../../features/account/use-me.ts'
import { chosenLocation } from '../../features/location/chosen-location.ts'
import { tooltipSeen, UserBadge } from './user-badge.tsx'

const user: User = {
  name: 'Aisyah binte Rahman',
  loggedIn: true,
  safeId: 'e1',
  ongoingOrderCount: 2,
}
const key = 'tingkat.ongoing-orders-seen'

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(client, 'listOrders').mockResolvedValue({
    ok: true,
    data: { orders: [], nextCursor: null },
  })
  vi.spyOn(client, 'readProfile').mockResolvedValue(
    answered({
      name: user.name,
      phone: '•••• 4567',
      memberSince: '2026-01-01T00:00:00Z',
      sessions: [],
    }),
  )
  tooltipSeen.write(null)
  await page.viewport(1280, 800)
})

async function drawBadge(badgeUser: User | null = user, around?: Around) {
  const screen = await draw(
    <LoggedInProvider value={badgeUser !== null}>
      <UserBadge user={badgeUser} counted />
    </LoggedInProvider>,
    around,
  )
  return { screen, badge: screen.getByRole('button').first(), tooltip: screen.getByRole('tooltip') }
}
async function openDrawer(badgeUser?: User | null, around?: Around) {
  const drawn = await drawBadge(badgeUser, around)
  await drawn.badge.click()
  const drawer = drawn.screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  return { ...drawn, drawer }
}

describe('the badge', () => {
  test.each([
    ['Aisyah binte Rahman', 'AR'],
    ['wayan', 'W'],
    ['Nguyễn Thị Ánh', 'NÁ'],
    ['สมชาย ใจดี', 'สใ'],
  ])('HDR-10: %s shows as %s', async (name, initials) => {
    const { badge } = await drawBadge({ ...user, name, ongoingOrderCount: 0 })
    expect(badge.element().firstElementChild?.textContent).toBe(initials)
    await expect.element(badge).toHaveAccessibleName(`${name}’s account`)
  })

  test('HDR-10: shows an icon for a user without a name', async () => {
    const { badge } = await drawBadge({ ...user, name: '', ongoingOrderCount: 0 })
    expect(badge.element().querySelector('svg')).not.toBeNull()
  })
})

describe('the tooltip about ongoing orders', () => {
  test('USER-06 USER-08: is shown for ongoing orders until it is dismissed', async () => {
    const { tooltip } = await drawBadge()
    await expect.element(tooltip).toMatchTextContent('You have 2 orders in progress')
  })

  test.each(['/sg/en/order/sg-o1', '/sg/en/checkout', '/sg/en/order-history'])(
    'USER-06: is not shown on %s, where it would cover or repeat the order',
    async (path) => {
      const { badge, tooltip } = await drawBadge(user, { path })
      await expect.element(badge).toBeVisible()
      expect(tooltip.elements()).toEqual([])
    },
  )

  test('USER-08: is not shown without ongoing orders or after it was dismissed', async () => {
    const none = await drawBadge({ ...user, ongoingOrderCount: 0 })
    expect(none.tooltip.elements()).toEqual([])
    await none.screen.unmount()
    tooltipSeen.write(true)
    const dismissed = await drawBadge()
    expect(dismissed.tooltip.elements()).toEqual([])
  })

  test('USER-07 USER-09 USER-10: a press on the badge dismisses it and stores the dismissal', async () => {
    const { badge, tooltip, screen } = await drawBadge()
    expect(localStorage.getItem(key)).toBeNull()
    await badge.click()
    await expect.element(tooltip).not.toBeInTheDocument()
    expect(localStorage.getItem(key)).toBe('true')
    await screen.unmount()
    const drawnAgain = await drawBadge()
    expect(drawnAgain.tooltip.elements()).toEqual([])
  })

  test('USER-10: a press without a tooltip stores nothing', async () => {
    await openDrawer({ ...user, ongoingOrderCount: 0 })
    expect(localStorage.getItem(key)).toBeNull()
  })
})

describe('the drawer', () => {
  test('USER-01 USER-02 USER-03 ROLE-05: links to the order history and shows the number ongoing', async () => {
    const { drawer } = await openDrawer()
    const history = drawer.getByRole('link', { name: /Your orders/ })
    await expect.element(history).toHaveAttribute('href', '/sg/en/order-history')
    await expect.element(history).toMatchTextContent('2 in progress')
  })

  test('USER-03: shows no number without ongoing orders', async () => {
    const { drawer } = await openDrawer({ ...user, ongoingOrderCount: 0 })
    await expect.element(drawer.getByRole('link', { name: 'Your orders' })).toBeVisible()
    expect(drawer.getByText(/in progress/).elements()).toEqual([])
  })

  test('shows the phone number, without it when it cannot be read', async () => {
    const { drawer, screen } = await openDrawer()
    await expect.element(drawer.getByText('•••• 4567')).toBeVisible()
    await screen.unmount()
    vi.spyOn(client, 'readProfile').mockResolvedValue(unreachable)
    const offline = await openDrawer()
    await expect.element(offline.drawer.getByRole('heading', { name: user.name })).toBeVisible()
    expect(offline.drawer.getByText('•••• 4567').elements()).toEqual([])
  })

  test('USER-03: lists ongoing orders with state and arrival, and not ended ones', async () => {
    vi.spyOn(client, 'listOrders').mockResolvedValue(
      answered({
        orders: [
          makeOrderView({ orderID: 'o1', state: 'FOOD_COLLECTED', courier: rizal }),
          makeOrderView({ orderID: 'o2', state: 'COMPLETED' }),
          makeOrderView({ orderID: 'o3', state: 'ORDER_IN_PREPARE', path: 'pickup' }),
        ],
        nextCursor: null,
      }),
    )
    const { drawer } = await openDrawer()
    const order = drawer.getByRole('link', { name: /On its way to you/ })
    await expect.element(order).toHaveAttribute('href', '/sg/en/order/o1')
    await expect
      .element(order)
      .toMatchTextContent(/Katong Warung, arriving .*\d\d:\d\d – \d\d:\d\d/)
    expect(drawer.getByRole('link', { name: /Katong Warung/ }).elements()).toHaveLength(2)
    const pickup = drawer.getByRole('link', { name: /Katong Warung, ready/ }).element()
    expect(pickup.querySelector('svg')?.classList).toContain('lucide-shopping-bag')
    // The link leads to the help for the order that is under way.
    await expect
      .element(drawer.getByRole('link', { name: 'Help with an order' }))
      .toHaveAttribute('href', '/sg/en/order/o1#help')
  })

  test('without an ongoing order help starts at the order history', async () => {
    const { drawer } = await openDrawer({ ...user, ongoingOrderCount: 0 })
    await expect
      .element(drawer.getByRole('link', { name: 'Help with an order' }))
      .toHaveAttribute('href', '/sg/en/order-history')
  })

  test('unfolds the saved places, and one becomes the delivery address', async () => {
    const home = {
      id: 's1',
      kind: 'home' as const,
      label: '',
      location: { ...tiongBahru, addressDetail: '#02-15' },
    }
    const list = vi
      .spyOn(client, 'listSavedPlaces')
      .mockResolvedValue(answered({ savedPlaces: [home] }))
    const { drawer } = await openDrawer()
    expect(list).not.toHaveBeenCalled()
    const places = drawer.getByRole('button', { name: 'Saved places' })
    await expect.element(places).toHaveAttribute('aria-expanded', 'false')
    await places.click()
    await drawer.getByRole('button', { name: /^Home/ }).click()
    expect(chosenLocation('sg').read()).toEqual(home.location)
    await expect.element(drawer).not.toBeInTheDocument()
    chosenLocation('sg').write(null)
  })

  test('has no saved places without the flag', async () => {
    const { drawer } = await openDrawer(user, { flags: { savedAddresses: false } })
    await expect.element(drawer.getByRole('link', { name: /Your orders/ })).toBeVisible()
    expect(drawer.getByRole('button', { name: 'Saved places' }).elements()).toEqual([])
  })

  test('has the setting of notifications', async () => {
    const { drawer } = await openDrawer()
    await expect.element(drawer.getByRole('region', { name: 'Notifications' })).toBeVisible()
  })

  test('USER-02 ROLE-01: offers guests a log-in instead of order history and log-out', async () => {
    const { drawer } = await openDrawer(null, { mode: { webview: true } })
    await expect.element(drawer.getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(drawer.getByRole('link', { name: /Your orders/ }).elements()).toEqual([])
    expect(drawer.getByRole('button', { name: 'Log out' }).elements()).toEqual([])
  })

  const phone = 390
  test.each([
    {
      where: 'in the super-app on a phone',
      webview: true,
      width: phone,
      supportLink: 'https://help.example/{language}',
      visible: true,
    },
    {
      where: 'in the super-app on a phone, without a link',
      webview: true,
      width: phone,
      supportLink: undefined,
      visible: false,
    },
    {
      where: 'in a browser on a phone',
      webview: false,
      width: phone,
      supportLink: 'https://help.example',
      visible: false,
    },
    {
      where: 'in the super-app on a desktop',
      webview: true,
      width: 1280,
      supportLink: 'https://help.example',
      visible: false,
    },
  ])('USER-04: the support link $where: $visible', async (row) => {
    const { webview, width, supportLink, visible } = row
    await page.viewport(width, 844)
    const { drawer } = await openDrawer(user, { mode: { webview }, settings: { supportLink } })
    await expect.element(drawer.getByRole('link', { name: /Your orders/ })).toBeVisible()
    const links = drawer
      .getByRole('link', { name: 'Help centre' })
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(visible ? ['https://help.example/en'] : [])
  })

  test('USER-05: the log-out ends the session and removes personal data', async () => {
    meStore.set(user)
    localStorage.setItem('tingkat.searches.sg', '["laksa"]')
    localStorage.setItem('tingkat.cart.sg', '{}')
    const logOut = vi.spyOn(client, 'logOut').mockResolvedValue({ ok: true, data: null })
    const { drawer } = await openDrawer()
    await drawer.getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => meStore.read().status).toBe('guest')
    expect(logOut).toHaveBeenCalledOnce()
    await expect.poll(() => localStorage.getItem('tingkat.searches.sg')).toBeNull()
    expect(localStorage.getItem('tingkat.cart.sg')).toBe('{}')
    localStorage.removeItem('tingkat.cart.sg')
  })

  test('reports a failed log-out and keeps the user logged in', async () => {
    meStore.set(user)
    vi.spyOn(client, 'logOut').mockResolvedValue({
      ok: false,
      problem: { code: 'network_error', status: 0, message: 'Network Error', context: {} },
    })
    const { drawer, screen } = await openDrawer()
    await drawer.getByRole('button', { name: 'Log out' }).click()
    await expect.element(screen.getByText('No connection.')).toBeVisible()
    expect(meStore.read().status).toBe('member')
  })

  test('Escape closes it and restores the focus to the badge', async () => {
    const { drawer, badge } = await openDrawer()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(badge).toHaveFocus()
  })
})
