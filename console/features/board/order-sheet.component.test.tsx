// Tests of the page of one order and of the history page in a browser, with a fake API.
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../styles/board.css'
import '../../styles/board-order.css'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { HistoryPage } from './history-page.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { cooking, item } from './sample-board.ts'
import { SampleBoard, type Sent } from './sample-board-frame.tsx'

let restore = () => {}
afterEach(() => restore())

test('KITCH-23 shows the new total before a change, and asks before the last dish is removed', async () => {
  const order = cooking('A1', 5, { items: [item(3, 'Satay')] })
  const sent: Sent[] = []
  const changed: unknown[] = []
  const api = fakeApi(({ body }) => {
    const [change] = (body as { changes: { kind: string }[] }).changes
    const endsOrder = change?.kind === 'sold_out'
    const newTotalInMinor = endsOrder ? 0 : 1440
    return { body: { totalInMinor: 2160, newTotalInMinor, currency: 'SGD', endsOrder } }
  })
  restore = api.restore
  const screen = await draw(
    <SampleBoard orders={[order]} sent={sent} changed={changed}>
      <OrderSheet order={order} onBack={() => {}} />
    </SampleBoard>,
  )
  await screen.getByRole('button', { name: 'Change Satay' }).click()
  await screen.getByText('Fewer').click()
  await expect.element(screen.getByText(/New total/)).toBeVisible()
  await expect.element(screen.getByText(/14\.40/)).toBeVisible()
  expect(sent).toEqual([])
  await screen.getByText('Sold out', { exact: true }).click()
  await expect.element(screen.getByText(/This is the last dish/)).toBeVisible()
  await screen.getByRole('button', { name: 'End the order' }).click()
  const change = { line: 0, itemID: 'satay', kind: 'sold_out' }
  expect(sent.map(({ action }) => action)).toEqual([
    { kind: 'change', version: 2, changes: [change] },
  ])
  expect(changed).toHaveLength(1)
})

test('KITCH-09 offers more cooking time while readyBy can still be moved', async () => {
  const order = cooking('A1', 5, { readyByMovesLeft: 1 })
  const sent: Sent[] = []
  const screen = await draw(
    <SampleBoard orders={[order]} sent={sent}>
      <OrderSheet order={order} onBack={() => {}} />
    </SampleBoard>,
  )
  await screen.getByRole('button', { name: '+10 min' }).click()
  expect(sent).toEqual([{ code: 'A1', action: { kind: 'ready_by', minutes: 10 } }])
  await expect.element(screen.getByText(/^More time/)).toBeVisible()
})

test('KITCH-35 history shows the day, and searches by code, dish and table', async () => {
  const api = fakeApi(() => ({
    body: {
      date: '2026-11-20',
      currency: 'SGD',
      day: {
        orderCount: 31,
        completedCount: 28,
        cancelledCount: 3,
        changedCount: 2,
        totalInMinor: 84_250,
        averageMinutes: 17,
      },
      orders: [{ ...cooking('A1', 5, { items: [item(3, 'Satay')] }), minutes: 14 }],
      nextCursor: null,
    },
  }))
  restore = api.restore
  const screen = await draw(<HistoryPage merchantID="sg-m1" />)
  await expect.element(screen.getByText(/^3\s×\sSatay/)).toBeVisible()
  await expect.element(screen.getByText(/14 min/)).toBeVisible()
  await expect.element(screen.getByText(/842\.50/)).toBeVisible()
  await screen.getByLabelText('Code, dish or table').fill('satay')
  await expect.poll(() => api.requests.at(-1)?.path).toContain('search=satay')
})

test('KITCH-35 history is read on with keys: the focus moves to the first new order', async () => {
  const day = {
    orderCount: 3,
    completedCount: 3,
    cancelledCount: 0,
    changedCount: 0,
    totalInMinor: 100,
    averageMinutes: null,
  }
  const pageOf = (codes: string[], nextCursor: string | null) => ({
    body: {
      date: '2026-11-20',
      currency: 'SGD',
      day,
      orders: codes.map((code) => ({ ...cooking(code, 5), minutes: null })),
      nextCursor,
    },
  })
  const api = fakeApi(({ path }) =>
    path.includes('cursor=next') ? pageOf(['C3'], null) : pageOf(['A1', 'B2'], 'next'),
  )
  restore = api.restore
  const screen = await draw(<HistoryPage merchantID="sg-m1" />)
  const more = screen.getByRole('button', { name: 'Show more' })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(more).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.textContent).toContain('C3')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('group').nth(2)).toHaveAttribute('open')
})
