// The eater's badge in a browser: initials, the tooltip that is told once, and the drawer by who is here.
import type { User } from '@tingkat/contract/account'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { client } from '../../platform/browser/client.ts'
import { draw, type Around } from '../../testing/draw.tsx'
import { meStore } from './use-me.ts'
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
  tooltipSeen.write(null)
  await page.viewport(1280, 800)
})

async function see(who: User | null = user, around?: Around) {
  const screen = await draw(<UserBadge user={who} counted />, around)
  return { screen, badge: screen.getByRole('button').first(), tooltip: screen.getByRole('tooltip') }
}
async function open(who?: User | null, around?: Around) {
  const seen = await see(who, around)
  await seen.badge.click()
  const drawer = seen.screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  return { ...seen, drawer }
}

describe('the badge', () => {
  test.each([
    ['Aisyah binte Rahman', 'AR'],
    ['wayan', 'W'],
    ['Nguyễn Thị Ánh', 'NÁ'],
    ['สมชาย ใจดี', 'สใ'],
  ])('HDR-10: %s shows as %s', async (name, initials) => {
    const { badge } = await see({ ...user, name, ongoingOrderCount: 0 })
    expect(badge.element().firstElementChild?.textContent).toBe(initials)
    await expect.element(badge).toHaveAccessibleName(`Account of ${name}`)
  })

  test('HDR-10: without a name a person stands there', async () => {
    const { badge } = await see({ ...user, name: '', ongoingOrderCount: 0 })
    expect(badge.element().querySelector('svg')).not.toBeNull()
  })
})

describe('the tooltip of orders under way', () => {
  test('USER-06 USER-08: shown while there are orders under way and it was not dismissed', async () => {
    const { tooltip } = await see()
    await expect.element(tooltip).toMatchTextContent('You have 2 orders under way')
  })

  test('USER-06: not on the page of an order, where it would stand before the map', async () => {
    const { badge, tooltip } = await see(user, { path: '/sg/en/order/sg-o1' })
    await expect.element(badge).toBeVisible()
    expect(tooltip.elements()).toEqual([])
  })

  test('USER-08: not shown without orders under way, nor once the dismissal is stored', async () => {
    const none = await see({ ...user, ongoingOrderCount: 0 })
    expect(none.tooltip.elements()).toEqual([])
    await none.screen.unmount()
    tooltipSeen.write(true)
    const dismissed = await see()
    expect(dismissed.tooltip.elements()).toEqual([])
  })

  test('USER-09 USER-10: a press on the badge dismisses it and stores that, so that it does not come back', async () => {
    const { badge, tooltip, screen } = await see()
    expect(localStorage.getItem(key)).toBeNull()
    await badge.click()
    await expect.element(tooltip).not.toBeInTheDocument()
    expect(localStorage.getItem(key)).toBe('true')
    await screen.unmount()
    const again = await see()
    expect(again.tooltip.elements()).toEqual([])
  })

  test('USER-10: a press while nothing is told stores nothing', async () => {
    await open({ ...user, ongoingOrderCount: 0 })
    expect(localStorage.getItem(key)).toBeNull()
  })
})

describe('the drawer', () => {
  test('USER-02 USER-03: who is logged in finds the order history, with the number under way', async () => {
    const { drawer } = await open()
    const history = drawer.getByRole('link', { name: /Order history/ })
    await expect.element(history).toHaveAttribute('href', '/sg/en/order-history')
    await expect.element(history).toMatchTextContent('2 ongoing')
  })

  test('USER-03: no badge at 0', async () => {
    const { drawer } = await open({ ...user, ongoingOrderCount: 0 })
    await expect.element(drawer.getByRole('link', { name: 'Order history' })).toBeVisible()
    expect(drawer.getByText(/ongoing/).elements()).toEqual([])
  })

  test('USER-02: a guest finds no order history and no way out, but the log-in', async () => {
    const { drawer } = await open(null, { mode: { webview: true } })
    await expect.element(drawer.getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(drawer.getByRole('link', { name: /Order history/ }).elements()).toEqual([])
    expect(drawer.getByRole('button', { name: 'Log out' }).elements()).toEqual([])
  })

  const phone = 390
  test.each([
    {
      where: 'in the super-app on a phone',
      webview: true,
      width: phone,
      supportLink: 'https://help.example/{language}',
      there: true,
    },
    {
      where: 'in the super-app on a phone, without a link',
      webview: true,
      width: phone,
      supportLink: undefined,
      there: false,
    },
    {
      where: 'in a browser on a phone',
      webview: false,
      width: phone,
      supportLink: 'https://help.example',
      there: false,
    },
    {
      where: 'in the super-app on a desk',
      webview: true,
      width: 1280,
      supportLink: 'https://help.example',
      there: false,
    },
  ])('USER-04: the support link $where: $there', async ({ webview, width, supportLink, there }) => {
    await page.viewport(width, 844)
    const { drawer } = await open(user, { mode: { webview }, settings: { supportLink } })
    await expect.element(drawer.getByRole('link', { name: /Order history/ })).toBeVisible()
    const links = drawer
      .getByRole('link', { name: 'Help and support' })
      .elements()
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(there ? ['https://help.example/en'] : [])
  })

  test('USER-05: log-out ends the session and leaves a guest', async () => {
    meStore.set(user)
    const logOut = vi.spyOn(client, 'logOut').mockResolvedValue({ ok: true, data: null })
    const { drawer } = await open()
    await drawer.getByRole('button', { name: 'Log out' }).click()
    await expect.poll(() => meStore.read().status).toBe('guest')
    expect(logOut).toHaveBeenCalledOnce()
  })

  test('a log-out that fails is told, and the eater stays', async () => {
    meStore.set(user)
    vi.spyOn(client, 'logOut').mockResolvedValue({
      ok: false,
      problem: { code: 'network_error', status: 0, message: 'Network Error', context: {} },
    })
    const { drawer, screen } = await open()
    await drawer.getByRole('button', { name: 'Log out' }).click()
    await expect.element(screen.getByText('No connection.')).toBeVisible()
    expect(meStore.read().status).toBe('member')
  })

  test('Escape closes it and gives the focus back to the badge', async () => {
    const { drawer, badge } = await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(badge).toHaveFocus()
  })
})
