// The fee summary in a browser: its lines, and the modal that explains them.
import {
  castItem,
  castMerchant,
  castPromos,
  castQuoteInput,
  castRequest,
  must,
} from '@tingkat/ordering/testing/cast'
import { priceQuote, type FeeLine, type PriceQuote } from '@tingkat/ordering/quote/quote'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { modalCloseMs } from '../../../ui/modal-time.ts'
import { FeeSummary } from './fee-summary.tsx'

const quote: PriceQuote = must(
  priceQuote(
    castQuoteInput(castRequest([castItem('chicken-rice', 2)], { promoCode: ['FIVER'] }), {
      promos: castPromos,
    }),
  ),
)
const withFees = (change: Partial<FeeLine>): PriceQuote => ({
  ...quote,
  breakdowns: quote.breakdowns.map((line) =>
    line.key === 'platform' ? { ...line, ...change } : line,
  ),
})
const rows = (element: Element) =>
  [...element.querySelectorAll('dl.sum > div')].map((row) => row.textContent.replaceAll(/\s/g, ' '))

test('FEE-01: the subtotal, each fee, the promo and the total, as the server wrote them', async () => {
  const screen = await draw(<FeeSummary quote={quote} pricing={false} />)
  const display = (key: string) =>
    quote.breakdowns.find((line) => line.key === key)?.amountDisplay.replaceAll(/\s/g, ' ')
  expect(rows(screen.container)).toEqual([
    'SubtotalS$ 8.00',
    `Delivery${display('delivery')}`,
    `Platform fee${display('platform')}`,
    `Small order fee${display('small_order')}`,
    'Promo FIVER− S$ 5.00',
    `Total${quote.totalQuote.reducedPriceV2.amountDisplay.replaceAll(/\s/g, ' ')}`,
  ])
})

test('FEE-01 QUOTE-04: a delivery that the kitchen gives is free, with what it would cost struck through and explained', async () => {
  const given: PriceQuote = must(
    priceQuote(
      castQuoteInput(
        castRequest([castItem('chicken-rice', 3)]),
        {},
        castMerchant({ freeDeliveryFrom: 1_200 }),
      ),
    ),
  )
  const screen = await draw(<FeeSummary quote={given} pricing={false} />)
  expect(rows(screen.container)).toEqual([
    'SubtotalS$ 12.00',
    'Deliverynow Freewas S$ 1.90',
    'Platform feeS$ 0.50',
    'TotalS$ 12.50',
  ])
  expect(screen.container.querySelector('s')?.textContent).toMatch(/S\$\s1\.90/)
  await screen.getByRole('button', { name: 'About the fees' }).click()
  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent(
      /This kitchen delivers an order like yours for free\. It would cost S\$ 1\.90\./,
    )
})

test('FEE-02 FEE-03: the info icon opens the fees with their reasons; OK closes and gives the focus back', async () => {
  const screen = await draw(<FeeSummary quote={quote} pricing={false} />)
  const info = screen.getByRole('button', { name: 'About the fees' })
  await info.click()
  const details = screen.getByRole('dialog', { name: 'Fees on this order' })
  await expect.element(details).toBeVisible()
  for (const words of [
    'Depends on the distance from the kitchen to you.',
    'Keeps support and payments running.',
    'Only on small orders.',
  ])
    await expect.element(details).toMatchTextContent(words)
  await details.getByRole('button', { name: 'OK' }).click()
  await expect.element(details).not.toBeInTheDocument()
  await expect.element(info).toHaveFocus()
})

test('FEE-04: what the server says of a fee: description, details, and fees put together', async () => {
  const told = withFees({
    description: { title: 'Evening rate.', content: 'From six to nine.' },
    details: ['S$ 0.30 for support', 'S$ 0.20 for payments'],
    combinedFees: { title: 'Together with', content: 'the packaging fee' },
  })
  const screen = await draw(<FeeSummary quote={told} pricing={false} />)
  await screen.getByRole('button', { name: 'About the fees' }).click()
  const details = screen.getByRole('dialog')
  for (const words of [
    'Evening rate. From six to nine.',
    'S$ 0.30 for support',
    'S$ 0.20 for payments',
    'Together with the packaging fee',
  ])
    await expect.element(details).toMatchTextContent(words)
  expect(details.element().textContent).not.toContain('Keeps support and payments running.')
})

test('CONST-09: closed by Escape too, and gone 200 ms after', async () => {
  expect(modalCloseMs).toBe(200)
  const screen = await draw(<FeeSummary quote={quote} pricing={false} />)
  await screen.getByRole('button', { name: 'About the fees' }).click()
  const details = screen.getByRole('dialog')
  await expect.element(details).toBeVisible()
  const modal = details.element()
  await Promise.all(modal.getAnimations().map((one) => one.finished))
  expect(
    getComputedStyle(modal)
      .transitionDuration.split(', ')
      .every((one) => one === '0.2s'),
  ).toBe(true)
  await userEvent.keyboard('{Escape}')
  const leaving = performance.now()
  expect(modal.isConnected, 'still leaving').toBe(true)
  await expect.element(details).not.toBeInTheDocument()
  expect(performance.now() - leaving).toBeGreaterThan(100)
})
