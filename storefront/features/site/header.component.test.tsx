// Tests of the header in a browser: its bars and buttons, which bars stay at the top, and
// transparency.
import { countries } from '@tingkat/ordering/country/country'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { logoAlt } from '../../platform/i18n/site-title.ts'
import { createI18n } from '@tingkat/ui/i18n/create-i18n.ts'
import { draw, type Around } from '../../testing/draw.tsx'
import { Header, type ButtonMode, type GhostMode, type StickyMode } from './header.tsx'
import { OrdersButton } from './orders-button.tsx'

beforeEach(async () => {
  await page.viewport(390, 844)
  window.scrollTo(0, 0)
})

type Props = {
  buttons?: ButtonMode
  sticky?: StickyMode
  ghost?: GhostMode
  address?: boolean
  onHeight?: (pixels: number) => void
}

async function drawHeader({ address = true, ...props }: Props = {}, around?: Around) {
  const screen = await draw(
    <>
      <Header
        home="/sg/en"
        logoLabel="Tingkat Singapore"
        address={
          address && (
            <a className="addr" href="#wide">
              Wide address
            </a>
          )
        }
        smallAddress={
          address && (
            <a className="addr" href="#small">
              Small address
            </a>
          )
        }
        cart={<button type="button">Basket</button>}
        account={<button type="button">Account</button>}
        {...props}
      />
      <main style={{ height: 3000 }}>A long page</main>
    </>,
    around,
  )
  const bar = (name: 'main' | 'address') =>
    document.querySelector<HTMLElement>(`[data-bar="${name}"]`)
  return {
    screen,
    bar,
    topOf: (name: 'main' | 'address') =>
      Math.round(bar(name)?.getBoundingClientRect().top ?? Number.NaN),
  }
}

