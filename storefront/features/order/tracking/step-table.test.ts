// Tests that every state of an order has a row in the table, texts in all languages, and a part of
// the progress bar.
import { languageCodes } from '@tingkat/ordering/country/country'
import {
  failureReasons,
  isEnded,
  orderStates,
  orderPaths,
  orderTransitions,
  type OrderPath,
  type OrderState,
} from '@tingkat/ordering/order/order-states'
import type { Order, OrderEvent } from '@tingkat/ordering/order/order'
import { describe, expect, test } from 'vitest'
import { currentStep, isStopped, orderParts, stepOf, timelineOf } from './step-table.ts'

type Texts = {
  order: { states: Record<string, Record<string, string>>; reasons: Record<string, string> }
}
const files = import.meta.glob<Texts>('../../../locales/*/order.json', {
  eager: true,
  import: 'default',
})
const textsOf = (language: string): Texts => files[`../../../locales/${language}/order.json`]!

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 11, minutes)).toISOString()

function orderThrough(
  path: OrderPath,
  states: OrderState[],
): Pick<Order, 'orderState' | 'finalState' | 'path' | 'events' | 'placedAt'> {
  const events = states.map((orderState, index): OrderEvent => ({
    version: index + 1,
    orderState,
    finalState: null,
    move: orderState === 'READY' ? 'ready' : 'place',
    by: 'merchant',
    at: at(index),
    reason: null,
    courier: null,
  }))
  return { orderState: states.at(-1)!, finalState: null, path, events, placedAt: at(0) }
}

describe.each(orderPaths)('ORD-12 on the path %s', (path) => {
  test.each(orderStates)('%s has a step, and texts in every language', (state) => {
    const step = stepOf(state, path)
    expect(orderParts).toContain(step.part)
    for (const language of languageCodes) {
      const texts = textsOf(language).order.states[step.textKey]
      expect(Object.keys(texts ?? {}).toSorted(), `${language} ${step.textKey}`).toEqual([
        'body',
        'headline',
        'row',
        'tag',
      ])
    }
  })

  test('exactly the ended states have the status done, cancelled or failed', () => {
    for (const state of orderStates) {
      const ended = isEnded({ orderState: state, finalState: null })
      expect(['done', 'cancelled', 'failed'].includes(stepOf(state, path).status), state).toBe(
        ended,
      )
    }
  })

  test('no transition goes back on the bar, except to a cancelled or failed state', () => {
    for (const { from, to, on } of orderTransitions) {
      const step = stepOf(to, path)
      if (!on.includes(path) || isStopped(step)) continue
      expect(orderParts.indexOf(step.part), `${from} to ${to}`).toBeGreaterThanOrEqual(
        orderParts.indexOf(stepOf(from, path).part),
      )
    }
  })
})

test('no text of an order at a table mentions a courier', () => {
  const used = new Set(
    orderTransitions
      .filter((row) => row.on.includes('table'))
      .map((row) => stepOf(row.to, 'table').textKey),
  )
  expect(
    [...used].filter((key) => /courier|door|way/.test(key) && !key.startsWith('cancelled')),
  ).toEqual([])
})

test('every failure reason has a text in every language', () => {
  for (const language of languageCodes) {
    for (const reason of failureReasons)
      expect(textsOf(language).order.reasons[reason], `${language} ${reason}`).toBeTruthy()
  }
})

test('the time line has times for the parts reached and none for later parts', () => {
  const rows = timelineOf(
    orderThrough('integrated', [
      'NEW',
      'MAX_CONFIRMING',
      'ALLOCATING',
      'ORDER_IN_PREPARE',
      'READY',
      'DRIVER_AT_STORE',
      'FOOD_COLLECTED',
    ]),
  )
  expect(rows).toEqual([
    { part: 'sent', mark: 'done', at: at(0) },
    { part: 'merchant', mark: 'done', at: at(4) },
    { part: 'way', mark: 'now', at: at(6) },
    { part: 'door', mark: 'todo', at: null },
  ])
})

test('the marks advance from the first part to the last', () => {
  const marksOf = (order: ReturnType<typeof orderThrough>) =>
    timelineOf(order)
      .map(({ mark }) => mark)
      .join(' ')
  expect(marksOf(orderThrough('integrated', ['NEW']))).toBe('now todo todo todo')
  expect(marksOf(orderThrough('integrated', ['NEW', 'ALLOCATING']))).toBe('done now todo todo')
  expect(marksOf(orderThrough('table', ['NEW', 'ORDER_IN_PREPARE', 'READY', 'COMPLETED']))).toBe(
    'done done done done',
  )
})

test('ORD-09 the time line of a cancelled order ends at the part that it reached', () => {
  const rows = timelineOf(
    orderThrough('integrated', ['NEW', 'MAX_CONFIRMING', 'ALLOCATING', 'CANCELLED_PASSENGER']),
  )
  expect(rows.map((row) => [row.part, row.mark])).toEqual([
    ['sent', 'done'],
    ['merchant', 'stopped'],
  ])
  expect(rows[1]!.at).toBe(at(3))
})

test('ORD-09 ORD-12 an order cancelled before the merchant saw it has the rows placed and cancelled', () => {
  for (const state of ['SCHEDULED', 'NEW'] as const) {
    const order = orderThrough('integrated', [state, 'CANCELLED_PASSENGER'])
    expect(timelineOf({ ...order, placedAt: at(-60) })).toEqual([
      { part: 'sent', mark: 'done', at: at(-60) },
      { part: 'sent', mark: 'stopped', at: at(1) },
    ])
  }
})

test('ORD-10 a failed final state takes precedence over the order state', () => {
  expect(currentStep({ orderState: 'NEW', finalState: 'FAILED', path: 'integrated' }).status).toBe(
    'failed',
  )
  expect(
    currentStep({ orderState: 'NEW', finalState: 'COMPLETED', path: 'integrated' }).status,
  ).toBe('going')
})
