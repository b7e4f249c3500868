import { describe, expect, test } from 'vitest'
import { lunchTime, makeOrder } from '../testing/fixtures.ts'
import type { Order } from './order-shape.ts'
import { troublesOf, type TroubleContext } from './troubles.ts'

const after = (minutes: number) => new Date(lunchTime.getTime() + minutes * 60_000)
const instant = (minutes: number) => after(minutes).toISOString()
const calm: TroubleContext = { unreachableSince: null, partnerRevokedAt: null }
const placed = { ...makeOrder(), ETA: 60, answerBy: null, stateSince: instant(0) } as Order
const cooking: Order = {
  ...placed,
  orderState: 'ORDER_IN_PREPARE',
  courier: { name: 'Siti', vehicle: 'motorcycle', plate: 'FBA 1234' },
  readyBy: instant(20),
}
const kinds = (order: Order, minutes: number, context = calm) =>
  troublesOf(order, context, after(minutes))?.troubles.map(({ kind }) => kind) ?? []

describe('troubles of an order', () => {
  test('KITCH-12 cooking is a trouble ten minutes after the food should be ready', () => {
    expect(kinds(cooking, 29.9)).toEqual([])
    expect(kinds(cooking, 30)).toEqual(['late_cooking'])
    const ready = { ...cooking.events[0]!, move: 'ready' as const }
    expect(kinds({ ...cooking, events: [...cooking.events, ready] }, 30)).toEqual([])
  })

  test('DESK-15 a state is a trouble after 80 % of its time-out', () => {
    const waiting: Order = { ...placed, orderState: 'NEW', answerBy: instant(10) }
    expect(kinds(waiting, 7.9)).toEqual([])
    expect(kinds(waiting, 8)).toEqual(['no_answer'])
    expect(kinds({ ...cooking, answerBy: instant(10) }, 8)).toEqual(['no_progress'])
  })

  test('DESK-15 an accepted order without a courier is a trouble after five minutes', () => {
    const alone: Order = { ...cooking, courier: null, stateSince: instant(2) }
    expect(kinds(alone, 6.9)).toEqual([])
    expect(kinds(alone, 7)).toEqual(['no_courier'])
    expect(kinds({ ...alone, path: 'pickup' }, 7)).toEqual([])
  })

  test('DESK-15 a delivery is late fifteen minutes after its promise, also on the way', () => {
    const riding: Order = { ...cooking, orderState: 'FOOD_COLLECTED' }
    expect(kinds(riding, 74.9)).toEqual([])
    expect(kinds(riding, 75)).toEqual(['late'])
  })

  test('STAFF-28 contact that is lost and partners that are revoked are troubles at once', () => {
    const context = { unreachableSince: instant(1), partnerRevokedAt: instant(3) }
    expect(kinds(cooking, 4, context)).toEqual(['merchant_silent', 'partner_revoked'])
    const riding: Order = { ...cooking, orderState: 'FOOD_COLLECTED' }
    expect(kinds(riding, 4, context)).toEqual(['partner_revoked'])
  })

  test('DESK-15 the longest exceeded limit comes first; scheduled and ended orders have none', () => {
    const alone: Order = { ...cooking, courier: null }
    expect(kinds(alone, 80)).toEqual(['no_courier', 'late_cooking', 'late'])
    expect(kinds({ ...alone, orderState: 'SCHEDULED' }, 80)).toEqual([])
    expect(kinds({ ...alone, orderState: 'COMPLETED', finalState: 'COMPLETED' }, 80)).toEqual([])
  })
})
