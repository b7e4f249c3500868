// Tests of the kitchen board in a browser, with orders that exist only in memory.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'
import { useEffect, useState } from 'react'
import { userEvent, type Locator } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import '../../styles/board.css'
import '../../styles/board-order.css'
import { draw } from '../../testing/draw.tsx'
import type { PendingAction } from '../../platform/board-feed/board-feed.ts'
import { Board } from './board.tsx'
import { OrderSheet } from './order-sheet.tsx'
import {
  after,
  cancelledOrder,
  cooking,
  item,
  sampleMerchant,
  sampleNow,
  sampleOrder,
} from './sample-board.ts'
import { SampleBoard, type Sent } from './sample-board-frame.tsx'

beforeEach(() => localStorage.removeItem('tingkat.console.board'))
afterEach(() => localStorage.removeItem('tingkat.console.board'))

const retry = () => {}

/** Waits until the element contains the text. All kinds of white space count as equal. */
const seeIn = async (place: Locator, text: string) =>
  await expect.poll(() => place.element().textContent.replaceAll(/\s+/g, ' ')).toContain(text)

test('KITCH-02 KITCH-04 shows each lane and what a card must show, without data of the eater', async () => {
  const screen = await draw(
    <SampleBoard>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  for (const name of ['New 1', 'Cooking 4', 'Ready 2', 'Later 3'])
    await expect.element(screen.getByRole('region', { name, exact: true })).toBeVisible()
  const card = screen.getByRole('article', { name: 'Order 9DTR' })
  await seeIn(card, '9DTR')
  await seeIn(card, '2 min left')
  await seeIn(card, 'Ready by 19:05')
  await seeIn(card, 'Sauce apart, for a child')
  await seeIn(card, '2Beef rendang with rice2Limau ais')
  await seeIn(card, 'Siti is hereFBA 120 C')
  await seeIn(screen.getByRole('article', { name: 'Order K8VC' }), 'Cutlery')
  await seeIn(screen.getByRole('article', { name: 'Order K8VC' }), 'Finding a rider')
  await seeIn(screen.getByRole('article', { name: 'Order 5NLB' }), 'Kumar, 7 min away')
  await seeIn(screen.getByRole('article', { name: 'Order 5NLB' }), 'FBX 4821 K')
  await screen.getByRole('button', { name: 'Finished 1' }).click()
  await seeIn(screen.getByRole('dialog'), 'P2LW')
  await seeIn(screen.getByRole('dialog'), 'Collected 18:51')
})

test('KITCH-08 KITCH-22 accepts with chosen minutes; an allergy needs a second tap', async () => {
  const sent: Sent[] = []
  const orders = [sampleOrder('A1'), sampleOrder('B2', { allergyMark: true, comment: 'Allergy' })]
  const screen = await draw(
    <SampleBoard orders={orders} sent={sent}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const first = screen.getByRole('article', { name: 'New order A1' })
  await first.getByRole('button', { name: '5 minutes more' }).click()
  await first.getByRole('button', { name: 'Accept ready at 19:24' }).click()
  await seeIn(first.getByRole('status'), 'Acceptednot sent yet')
  const second = screen.getByRole('article', { name: 'New order B2' })
  await second.getByRole('button', { name: /^Accept/ }).click()
  expect(sent).toEqual([{ code: 'A1', action: { kind: 'accept', minutes: 20 } }])
  await second.getByRole('button', { name: /^Allergy read, accept/ }).click()
  expect(sent.at(-1)).toEqual({ code: 'B2', action: { kind: 'accept', minutes: 15 } })
})

test('KITCH-02 KITCH-05 says how many new orders ring and since when, and shows one after another', async () => {
  const sent: Sent[] = []
  const orders = Array.from({ length: 8 }, (_, nth) =>
    sampleOrder(`N${nth + 1}`, {
      releasedAt: after(nth / 10 - 3),
      answerBy: after(nth / 10 + 0.5),
      allergyMark: nth === 7,
    }),
  )
  const screen = await draw(
    <SampleBoard orders={orders} sent={sent}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const strip = screen.getByRole('region', { name: /new orders ringing since 19:00$/ })
  await seeIn(strip, '8 new orders')
  await seeIn(strip, 'N1since 19:0019:000:30')
  await expect.element(strip.getByRole('button', { name: /^N8 Allergy/ })).toBeVisible()
  const cards = screen.getByRole('article', { name: /^New order/ })
  const seeFront = async (code: string) => {
    await expect.element(screen.getByRole('article', { name: `New order ${code}` })).toBeVisible()
    const pressed = strip.getByRole('button', { pressed: true })
    await expect.element(pressed).toMatchTextContent(new RegExp(`^${code}`))
  }
  await seeFront('N1')
  expect(cards.elements()).toHaveLength(1)
  // The double tap accepts only the first order. The card of the next order then replaces it.
  const accept = screen.getByRole('button', { name: /^Accept ready/ })
  await accept.dblClick()
  await seeFront('N2')
  expect(sent.map(({ code }) => code)).toEqual(['N1'])
  await seeIn(strip, '7 new orders')
  await strip.getByRole('button', { name: /^N5/ }).click()
  await seeFront('N5')
  await accept.click()
  await seeFront('N2')
  await expect.element(screen.getByRole('article', { name: 'New order N2' })).toHaveFocus()
  expect(sent.map(({ code }) => code)).toEqual(['N1', 'N5'])
})

test('KITCH-28 KITCH-29 shows the places that orders took, at a merchant with a capacity', async () => {
  const capacity = [{ weekdays: [4], fromHour: 0, toHour: 24, orders: 2 }]
  const load = [
    { from: '2026-11-20T11:00:00.000Z', taken: 1 },
    { from: '2026-11-20T11:15:00.000Z', taken: 2 },
  ]
  const merchant = { ...sampleMerchant, live: { ...sampleMerchant.live, capacity }, load }
  const orders = [sampleOrder('A1')]
  const screen = await draw(
    <SampleBoard orders={orders} merchant={merchant}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const strip = screen.getByRole('list', { name: 'Orders that start cooking' })
  await seeIn(strip, '19:00 1 of 219:15 2 of 219:30 0 of 219:45 0 of 2')
})

test('KITCH-11 declines with a reason, and slows new orders or marks dishes in the same step', async () => {
  const sent: Sent[] = []
  const changed: unknown[] = []
  const orders = [sampleOrder('A1', { items: [item(1, 'Laksa')] }), sampleOrder('B2')]
  const screen = await draw(
    <SampleBoard orders={orders} sent={sent} changed={changed}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  await screen.getByRole('button', { name: 'Decline' }).first().click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Another reason' }).click()
  const decline = dialog.getByRole('button', { name: 'Decline the order' })
  await expect.element(decline).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'A dish is sold out' }).click()
  await dialog.getByText('Laksa').click()
  await dialog.getByRole('button', { name: 'Decline the order' }).click()
  const soldOut = {
    kind: 'sold_out',
    targets: [{ dishID: 'laksa', modifierID: null }],
    end: 'tomorrow',
  }
  expect(sent).toEqual([
    { code: 'A1', action: { kind: 'decline', reason: 'sold_out', comment: '' } },
  ])
  expect(changed).toEqual([{ merchantID: 'sg-m1', change: soldOut }])
  await screen.getByRole('button', { name: 'Decline' }).click()
  await dialog.getByRole('button', { name: 'Too busy' }).click()
  await dialog.getByText('Busy, +20 min').click()
  await dialog.getByRole('button', { name: 'Decline the order' }).click()
  expect(changed.at(-1)).toMatchObject({ change: { kind: 'busy', minutes: 20 } })
})

test('KITCH-13 marks ready in one tap, notes bags and shelf, and takes it back', async () => {
  const sent: Sent[] = []
  const screen = await draw(
    <SampleBoard orders={[cooking('A1', 5)]} sent={sent}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const card = screen.getByRole('article', { name: 'Order A1' })
  await card.getByRole('button', { name: 'Ready', exact: true }).click()
  await seeIn(card, 'Sent in 10 s')
  await card.getByRole('button', { name: 'One bag more' }).click()
  await card.getByRole('button', { name: 'Higher shelf number' }).click()
  expect(sent.map(({ action }) => action)).toEqual([
    { kind: 'ready' },
    { kind: 'ready', bags: 1 },
    { kind: 'ready', bags: 1, shelf: '1' },
  ])
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect.element(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible()
})

test('KITCH-14 KITCH-26 hands over to a courier at the store, and serves a table', async () => {
  const sent: Sent[] = []
  const screen = await draw(
    <SampleBoard sent={sent}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  await screen.getByRole('button', { name: 'Handed over' }).click()
  await screen.getByRole('button', { name: 'Served' }).click()
  expect(sent).toEqual([
    { code: 'H2WE', action: { kind: 'hand_over' } },
    { code: '6PJY', action: { kind: 'serve' } },
  ])
})

test('KITCH-15 KITCH-37 totals replace the cards, by keyboard, and stay after a reload', async () => {
  const orders = [
    cooking('A1', 9, { items: [item(2, 'Satay', { modifiers: ['No peanuts'] })] }),
    cooking('B2', 4, {
      items: [item(3, 'Satay', { modifiers: ['No peanuts'] }), item(1, 'Satay')],
    }),
  ]
  const board = (
    <SampleBoard orders={orders}>
      <Board onRetry={retry} />
    </SampleBoard>
  )
  const screen = await draw(board)
  screen.getByRole('radio', { name: 'Tickets' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  const lane = screen.getByRole('region', { name: 'Cooking 2' })
  await seeIn(lane.getByRole('listitem').first(), '5Satay19:07No peanuts')
  await screen.unmount()
  const again = await draw(board)
  await expect.element(again.getByRole('radio', { name: 'Totals' })).toBeChecked()
})

test('KITCH-16 ticks lines off; ready with unticked lines asks once and names them', async () => {
  const sent: Sent[] = []
  const order = cooking('A1', 5, { items: [item(1, 'Laksa'), item(2, 'Satay')], checkedLines: [0] })
  const merchant = {
    ...sampleMerchant,
    settings: { packingCheck: true, playedBy: 'person' as const },
  }
  const screen = await draw(
    <SampleBoard orders={[order]} merchant={merchant} sent={sent}>
      <OrderSheet order={order} onBack={() => {}} />
    </SampleBoard>,
  )
  await expect.element(screen.getByRole('checkbox', { name: /Laksa/ })).toBeChecked()
  await screen.getByRole('button', { name: 'Ready', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Not ticked off yet' })
  await seeIn(dialog, '2 Satay')
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await screen.getByText('Satay', { exact: true }).first().click()
  expect(sent.map(({ action }) => action)).toEqual([
    { kind: 'check', lines: [{ line: 1, checked: true }] },
  ])
})

test('KITCH-24 strikes a cancelled order through until somebody confirms it', async () => {
  const sent: Sent[] = []
  const screen = await draw(
    <SampleBoard orders={[cancelledOrder]} sent={sent}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const card = screen.getByRole('article', { name: 'Order W3RT, ended' })
  await seeIn(card, 'Cancelled by the eater 19:02')
  await seeIn(card, 'Your food is paid')
  await card.getByRole('button', { name: 'Seen' }).click()
  expect(sent).toEqual([{ code: 'W3RT', action: { kind: 'acknowledge' } }])
})

test('KITCH-26 the lane of tables shows number, eaters, round, minutes and what to take', async () => {
  const orders = [
    cooking('A1', 5, {
      table: { number: '12', eaterCount: 3 },
      courier: null,
      placedAt: after(-14),
      paidBy: 'cash',
      toCollectInMinor: 4350,
    }),
  ]
  localStorage.setItem('tingkat.console.board', JSON.stringify({ tableLane: true }))
  const screen = await draw(
    <SampleBoard orders={orders}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const lane = screen.getByRole('region', { name: 'Tables 1' })
  await seeIn(lane, '12')
  await seeIn(lane, 'Round 1')
  await seeIn(lane, '14 min ago')
  await seeIn(lane, 'Take S$ 43.50 at the table')
  await seeIn(lane, '3 eating')
})

test('KITCH-30 KITCH-31 KITCH-32 says since when it is stale, what is not sent, what was refused', async () => {
  const action = (kind: PendingAction['kind'], state: PendingAction['state']): PendingAction => ({
    actionID: kind,
    merchantID: 'sg-m1',
    orderID: kind === 'ready' ? 'o-9DTR' : 'o-H2WE',
    orderCode: kind === 'ready' ? '9DTR' : 'H2WE',
    kind,
    at: sampleNow,
    heldUntil: sampleNow,
    state,
    problem: null,
  })
  const pending = [action('ready', 'waiting'), action('hand_over', 'conflict')]
  const screen = await draw(
    <SampleBoard staleSince={sampleNow - 240_000} pending={pending}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  await expect.element(screen.getByText(/^No connection since 18:59\.$/)).toBeVisible()
  const card = screen.getByRole('article', { name: 'Order 9DTR' })
  await seeIn(card.getByRole('status'), 'Readynot sent yet')
  await seeIn(screen.getByRole('region', { name: 'To be sent 1' }), '9DTR Ready')
  const refused = screen.getByRole('article', { name: 'Order H2WE, ready' })
  await seeIn(refused, 'Too late: changed by the restaurant 19:02')
  await refused.getByRole('button', { name: 'Seen' }).click()
  await expect.element(refused.getByRole('button', { name: 'Handed over' })).toBeVisible()
})

test('KITCH-13 KITCH-37 with keys, `Ready` and `Undo` leave the focus on the card', async () => {
  const screen = await draw(
    <SampleBoard orders={[cooking('A1', 5), cooking('B2', 9)]}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const card = screen.getByRole('article', { name: 'Order A1' })
  card.getByRole('button', { name: 'Ready', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).toHaveFocus()
  // The second press of Enter must have no effect, and two presses of Tab must reach `Undo`.
  await userEvent.keyboard('{Enter}{Tab}{Tab}')
  await expect.element(card.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).toHaveFocus()
  await expect.element(card.getByRole('button', { name: 'Ready', exact: true })).toBeVisible()
})

type ShowOrders = (orders: readonly KitchenOrder[]) => void

/**
 * Renders the kitchen board with one order. Passes a function to `onReady` that replaces the
 * orders.
 */
function ChangingBoard({
  first,
  onReady,
}: {
  first: KitchenOrder
  onReady: (show: ShowOrders) => void
}) {
  const [orders, setOrders] = useState<readonly KitchenOrder[]>([first])
  useEffect(() => onReady(setOrders), [onReady])
  return (
    <SampleBoard orders={orders}>
      <Board onRetry={retry} />
    </SampleBoard>
  )
}

test('KITCH-08 KITCH-37 with keys, an accepted order keeps the focus in its next lane', async () => {
  const first = sampleOrder('A1')
  let show: ShowOrders = () => {}
  const screen = await draw(
    <ChangingBoard
      first={first}
      onReady={(set) => {
        show = set
      }}
    />,
  )
  screen
    .getByRole('button', { name: /^Accept/ })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('article', { name: 'New order A1' })).toHaveFocus()
  show([{ ...cooking('A1', 15), orderID: first.orderID }])
  await expect.element(screen.getByRole('article', { name: 'Order A1' })).toHaveFocus()
  show([])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('KITCH-11 KITCH-37 declines with keys; the focus stays on the card', async () => {
  const sent: Sent[] = []
  const screen = await draw(
    <SampleBoard orders={[sampleOrder('A1')]} sent={sent}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const decline = screen.getByRole('button', { name: 'Decline' })
  decline.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(decline).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect
    .element(dialog.getByRole('button', { name: 'Too busy' }))
    .toHaveAttribute('aria-pressed', 'true')
  dialog.getByRole('button', { name: 'Decline the order' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('article', { name: 'New order A1' })).toHaveFocus()
  expect(sent.map(({ action }) => action)).toEqual([
    { kind: 'decline', reason: 'merchant_busy', comment: '' },
  ])
})

test('KITCH-37 the focus does not return after a press outside of all controls', async () => {
  const screen = await draw(
    <SampleBoard orders={[cooking('A1', 5)]}>
      <Board onRetry={retry} />
    </SampleBoard>,
  )
  const ready = screen.getByRole('button', { name: 'Ready', exact: true })
  ready.element().focus()
  ready.element().blur()
  ready.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(document.activeElement).toBe(document.body)
})

test('KITCH-37 Escape closes the page of an order, but first its dialog', async () => {
  let backs = 0
  const order = cooking('A1', 5)
  const screen = await draw(
    <SampleBoard orders={[order]}>
      <OrderSheet order={order} onBack={() => (backs += 1)} />
    </SampleBoard>,
  )
  await screen.getByRole('button', { name: 'Ready', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toBe('FOOTER')
  const cannot = screen.getByRole('button', { name: 'Can’t make this order' })
  cannot.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(cannot).toHaveFocus()
  expect(backs).toBe(0)
  await userEvent.keyboard('{Escape}')
  expect(backs).toBe(1)
})
