// Tests of the form in which an eater confirms the order that an AI agent has prepared.
import type { AgentCheckout } from '@tingkat/contract/agent'
import {
  makeQuoteInput,
  makeQuoteRequest,
  makeRequestItem,
  unwrap,
} from '@tingkat/ordering/testing/fixtures'
import { priceQuote } from '@tingkat/ordering/quote/quote'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { client } from '../../platform/browser/client.ts'
import { draw } from '../../testing/draw.tsx'
import { AgentCheckoutForm } from './agent-checkout.tsx'
import { keepCheckoutToken, readCheckoutToken } from './checkout-link.ts'

const quote = unwrap(
  priceQuote(makeQuoteInput(makeQuoteRequest([makeRequestItem('chicken-rice', 2)]))),
)
const checkout: AgentCheckout = {
  countryCode: 'sg',
  merchant: { ID: 'warung', name: 'Warung Senja', timeZone: 'Asia/Singapore' },
  address: 'Tiong Bahru',
  street: '30 Seng Poh Road',
  quote,
  expiresAt: '2026-03-18T04:25:00Z',
  allergens: ['peanut', 'egg'],
  blocked: [],
  orderID: null,
}
const form = (change: Partial<AgentCheckout> = {}, onPlaced = () => {}) => (
  <AgentCheckoutForm
    token="sealed"
    checkout={{ ...checkout, ...change }}
    summary={<p>Total</p>}
    renderLaterTime={({ code }, onAccept) =>
      code === 'promise_changed' && <button onClick={onAccept}>Accept</button>
    }
    onPlaced={onPlaced}
  />
)

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('shows dishes, address, allergens and the end of the price, and orders nothing', async () => {
  const send = vi.spyOn(client, 'confirmAgentCheckout')
  const screen = await draw(form())
  const shown = screen.container.textContent
  for (const text of ['Warung Senja', 'Tiong Bahru', 'peanuts, egg', 'until 12:25', 'Total'])
    expect(shown).toContain(text)
  expect(send).not.toHaveBeenCalled()
})

test('confirms with what the eater adds to the address', async () => {
  const send = vi
    .spyOn(client, 'confirmAgentCheckout')
    .mockResolvedValue({ ok: true, data: { orderID: 'sg-1' } as never })
  const onPlaced = vi.fn<() => void>()
  const screen = await draw(form({}, onPlaced))
  await userEvent.fill(screen.getByLabelText('Floor or unit (optional)'), '#03-12')
  await screen.getByRole('button', { name: 'Confirm and order' }).click()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[{ orderID: 'sg-1' }]])
  expect(send.mock.calls).toEqual([
    [{ token: 'sealed', street: '30 Seng Poh Road', addressDetail: '#03-12', noteToDriver: '' }],
  ])
})

test('PROMISE-02 confirms a later time only after the eater accepts it', async () => {
  const problem = {
    status: 409,
    code: 'promise_changed',
    context: { shownMinutes: 20, freshMinutes: 50, changes: [], quote: { quoteToken: 'later' } },
  }
  const send = vi
    .spyOn(client, 'confirmAgentCheckout')
    .mockResolvedValueOnce({ ok: false, problem } as never)
    .mockResolvedValue({ ok: true, data: { orderID: 'sg-1' } as never })
  const onPlaced = vi.fn<() => void>()
  const screen = await draw(form({}, onPlaced))
  await screen.getByRole('button', { name: 'Confirm and order' }).click()
  const accept = screen.getByRole('button', { name: 'Accept' })
  await expect.element(accept).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm and order' }).query()).toBeNull()
  expect(onPlaced).not.toHaveBeenCalled()
  await accept.click()
  await expect.poll(() => onPlaced.mock.calls).toEqual([[{ orderID: 'sg-1' }]])
  expect(send.mock.calls.map(([body]) => body.acceptedQuoteToken)).toEqual([undefined, 'later'])
})

test('has no button for an order with a blocked dish', async () => {
  const conflicts = [{ allergen: 'egg' as const, reason: 'contains' as const }]
  const screen = await draw(form({ blocked: [{ dishID: 'x', name: 'Omelette', conflicts }] }))
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Omelette')
  expect(screen.getByRole('button', { name: 'Confirm and order' }).query()).toBeNull()
})

test('keeps the token of a link in the tab, and removes it from the address', () => {
  const { pathname, search } = location
  expect(readCheckoutToken('')).toBe('')
  history.replaceState(null, '', `${pathname}${search}#sealed`)
  expect(readCheckoutToken(location.hash)).toBe('sealed')
  keepCheckoutToken('sealed')
  expect(location.hash).toBe('')
  expect(readCheckoutToken('')).toBe('sealed')
  expect(readCheckoutToken('#newer')).toBe('newer')
})
