// Tests in a browser of the frame of a country's pages (header and footer), with different flags
// and sessions.
import type { User } from '@tingkat/contract/account'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { memberInitials, meStore } from '../../features/account/use-me.ts'
import { noRecommendations } from '../../features/site/recommendations.ts'
import { draw, type Around } from '../../testing/draw.tsx'
import { Frame } from './frame.tsx'

const user: User = { name: 'Aisyah Rahman', loggedIn: true, safeId: 'e1', ongoingOrderCount: 3 }

beforeEach(async () => {
  await page.viewport(1280, 800)
  meStore.set(null)
})

async function open(around: Around) {
  const screen = await draw(
    <Frame year={2026} recommendations={noRecommendations}>
      <main id="main">A page</main>
    </Frame>,
    around,
  )
  const within = (part: 'banner' | 'contentinfo') => screen.getByRole(part)
  // Counts the language switches by their visible buttons, because the list of a closed switch is
  // hidden.
  const switches = (part: 'banner' | 'contentinfo') =>
    [...(within(part).query()?.querySelectorAll('summary.lang') ?? [])].filter((button) =>
      button.checkVisibility(),
    ).length
  // The footer is hydrated later than the header.
  await expect.element(within('contentinfo')).toBeVisible()
  return { screen, within, switches }
}

describe('the language switch', () => {
  test('HDR-19: is in the header with the flag on', async () => {
    const { switches } = await open({ country: 'vn', flags: { movedLanguageSwitch: true } })
    await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([1, 0])
  })

  test('HDR-20: is in the footer with the flag off', async () => {
    const { switches } = await open({ country: 'vn', flags: { movedLanguageSwitch: false } })
    await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([0, 1])
  })

  test.each([390, 820])('is visible once at %i px', async (width) => {
    await page.viewport(width, 844)
    const { switches } = await open({ country: 'th' })
    await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([1, 0])
  })

  test.each([true, false])(
    'is only in the header without web ordering, with the flag set to %s',
    async (movedLanguageSwitch) => {
      const { switches } = await open({
        country: 'id',
        flags: { webOrdering: false, movedLanguageSwitch },
      })
      await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([1, 0])
    },
  )
})

describe('the account', () => {
  test('HDR-08: shows ongoing orders of a logged-in eater beside the basket', async () => {
    const { screen } = await open({})
    expect(screen.getByRole('link', { name: /orders? in progress/ }).elements()).toEqual([])
    meStore.set(user)
    await expect
      .element(screen.getByRole('link', { name: '3 orders in progress, go to your orders' }))
      .toBeVisible()
    meStore.set({ ...user, ongoingOrderCount: 0 })
    await expect
      .element(screen.getByRole('link', { name: /orders? in progress/ }))
      .not.toBeInTheDocument()
  })

  test('HDR-09 HDR-10: shows a login link to guests, else the badge', async () => {
    const { within } = await open({})
    const login = within('banner').getByRole('link', { name: 'Log in' })
    await expect
      .element(login)
      .toHaveAttribute('href', '/auth/login?country=sg&success_redirect=%2Fsg%2Fen')
    meStore.set(user)
    await expect
      .element(within('banner').getByRole('button', { name: 'Aisyah Rahman’s account' }))
      .toBeVisible()
    await expect.element(login).not.toBeInTheDocument()
  })

  test('HDR-10: shows the stored initials of a member while the session is read', async () => {
    memberInitials.write('AR')
    const asking = vi.spyOn(meStore, 'read').mockReturnValue({ status: 'asking' })
    const { within } = await open({})
    await expect.element(within('banner')).toMatchTextContent('AR')
    expect(within('banner').getByRole('link', { name: 'Log in' }).elements()).toEqual([])
    asking.mockRestore()
  })

  test('HDR-10: before hydration the style sheet draws the login link as initials', async () => {
    const root = document.documentElement
    root.dataset['member'] = ''
    root.style.setProperty('--initials', '"AR"')
    const { within } = await open({})
    const link = within('banner')
      .getByRole('link', { name: /Log in/ })
      .element()
    expect(getComputedStyle(link, '::after').content).toBe('"AR"')
    expect(link.getBoundingClientRect().width).toBe(40)
    meStore.set(null)
    expect(root.dataset['member']).toBeUndefined()
    root.style.removeProperty('--initials')
  })

  test('shows the user drawer to guests in the super-app', async () => {
    const { within } = await open({ mode: { webview: true } })
    await expect.element(within('banner').getByRole('button', { name: 'Account' })).toBeVisible()
  })
})

test.each([390, 1280])('WEBV-01: in the super-app at %i px there is no logo bar', async (width) => {
  await page.viewport(width, 844)
  document.documentElement.dataset['mode'] = 'webview'
  const { within } = await open({ mode: { webview: true } })
  const banner = within('banner').element()
  expect(banner.querySelector('.hdr-logo')).toBeNull()
  const bars = [...banner.querySelectorAll('[data-bar]')].filter((bar) => bar.checkVisibility())
  expect(bars).toHaveLength(1)
  // The header's only bar has the address, the cart and the account.
  for (const control of ['.addr', '.cartb', '.avatar'])
    expect(
      [...bars[0]!.querySelectorAll(control)].filter((element) => element.checkVisibility()),
      control,
    ).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  delete document.documentElement.dataset['mode']
})

test.each([390, 1280])('CONST-13: icons of the header at %i px have their sizes', async (width) => {
  await page.viewport(width, 844)
  meStore.set({ ...user, name: '' })
  const { within } = await open({ country: 'th', language: 'en' })
  await expect.element(within('banner').getByRole('button', { name: /account/i })).toBeVisible()
  const icons = [...within('banner').element().querySelectorAll('svg.ic')].filter((icon) =>
    icon.checkVisibility(),
  )
  expect(icons.length).toBeGreaterThan(4)
  for (const icon of icons)
    expect([16, 24, 32, 40], icon.outerHTML).toContain(icon.getBoundingClientRect().width)
})

describe('without web ordering', () => {
  test.each([1280, 390])(
    'DISABLED-03 DISABLED-04 DISABLED-05 DISABLED-06: at %i px the header links to sign-ups, not to ordering',
    async (width) => {
      await page.viewport(width, 844)
      meStore.set(user)
      const { within } = await open({
        country: 'id',
        language: 'en',
        flags: { webOrdering: false },
        settings: {
          recruiting: {
            merchants: 'https://partners.example/m',
            drivers: 'https://partners.example/d',
          },
        },
      })
      const banner = within('banner')
      for (const [name, href] of [
        ['Register your restaurant', 'https://partners.example/m'],
        ['Drive with us', 'https://partners.example/d'],
      ] as const) {
        const link = banner
          .getByRole('link', { name: new RegExp(name) })
          .elements()
          .find((element) => element.checkVisibility())
        expect([
          link?.getAttribute('href'),
          link?.getAttribute('target'),
          link?.getAttribute('rel'),
        ]).toEqual([href, '_blank', 'noopener noreferrer'])
      }
      expect(
        banner.element().querySelectorAll('.addr, .cartb, .avatar, .hdr-login, .ordb'),
      ).toHaveLength(0)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    },
  )
})
