// Tests of the choice of the delivery time in a browser, when the merchant does not deliver now.
import type { ClientProblem } from '@tingkat/contract/client'
import type { ScheduledOrder } from '@tingkat/ordering/cart/cart'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '../../../platform/browser/client.ts'
import { draw } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import { DeliveryTimePanel } from './delivery-time-panel.tsx'
import { useDeliveryTime } from './use-delivery-time.ts'
import '../checkout-form.css'

afterEach(() => vi.restoreAllMocks())

type PanelProps = {
  problem: ClientProblem | null
  waitMinutes?: number
  onSchedule?: (order: ScheduledOrder | null) => void
}

function Panel({ problem, waitMinutes = 0, onSchedule = () => {} }: PanelProps) {
  const cart = makeCart()
  return (
    <DeliveryTimePanel
      cart={cart}
      time={useDeliveryTime(cart, problem)}
      waitMinutes={waitMinutes}
      onSchedule={onSchedule}
    />
  )
}
const closed = (context: Record<string, unknown>): ClientProblem => ({
  code: 'food_err_order_merchant_closed',
  status: 409,
  message: '',
  context,
})

test('a closed merchant’s note says when it opens again (LIVE-19)', async () => {
  const opensAt = new Date(Date.now() + 3 * 86_400_000)
  opensAt.setUTCHours(3, 45, 0, 0)
  const screen = await draw(<Panel problem={closed({ opensAt: opensAt.toISOString() })} />)
  await expect
    .element(screen.getByText(/closed right now. Next opening: .+11:45(\s?am)?\. Choose/i))
    .toBeVisible()
})

const full = (context: Record<string, unknown>): ClientProblem => ({
  code: 'merchant_full',
  status: 409,
  message: '',
  context,
})

test('a full merchant’s note says the next free time, which is chosen at once (KITCH-28)', async () => {
  const from = new Date(Date.now() + 3 * 86_400_000)
  from.setUTCHours(3, 30, 0, 0)
  const slot = {
    from: from.toISOString(),
    to: new Date(from.getTime() + 1_800_000).toISOString(),
  }
  vi.spyOn(client, 'readTimeSlots').mockResolvedValue({ ok: true, data: { slots: [slot] } })
  const schedule = vi.fn<(order: ScheduledOrder | null) => void>()
  const screen = await draw(<Panel problem={full(slot)} onSchedule={schedule} />)
  await expect
    .element(screen.getByText(/can’t take more orders right now. The next free time is .+11:30/))
    .toBeVisible()
  await expect
    .poll(() => schedule.mock.calls[0]?.[0])
    .toMatchObject({ windowStartTime: slot.from, windowEndTime: slot.to })
  await expect.element(screen.getByRole('button', { name: /^Now/ })).not.toBeInTheDocument()
})

test('days and times stay inside the card on a wide screen (SCHED-01)', async () => {
  await page.viewport(1280, 800)
  const hour = 3_600_000
  const day = 24 * hour
  // Tomorrow at 09:00 in Singapore. Slots from now on would pass midnight in the evening.
  const start = Math.ceil(Date.now() / day) * day + hour
  const slots = Array.from({ length: 8 * 12 }, (_, index) => {
    const from = start + Math.floor(index / 12) * day + (index % 12) * hour
    return { from: new Date(from).toISOString(), to: new Date(from + hour / 2).toISOString() }
  })
  vi.spyOn(client, 'readTimeSlots').mockResolvedValue({ ok: true, data: { slots } })
  const screen = await draw(
    <div style={{ width: 520, marginLeft: 40 }}>
      <Panel problem={full({})} />
    </div>,
  )
  await expect.element(screen.getByRole('group', { name: 'Time' })).toBeVisible()
  const card = screen.container.querySelector('.panel')!.getBoundingClientRect()
  const choices = [...screen.container.querySelectorAll('.co-set .chip, .co-set .slot')]
  expect(choices.length).toBeGreaterThan(12)
  for (const choice of choices) {
    const { left, right } = choice.getBoundingClientRect()
    expect(left, choice.textContent).toBeGreaterThanOrEqual(card.left)
    expect(right, choice.textContent).toBeLessThanOrEqual(card.right)
  }
})

test('delivery now can be tried again at a merchant that was full (KITCH-28)', async () => {
  vi.spyOn(client, 'readTimeSlots').mockResolvedValue({ ok: true, data: { slots: [] } })
  const schedule = vi.fn<(order: ScheduledOrder | null) => void>()
  function Checkout() {
    const [problem, setProblem] = useState<ClientProblem | null>(full({}))
    return (
      <>
        <Panel problem={problem} onSchedule={schedule} />
        <button type="button" onClick={() => setProblem(null)}>
          priced for later
        </button>
      </>
    )
  }
  const screen = await draw(<Checkout />)
  await screen.getByRole('button', { name: 'priced for later' }).click()
  await expect.element(screen.getByText(/can’t take more orders right now/)).toBeVisible()
  await screen.getByRole('button', { name: /^Now/ }).click()
  expect(schedule).toHaveBeenLastCalledWith(null)
  await expect.element(screen.getByText(/can’t take more orders right now/)).not.toBeInTheDocument()
})

test('delivery now takes longer while the merchant is full (KITCH-28)', async () => {
  const minutes = makeCart().merchants[0]?.merchant.ETA ?? 0
  const screen = await draw(<Panel problem={null} waitMinutes={15} />)
  await expect
    .element(screen.getByRole('button', { name: /^Now/ }))
    .toMatchTextContent(`Now, ${minutes + 15} min`)
})

test('without a known time the note says that it is closed (LIVE-19)', async () => {
  const screen = await draw(<Panel problem={closed({})} />)
  await expect
    .element(screen.getByText(/^This restaurant is closed right now\. Choose/))
    .toBeVisible()
})
