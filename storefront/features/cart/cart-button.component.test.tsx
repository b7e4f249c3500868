// Tests of the cart button: count, subtotal, tracking, and the tooltip after a menu change.
import { makeLine, kopi } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drainTrackedEvents } from '../../platform/analytics/track.ts'
import { draw } from '../../testing/draw.tsx'
import { makeCart } from '../../testing/cart-fixtures.ts'
import { tooltipDismissMs } from '@tingkat/ui/tooltip.tsx'
import { CartButton } from './cart-button.tsx'
import { menuRefreshed } from './menu-refreshed.ts'
import { toPendingLine } from './pending-lines.ts'
import { cartStoreOf } from './use-cart.ts'

const store = cartStoreOf('sg')
const onOpen = vi.fn<() => void>()
beforeEach(() => {
  store.replace(null)
  store.pending.write(null)
  menuRefreshed('sg').write(null)
  drainTrackedEvents()
  onOpen.mockClear()
})
afterEach(async () => {
  await page.viewport(1280, 800)
})

const button = <CartButton onOpen={onOpen} />

test('shows icon, subtotal and the sum of the quantities (CBTN-01 CBTN-02 CBTN-03)', async () => {
  store.replace(makeCart())
  const screen = await draw(button)
  const shown = screen.getByRole('button', { name: 'Basket, 3 items, S$ 7.60' })
  await expect.element(shown).toMatchTextContent('S$ 7.60')
  expect(shown.element().querySelector('.bag > svg')).toBeVisible()
})

test('leaves out a dish that the eater has set to 0 (BASK-21)', async () => {
  store.replace(makeCart())
  const [, rice] = store.read()!.merchants[0]!.items
  store.pending.write([toPendingLine(rice!)])
  const screen = await draw(button)
  const shown = screen.getByRole('button', { name: 'Basket, 2 items, S$ 3.60' })
  await expect.element(shown).toMatchTextContent('S$ 3.60')
})

test('is not called empty while its only dish is at 0 (BASK-21)', async () => {
  store.replace(makeCart({ lines: [makeLine(kopi, 'a')] }))
  store.pending.write([toPendingLine(makeLine(kopi, 'a'))])
  const screen = await draw(button)
  const shown = screen.getByRole('button', { name: 'Basket', exact: true })
  await expect.element(shown).toMatchTextContent('Basket')
})

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [198, '99+'],
])('shows %i dishes as %s (CBTN-04 CONST-17)', async (count, badge) => {
  store.replace(
    makeCart({
      lines: [
        makeLine(kopi, 'a', Math.min(count, 99)),
        ...(count > 99 ? [{ ...makeLine(kopi, 'b', count - 99), ID: 'kopi-2' }] : []),
      ],
    }),
  )
  const screen = await draw(button)
  const shown = screen.getByRole('button').element().querySelector('.count')!
  expect(getComputedStyle(shown, '::after').content).toBe(`"${badge}"`)
})

