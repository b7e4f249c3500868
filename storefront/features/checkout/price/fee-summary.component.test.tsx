// Tests of the fee summary and the fee dialog.
import {
  makeRequestItem,
  makeMerchant,
  testPromos,
  makeQuoteInput,
  makeQuoteRequest,
  unwrap,
} from '@tingkat/ordering/testing/fixtures'
import { priceQuote, type FeeLine, type PriceQuote } from '@tingkat/ordering/quote/quote'
import { enableAnimations } from '@tingkat/ui/testing/animations.ts'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../../testing/draw.tsx'
import { modalCloseMs } from '@tingkat/ui/overlay/modal-timing.ts'
import { FeeSummary } from './fee-summary.tsx'

const quote: PriceQuote = unwrap(
  priceQuote(
    makeQuoteInput(
      makeQuoteRequest([makeRequestItem('chicken-rice', 2)], { promoCode: ['FIVER'] }),
      {
        promos: testPromos,
      },
    ),
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

test('shows subtotal, fees, promo and total as the server formatted them (FEE-01)', async () => {
  const screen = await draw(<FeeSummary quote={quote} isPricing={false} />)
  const displayedAmount = (key: string) =>
    quote.breakdowns.find((line) => line.key === key)?.amountDisplay.replaceAll(/\s/g, ' ')
  expect(rows(screen.container)).toEqual([
    'SubtotalS$ 8.00',
    `Delivery fee${displayedAmount('delivery')}`,
    `Platform fee${displayedAmount('platform')}`,
    `Small order fee${displayedAmount('small_order')}`,
    'Promo FIVER− S$ 5.00',
    `Total${quote.totalQuote.reducedPriceV2.amountDisplay.replaceAll(/\s/g, ' ')}`,
  ])
})

test('shows the total in riel too in Cambodia (ENT-34 FEE-01)', async () => {
  const dollars = {
    ...quote,
    currency: { code: 'USD', symbol: 'US$', exponent: 2 },
    totalQuote: { ...quote.totalQuote, reducedPriceV2: { amountInMinor: 455, amountDisplay: '' } },
  }
  const screen = await draw(<FeeSummary quote={dollars} isPricing={false} />, { country: 'kh' })
  expect(rows(screen.container).at(-1)).toMatch(/US\$ 4\.55 ៛ 18,200$/)
})

test('shows and explains free delivery (FEE-01 QUOTE-04)', async () => {
  const freeDelivery: PriceQuote = unwrap(
    priceQuote(
      makeQuoteInput(
        makeQuoteRequest([makeRequestItem('chicken-rice', 3)]),
        {},
        makeMerchant({ freeDeliveryFrom: 1_200 }),
      ),
    ),
  )
  const screen = await draw(<FeeSummary quote={freeDelivery} isPricing={false} />)
  expect(rows(screen.container)).toEqual([
    'SubtotalS$ 12.00',
    'Delivery feenow Freewas S$ 1.90',
    'Platform feeS$ 0.50',
    'TotalS$ 12.50',
  ])
  expect(screen.container.querySelector('s')?.textContent).toMatch(/S\$\s1\.90/)
  await screen.getByRole('button', { name: 'About the fees' }).click()
  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent(/Covered by the restaurant for this order\. Usually S\$ 1\.90\./)
})

test('opens the fee dialog and restores focus (FEE-02 FEE-03)', async () => {
  const screen = await draw(<FeeSummary quote={quote} isPricing={false} />)
  const info = screen.getByRole('button', { name: 'About the fees' })
  await info.click()
  const details = screen.getByRole('dialog', { name: 'Fees on this order' })
  await expect.element(details).toBeVisible()
  for (const text of [
    'Based on the distance from the restaurant to you.',
    'Helps us run support and payments.',
    'Added to orders below S$ 12.00.',
  ])
    await expect.element(details).toMatchTextContent(text)
  await details.getByRole('button', { name: 'OK' }).click()
  await expect.element(details).not.toBeInTheDocument()
  await expect.element(info).toHaveFocus()
})

test('shows description, details and combined fees from the server (FEE-04)', async () => {
  const describedFee = withFees({
    description: { title: 'Evening rate.', content: 'From six to nine.' },
    details: ['S$ 0.30 for support', 'S$ 0.20 for payments'],
    combinedFees: { title: 'Together with', content: 'the packaging fee' },
  })
  const screen = await draw(<FeeSummary quote={describedFee} isPricing={false} />)
  await screen.getByRole('button', { name: 'About the fees' }).click()
  const details = screen.getByRole('dialog')
  for (const text of [
    'Evening rate. From six to nine.',
    'S$ 0.30 for support',
    'S$ 0.20 for payments',
    'Together with the packaging fee',
  ])
    await expect.element(details).toMatchTextContent(text)
  expect(details.element().textContent).not.toContain('Helps us run support and payments.')
})

describe('with animations', () => {
  enableAnimations()

  test('closes on Escape with a transition of 200 ms (CONST-09)', async () => {
    expect(modalCloseMs).toBe(200)
    const screen = await draw(<FeeSummary quote={quote} isPricing={false} />)
    await screen.getByRole('button', { name: 'About the fees' }).click()
    const details = screen.getByRole('dialog')
    await expect.element(details).toBeVisible()
    const modal = details.element()
    await Promise.all(modal.getAnimations().map((animation) => animation.finished))
    expect(
      getComputedStyle(modal)
        .transitionDuration.split(', ')
        .every((duration) => duration === '0.2s'),
    ).toBe(true)
    await userEvent.keyboard('{Escape}')
    const closedAt = performance.now()
    expect(modal.isConnected, 'still in its transition').toBe(true)
    await expect.element(details).not.toBeInTheDocument()
    expect(performance.now() - closedAt).toBeGreaterThan(100)
  })
})