describe('the content', () => {
  test('HDR-01 ROUTE-03: the logo links to the home page of country and language', async () => {
    const { screen } = await drawHeader()
    await expect
      .element(screen.getByRole('link', { name: 'Tingkat Singapore' }))
      .toHaveAttribute('href', '/sg/en')
  })

  test.each([
    ['sg', 'en', 'Singapore'],
    ['vn', 'vi', 'Việt Nam'],
    ['th', 'th', 'ไทย'],
    ['id', 'id', 'Indonesia'],
  ] as const)('HDR-02: the logo of %s in %s names %s', async (country, language, name) => {
    const site = ((await import(`../../locales/${language}/site.json`)) as { default: object })
      .default
    const screen = await draw(
      <Header home="/" logoLabel={logoAlt(createI18n(language, { site }).t, country)} />,
      { country, language },
    )
    await expect.element(screen.getByRole('link', { name: new RegExp(name) })).toBeVisible()
    expect(countries[country].code).toBe(country)
  })

  test('HDR-04: without a country the logo says Order Food Online', async () => {
    const screen = await draw(
      <Header home="/" logoLabel={logoAlt(createI18n('en', { site: {} }).t)} />,
    )
    await expect.element(screen.getByRole('link', { name: 'Order Food Online' })).toBeVisible()
  })

  test('HDR-15 HDR-16: phones have an address bar; wider screens have one bar', async () => {
    const { screen, bar } = await drawHeader()
    expect(bar('main')?.contains(screen.getByText('Wide address').element())).toBe(true)
    expect(bar('address')?.contains(screen.getByText('Small address').element())).toBe(true)
    await expect.element(screen.getByText('Small address')).toBeVisible()
    await expect.element(screen.getByText('Wide address')).not.toBeVisible()
    for (const width of [768, 1280]) {
      await page.viewport(width, 800)
      await expect.element(screen.getByText('Wide address')).toBeVisible()
      await expect.element(screen.getByText('Small address')).not.toBeVisible()
    }
  })

  test('HDR-06: has no address control and no address bar if the address is hidden', async () => {
    const { screen, bar } = await drawHeader({ address: false })
    expect(bar('address')).toBeNull()
    await page.viewport(1280, 800)
    expect(screen.getByText(/address/).elements()).toEqual([])
  })

  test.each<[ButtonMode, number]>([
    ['default', 1],
    ['checkout', 0],
    ['nonOrdering', 0],
  ])(
    'HDR-12 HDR-13: in the button mode %s there are %i cart buttons, and always the account',
    async (buttons, baskets) => {
      const { screen } = await drawHeader({ buttons })
      expect(screen.getByRole('button', { name: 'Basket' }).elements()).toHaveLength(baskets)
      await expect.element(screen.getByRole('button', { name: 'Account' })).toBeVisible()
    },
  )

  test('HDR-08: the orders button shows the number ongoing and is hidden at 0', async () => {
    const screen = await draw(<OrdersButton count={2} to="/sg/en/order-history" />)
    await expect
      .element(screen.getByRole('link', { name: '2 orders in progress, go to your orders' }))
      .toHaveAttribute('href', '/sg/en/order-history')
    await expect.element(screen.getByText('2', { exact: true })).toBeVisible()
    const none = await draw(<OrdersButton count={0} to="/sg/en/order-history" />)
    expect(none.container.querySelector('a')).toBeNull()
  })

  test('hides the name of the logo on narrow screens instead of overflowing', async () => {
    await page.viewport(320, 640)
    const screen = await draw(
      <Header
        home="/"
        logoLabel="Tingkat"
        language={<span>Tiếng Việt</span>}
        cart={<button type="button">65.000 ₫</button>}
        account={<button type="button">Đăng nhập</button>}
      />,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const box = screen.getByRole('link', { name: 'Tingkat' }).element().getBoundingClientRect()
    const word = screen.getByText('tingkat').element().getBoundingClientRect()
    expect(word.top).toBeGreaterThanOrEqual(box.bottom)
    expect(box.width).toBeGreaterThanOrEqual(30)
    await page.viewport(1280, 640)
    expect(screen.getByText('tingkat').element().getBoundingClientRect().top).toBeLessThan(
      screen.getByRole('link', { name: 'Tingkat' }).element().getBoundingClientRect().bottom,
    )
  })
})

describe('the sticky modes', () => {
  // Each row has the state after scrolling, in pixels: the position of
  // the main bar, the position of the address bar, and the reported
  // height. A position is null if the bar is outside the viewport.
  test.each<[StickyMode, number | null, number | null, number]>([
    ['none', null, null, 0],
    ['main', 0, null, 57],
    ['address', null, 0, 49],
    ['all', 0, 57, 106],
  ])(
    'HDR-14: with %s on a phone the bars are at %s and %s, and %i px are reported',
    async (sticky, main, address, height) => {
      const onHeight = vi.fn<(pixels: number) => void>()
      const { topOf } = await drawHeader({ sticky, onHeight })
      await expect.poll(() => onHeight.mock.lastCall).toEqual([height])
      expect(document.documentElement.style.getPropertyValue('--header-height')).toBe(`${height}px`)
      window.scrollTo(0, 500)
      const inSight = (top: number) => (top >= 0 ? top : null)
      await expect
        .poll(() => [inSight(topOf('main')), inSight(topOf('address'))])
        .toEqual([main, address])
    },
  )

  test('HDR-14: on wide screens the sticky mode address keeps the main bar', async () => {
    await page.viewport(1280, 800)
    const { topOf } = await drawHeader({ sticky: 'address' })
    window.scrollTo(0, 500)
    await expect.poll(() => topOf('main')).toBe(0)
  })

  test('reports another height after a change of the screen width', async () => {
    const onHeight = vi.fn<(pixels: number) => void>()
    await drawHeader({ sticky: 'main', onHeight })
    await expect.poll(() => onHeight.mock.lastCall).toEqual([57])
    await page.viewport(1280, 800)
    await expect.poll(() => onHeight.mock.lastCall).toEqual([73])
  })
})

describe('the ghost modes', () => {
  const ground = (bar: HTMLElement | null) => bar && getComputedStyle(bar).backgroundColor
  const clear = 'rgba(0, 0, 0, 0)'

  test('HDR-17: always is transparent also after scrolling, and overlaps the page', async () => {
    const { bar } = await drawHeader({ ghost: 'always', address: false })
    expect(ground(bar('main'))).toBe(clear)
    expect(Math.round(document.querySelector('main')?.getBoundingClientRect().top ?? -1)).toBe(0)
    window.scrollTo(0, 500)
    await expect.poll(() => window.scrollY).toBe(500)
    expect(ground(bar('main'))).toBe(clear)
  })

  test('HDR-18: untilStuck is transparent only at the top of the page', async () => {
    const { bar } = await drawHeader({ ghost: 'untilStuck', address: false })
    expect(ground(bar('main'))).toBe(clear)
    window.scrollTo(0, 300)
    await expect.poll(() => ground(bar('main'))).toBe('rgb(255, 255, 255)')
    window.scrollTo(0, 0)
    await expect.poll(() => ground(bar('main'))).toBe(clear)
  })

  test('HDR-17: on a phone both bars overlap the page', async () => {
    const { bar } = await drawHeader({ ghost: 'always' })
    expect([ground(bar('main')), ground(bar('address'))]).toEqual([clear, clear])
    expect(Math.round(document.querySelector('main')?.getBoundingClientRect().top ?? -1)).toBe(0)
  })

  test('without a ghost mode the header has a background and overlaps nothing', async () => {
    const { bar } = await drawHeader({ address: false })
    expect(ground(bar('main'))).toBe('rgb(255, 255, 255)')
    expect(Math.round(document.querySelector('main')?.getBoundingClientRect().top ?? 0)).toBe(57)
  })
})
