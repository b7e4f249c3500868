// Tests of the promise for late orders on the order's page: its terms before the order ends, the
// credit afterwards.
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { makeOrderView } from '../../../testing/order-fixtures.ts'
import { PromiseNote } from './promise-note.tsx'

const promise = {
  validFrom: '2026-11-23',
  steps: [{ lateMinutes: 15, foodBasisPoints: 1_000 }],
  capInMinor: 1_000,
}

test('PROMISE-03 a late order shows its credit', async () => {
  const order = {
    ...makeOrderView({ state: 'COMPLETED' }),
    promise: { ...promise, creditInMinor: 90 },
  }
  const screen = await draw(<PromiseNote order={order} />)
  await expect.element(screen.getByText(/S\$\u00a00\.90 is now in your balance/)).toBeVisible()
})

test('PROMISE-01 an open order shows the promised time and the terms', async () => {
  const order = { ...makeOrderView({ state: 'NEW' }), promise }
  const screen = await draw(<PromiseNote order={order} />)
  await expect.element(screen.getByText(/Promised by \d\d:\d\d.*15 min late.*10%/)).toBeVisible()
})

test('PROMISE-01 PICK-02 the terms end when a pickup order is ready, unless it is late', async () => {
  const ready = { ...makeOrderView({ state: 'READY' }), path: 'pickup' as const, promise, ETA: 20 }
  const at = (minutes: number) => ({
    ...ready,
    stateSince: new Date(Date.parse(ready.placedAt) + minutes * 60_000).toISOString(),
  })
  const inTime = await draw(<PromiseNote order={at(15)} />)
  expect(inTime.container.textContent).not.toContain('Promised')
  await inTime.unmount()
  const late = await draw(<PromiseNote order={at(40)} />)
  await expect.element(late.getByText(/Promised by/)).toBeVisible()
})

test('PROMISE-01 nothing is shown in time, without a promise, and after a cancellation', async () => {
  for (const order of [
    { ...makeOrderView({ state: 'COMPLETED' }), promise: { ...promise, creditInMinor: 0 } },
    makeOrderView({ state: 'NEW' }),
    { ...makeOrderView({ state: 'CANCELLED' }), promise },
  ]) {
    const screen = await draw(<PromiseNote order={{ ...order, promise: order.promise }} />)
    expect(screen.container.textContent).not.toMatch(/Promised|balance/)
    await screen.unmount()
  }
})