test('is an outline without a number when empty (CBTN-05)', async () => {
  const screen = await draw(button)
  const shown = screen.getByRole('button', { name: 'Basket, empty' })
  await expect.element(shown).toMatchTextContent('Basket')
  expect(shown.element().querySelector('.count')).toBeNull()
  expect(getComputedStyle(shown.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

test('CBTN-05: before hydration a stored cart does not look empty', async () => {
  document.documentElement.dataset['cart'] = ''
  const fromServer = document.createElement('button')
  fromServer.className = 'cartb is-empty'
  document.body.append(fromServer)
  expect(getComputedStyle(fromServer).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  fromServer.remove()
  const screen = await draw(button)
  await expect.poll(() => document.documentElement.dataset['cart']).toBeUndefined()
  await expect.element(screen.getByRole('button', { name: 'Basket, empty' })).toBeVisible()
})

test('tracks a click and opens (CBTN-06 CBTN-07)', async () => {
  store.replace(makeCart())
  const screen = await draw(button)
  await screen.getByRole('button').click()
  expect(drainTrackedEvents()).toEqual([
    { name: 'CART_CLICKED', item_count: 3, screen: 'homepage' },
  ])
  expect(onOpen).toHaveBeenCalledTimes(1)
})

test('uses the screen name of the flag foodInstrumentation (FLAG-05)', async () => {
  store.replace(makeCart())
  const screen = await draw(button, { flags: { foodInstrumentation: true } })
  await screen.getByRole('button').click()
  expect(drainTrackedEvents()).toEqual([{ name: 'CART_CLICKED', item_count: 3, screen: 'home' }])
})

test('shows an added dish before the next frame', async () => {
  const screen = await draw(button)
  store.replace(makeCart())
  await Promise.resolve()
  // The browser draws no frame between the change and this line, so the next frame that the eater
  // sees has the new count.
  const { textContent } = screen.getByRole('button', { name: 'Basket, 3 items, S$ 7.60' }).element()
  expect(textContent.replaceAll(/\s/g, ' ')).toContain('S$ 7.60')
})

test('has a translated label', async () => {
  cartStoreOf('th').replace(
    makeCart({ merchant: { currency: { code: 'THB', symbol: '฿', exponent: 2 } } }),
  )
  const screen = await draw(button, { country: 'th', language: 'th' })
  await expect.element(screen.getByRole('button', { name: /^ตะกร้า 3 รายการ ฿/ })).toBeVisible()
  cartStoreOf('th').replace(null)
})

const tooltipText = 'The menu has changed. Please check your basket.'

test('shows the tooltip until 200 ms after dismissal (CBTN-08 CBTN-09 CONST-10)', async () => {
  store.replace(makeCart())
  menuRefreshed('sg').write(true)
  const screen = await draw(button)
  const tooltip = screen.getByText(tooltipText)
  await expect.element(tooltip).toBeVisible()
  const dismiss = screen.getByRole('button', { name: 'Close' }).element() as HTMLElement
  const elapsed = new Promise<number>((resolve) => {
    const start = performance.now()
    menuRefreshed('sg').subscribe(() => resolve(performance.now() - start))
    dismiss.click()
  })
  expect(menuRefreshed('sg').read(), 'not at once').toBe(true)
  expect(tooltipDismissMs).toBe(200)
  expect(await elapsed).toBeGreaterThanOrEqual(199)
  await expect.element(tooltip).not.toBeInTheDocument()
  expect(menuRefreshed('sg').read()).toBeNull()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.body)],
])('dismisses the tooltip: %s (CBTN-09)', async (_, dismiss) => {
  store.replace(makeCart())
  menuRefreshed('sg').write(true)
  const screen = await draw(button)
  await expect.element(screen.getByText(tooltipText)).toBeVisible()
  await dismiss()
  await expect.element(screen.getByText(tooltipText)).not.toBeInTheDocument()
})

test.each([
  ['the cart is empty', { hasItems: false }],
  ['the menu has not changed', { hasMenuChanged: false }],
  ['the flag is off', { serviceBasedMenu: false }],
  ['the screen is a phone', { width: 767 }],
] as const)(
  'shows no tooltip when %s (CBTN-09 CBTN-10)',
  async (
    _,
    {
      hasItems = true,
      hasMenuChanged = true,
      serviceBasedMenu = true,
      width = 1280,
    }: { hasItems?: boolean; hasMenuChanged?: boolean; serviceBasedMenu?: boolean; width?: number },
  ) => {
    await page.viewport(width, 800)
    store.replace(hasItems ? makeCart() : null)
    menuRefreshed('sg').write(hasMenuChanged || null)
    const screen = await draw(button, { flags: { serviceBasedMenu } })
    // The tooltip is loaded lazily. Without this import, the tooltip would always be absent at this
    // point and the test could not fail.
    await import('./menu-refreshed-tip.tsx')
    await new Promise(requestAnimationFrame)
    await expect.element(screen.getByText(tooltipText)).not.toBeInTheDocument()
  },
)

test('shows the tooltip on a tablet of 768 pixels (CBTN-10)', async () => {
  await page.viewport(768, 800)
  store.replace(makeCart())
  menuRefreshed('sg').write(true)
  const screen = await draw(button)
  await expect.element(screen.getByText(tooltipText)).toBeVisible()
})
