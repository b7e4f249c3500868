// The frame in a browser: which slots a country's flags and the one who is here fill.
import type { User } from '@tingkat/contract/account'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { meStore } from '../../features/account/use-me.ts'
import { noFavourites } from '../../features/site/favourites.ts'
import { draw, type Around } from '../../testing/draw.tsx'
import { Frame } from './frame.tsx'

const user: User = { name: 'Aisyah Rahman', loggedIn: true, safeId: 'e1', ongoingOrderCount: 3 }

beforeEach(async () => {
  await page.viewport(1280, 800)
  meStore.set(null)
})

async function open(around: Around) {
  const screen = await draw(
    <Frame year={2026} favourites={noFavourites}>
      <main id="main">A page</main>
    </Frame>,
    around,
  )
  const within = (part: 'banner' | 'contentinfo') => screen.getByRole(part)
  // A closed switch hides its list, but its button is there.
  const switches = (part: 'banner' | 'contentinfo') =>
    [...(within(part).query()?.querySelectorAll('summary.lang') ?? [])].filter((button) =>
      button.checkVisibility(),
    ).length
  // The footer comes alive after the rest.
  await expect.element(within('contentinfo')).toBeVisible()
  return { screen, within, switches }
}

describe('the language switch', () => {
  test('HDR-19: with the flag on it sits in the header, and not in the footer', async () => {
    const { switches } = await open({ country: 'vn', flags: { movedLanguageSwitch: true } })
    await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([1, 0])
  })

  test('HDR-20: with the flag off it sits in the footer, and not in the header', async () => {
    const { switches } = await open({ country: 'vn', flags: { movedLanguageSwitch: false } })
    await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([0, 1])
  })

  test.each([390, 820])('once on the screen at %i px', async (width) => {
    await page.viewport(width, 844)
    const { switches } = await open({ country: 'th' })
    await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([1, 0])
  })

  test.each([true, false])(
    'without web ordering it sits in the header alone, the flag being %s',
    async (movedLanguageSwitch) => {
      const { switches } = await open({
        country: 'id',
        flags: { webOrdering: false, movedLanguageSwitch },
      })
      await expect.poll(() => [switches('banner'), switches('contentinfo')]).toEqual([1, 0])
    },
  )
})

describe('who is here', () => {
  test('HDR-08: the orders under way stand beside the basket of who is logged in, while there are some', async () => {
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

  test('HDR-09 HDR-10: a guest has the log-in, who is logged in the badge', async () => {
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

  test('in the super-app a guest has the drawer too', async () => {
    const { within } = await open({ mode: { webview: true } })
    await expect.element(within('banner').getByRole('button', { name: 'Account' })).toBeVisible()
  })
})

describe('without web ordering', () => {
  test.each([1280, 390])(
    'DISABLED-03 DISABLED-04 DISABLED-05 DISABLED-06: at %i px ways to work with us and the languages, nothing to order with',
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
