// Every state of an order has its step, its words and a place on the bar.
import { languageCodes } from '@tingkat/ordering/country/country'
import {
  failureReasons,
  isEnded,
  orderStates,
  paths,
  transitions,
  type OrderPath,
  type OrderState,
} from '@tingkat/ordering/order/order-states'
import type { Order, OrderEvent } from '@tingkat/ordering/order/order'
import { describe, expect, test } from 'vitest'
import { currentStep, parts, progressOf, stepOf, timelineOf } from './step-table.ts'

type Words = {
  order: { states: Record<string, Record<string, string>>; reasons: Record<string, string> }
}
const files = import.meta.glob<Words>('../../../locales/*/order.json', {
  eager: true,
  import: 'default',
})
const wordsOf = (language: string): Words => files[`../../../locales/${language}/order.json`]!

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 11, minutes)).toISOString()

function told(
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

describe.each(paths)('ORD-12 on the path %s', (path) => {
  test.each(orderStates)('%s has a step, and words in every language', (state) => {
    const step = stepOf(state, path)
    expect(parts).toContain(step.part)
    for (const language of languageCodes) {
      const words = wordsOf(language).order.states[step.words]
      expect(Object.keys(words ?? {}).toSorted(), `${language} ${step.words}`).toEqual([
        'body',
        'headline',
        'row',
        'tag',
      ])
    }
  })

  test('an ended order is told as such, and no other', () => {
    for (const state of orderStates) {
      const ended = isEnded({ orderState: state, finalState: null })
      expect(['done', 'cancelled', 'failed'].includes(stepOf(state, path).standing), state).toBe(
        ended,
      )
    }
  })

  test('no move leads back on the bar, but for a search for another rider and an end', () => {
    for (const { from, to, on } of transitions) {
      const step = stepOf(to, path)
      if (!on.includes(path) || step.standing === 'cancelled' || step.standing === 'failed')
        continue
      expect(parts.indexOf(step.part), `${from} to ${to}`).toBeGreaterThanOrEqual(
        parts.indexOf(stepOf(from, path).part),
      )
    }
  })
})

test('at a table nobody rides', () => {
  const used = new Set(
    transitions
      .filter((row) => row.on.includes('table'))
      .map((row) => stepOf(row.to, 'table').words),
  )
  expect(
    [...used].filter((words) => /rider|door|way/.test(words) && !words.startsWith('cancelled')),
  ).toEqual([])
})

test('every failure reason has its sentence in every language', () => {
  for (const language of languageCodes) {
    for (const reason of failureReasons)
      expect(wordsOf(language).order.reasons[reason], `${language} ${reason}`).toBeTruthy()
  }
})

test('the time line dates what happened and leaves open what comes', () => {
  const rows = timelineOf(
    told('integrated', [
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
    { part: 'kitchen', mark: 'done', at: at(4) },
    { part: 'way', mark: 'now', at: at(6) },
    { part: 'door', mark: 'todo', at: null },
  ])
})

test('the bar fills from nothing to everything', () => {
  expect(progressOf(told('integrated', ['NEW']))).toEqual([0.55, 0, 0, 0])
  expect(progressOf(told('integrated', ['NEW', 'ALLOCATING']))).toEqual([1, 0.55, 0, 0])
  expect(progressOf(told('table', ['NEW', 'ORDER_IN_PREPARE', 'READY', 'COMPLETED']))).toEqual([
    1, 1, 1, 1,
  ])
})

test('ORD-09 a cancelled order stops where it was', () => {
  const rows = timelineOf(
    told('integrated', ['NEW', 'MAX_CONFIRMING', 'ALLOCATING', 'CANCELLED_PASSENGER']),
  )
  expect(rows.map((row) => [row.part, row.mark])).toEqual([
    ['sent', 'done'],
    ['kitchen', 'stopped'],
  ])
  expect(rows[1]!.at).toBe(at(3))
})

test('ORD-10 a final state that failed speaks louder than the state before it', () => {
  expect(
    currentStep({ orderState: 'NEW', finalState: 'FAILED', path: 'integrated' }).standing,
  ).toBe('failed')
  expect(
    currentStep({ orderState: 'NEW', finalState: 'COMPLETED', path: 'integrated' }).standing,
  ).toBe('going')
})
