import { describe, expect, test } from 'vitest'
import {
  cancelableStates,
  changeTypes,
  failureReasons,
  findTransition,
  isCancelable,
  isCancelled,
  isEnded,
  isFailed,
  isSearching,
  isTerminal,
  allowedMoves,
  orderStates,
  orderTypes,
  orderPaths,
  stateTimeoutSeconds,
  readyStates,
  searchingStates,
  terminalStates,
  orderTransitions,
  type OrderPath,
  type OrderState,
} from './order-states.ts'

const standing = (orderState: OrderState, finalState: OrderState | null = null) => ({
  orderState,
  finalState,
})

describe('lists of the specification', () => {
  test('ORD-01 the statuses', () => {
    expect(orderStates.slice(0, 17)).toEqual([
      'NEW',
      'ALLOCATING',
      'MAX_CONFIRMING',
      'ORDER_IN_PREPARE',
      'ORDER_EXECUTING',
      'READY',
      'COMPLETED',
      'FAILED',
      'CANCELLED',
      'SCHEDULED',
      'PICKING_UP',
      'DRIVER_AT_STORE',
      'ORDER_PLACED_ON_MERCHANT',
      'FOOD_COLLECTED',
      'DRIVER_ARRIVED',
      'REALLOCATING',
      'REALLOCATED',
    ])
  })

  test('ORD-02 the cancelled-by variants', () => {
    expect(orderStates.slice(17)).toEqual(
      ['PASSENGER', 'DRIVER', 'OPERATOR', 'MAX', 'MEX', 'PARTNER', 'CHATBOT'].map(
        (by) => `CANCELLED_${by}`,
      ),
    )
  })

  test('ORD-03 ORD-04 ORD-05 the terminal, searching and ready states', () => {
    expect(terminalStates).toEqual([
      'COMPLETED',
      'FAILED',
      'CANCELLED',
      'CANCELLED_PASSENGER',
      'CANCELLED_DRIVER',
      'CANCELLED_OPERATOR',
      'CANCELLED_MAX',
    ])
    expect(searchingStates).toEqual(['NEW', 'ALLOCATING', 'REALLOCATING', 'MAX_CONFIRMING'])
    expect(readyStates).toEqual(['READY'])
    expect(orderStates.filter(isSearching)).toHaveLength(4)
    expect(orderStates.filter(isTerminal)).toHaveLength(7)
  })

  test('ORD-06 the failure reasons', () => {
    expect(failureReasons).toEqual([
      'INSUFFICIENT_BALANCE',
      'PAYMENT_FAIL',
      'CANT_CHARGE',
      'UNPAID_ORDER',
      'MAX_DECLINE',
      'MAX_IGNORE',
      'UNALLOCATED',
      'ORDER_FAIL',
      'DRIVER_CANCELLED',
      'REALLOCATION_FAILED',
      'PAYMENT_INVALID',
      // Not in the product's specification, but required by PICK-03 in docs/requirements.md.
      'NOT_COLLECTED',
    ])
  })

  test('ORD-07 ORD-08 ENT-25 change types and order types', () => {
    expect(changeTypes).toEqual(['UPDATED', 'DELETED'])
    expect(orderTypes).toEqual(['INTEGRATED', 'CONCIERGE'])
  })
})

describe('cancelled, failed, ended', () => {
  test('ORD-09 isCancelled matches any CANCELLED in either state', () => {
    const cancelled = orderStates.filter((state) => isCancelled(standing(state)))
    expect(cancelled).toEqual(orderStates.filter((state) => state.startsWith('CANCELLED')))
    expect(cancelled).toHaveLength(8)
    expect(isCancelled(standing('COMPLETED', 'CANCELLED_MEX'))).toBe(true)
    expect(isCancelled(standing('NEW', 'FAILED'))).toBe(false)
  })

  test('ORD-10 isFailed matches FAILED in either state', () => {
    expect(orderStates.filter((state) => isFailed(standing(state)))).toEqual(['FAILED'])
    expect(isFailed(standing('READY', 'FAILED'))).toBe(true)
  })

  test('ORD-03 isEnded is true for terminal, cancelled and failed orders', () => {
    expect(orderStates.filter((state) => isEnded(standing(state)))).toEqual(
      [
        ...new Set([...terminalStates, 'CANCELLED_MEX', 'CANCELLED_PARTNER', 'CANCELLED_CHATBOT']),
      ].toSorted(
        (a, b) => orderStates.indexOf(a as OrderState) - orderStates.indexOf(b as OrderState),
      ),
    )
    expect(isEnded(standing('READY', 'CANCELLED_PARTNER'))).toBe(true)
  })

  test('ORD-11 ENT-26 the eater may cancel in six states if the order is cancelable', () => {
    const may = orderStates.filter((orderState) =>
      isCancelable({ ...standing(orderState), cancelable: true }),
    )
    expect([...may].toSorted()).toEqual([
      'ALLOCATING',
      'MAX_CONFIRMING',
      'NEW',
      'REALLOCATED',
      'REALLOCATING',
      'SCHEDULED',
    ])
    expect(
      orderStates.some((orderState) =>
        isCancelable({ ...standing(orderState), cancelable: false }),
      ),
    ).toBe(false)
  })
})

describe('state table', () => {
  const start = (path: OrderPath): OrderState[] =>
    path === 'table' ? ['NEW'] : ['NEW', 'SCHEDULED']
  const steps = (path: OrderPath) => orderTransitions.filter((step) => step.on.includes(path))
  const ended = (state: OrderState) => isEnded(standing(state))
  const reach = (path: OrderPath, from: readonly OrderState[]): Set<OrderState> => {
    const seen = new Set<OrderState>(from)
    for (const state of seen)
      for (const step of steps(path)) if (step.from === state) seen.add(step.to)
    return seen
  }

  describe.each(orderPaths)('%s', (path) => {
    test('ORD-01 every used state is reachable from the start', () => {
      const used = new Set(steps(path).flatMap((step) => [step.from, step.to]))
      expect([...used].filter((state) => !reach(path, start(path)).has(state))).toEqual([])
    })

    test('ORD-01 ORD-03 every state leads to an end, and every open state to COMPLETED', () => {
      for (const state of reach(path, start(path))) {
        expect([...reach(path, [state])].some(ended), state).toBe(true)
        expect(ended(state) || reach(path, [state]).has('COMPLETED'), state).toBe(true)
      }
    })

    test('ORD-03 no transition leaves an ended state', () => {
      expect(steps(path).filter((step) => ended(step.from))).toEqual([])
    })

    test('ORD-06 every open state has a time-out, and SCHEDULED has its release', () => {
      for (const state of [...reach(path, start(path))].filter((state) => !ended(state))) {
        const out = steps(path)
          .filter((step) => step.from === state && step.by === 'clock')
          .map((step) => step.move)
        expect(out, state).toEqual([state === 'SCHEDULED' ? 'release' : 'time_out'])
        expect(stateTimeoutSeconds[state] ?? 0, state).toSatisfy((seconds: number) =>
          state === 'SCHEDULED' ? seconds === 0 : seconds > 0,
        )
      }
    })

    test('ORD-01 a move of one actor in one state has one target state', () => {
      const keys = steps(path).map(({ from, move, by, when }) => [from, move, by, when].join(' '))
      expect(new Set(keys).size).toBe(keys.length)
    })

    test('ORD-06 exactly the transitions to FAILED have a reason', () => {
      for (const step of steps(path))
        expect(step.reason !== undefined, `${step.from} ${step.move}`).toBe(step.to === 'FAILED')
    })

    test('ORD-11 the eater can cancel the cancelable states, the operator all open states', () => {
      const alive = [...reach(path, start(path))].filter((state) => !ended(state))
      const by = (who: 'eater' | 'operator') =>
        steps(path)
          .filter((step) => step.move === 'cancel' && step.by === who)
          .map((step) => step.from)
          .toSorted()
      expect(by('eater')).toEqual(
        alive
          .filter((state) => (cancelableStates as readonly OrderState[]).includes(state))
          .toSorted(),
      )
      expect(by('operator')).toEqual([...alive].toSorted())
    })

    test('ORD-01 a repeated move of a partner never changes the state again', () => {
      for (const step of steps(path).filter(({ by, from, to }) => by !== 'clock' && from !== to)) {
        expect(
          findTransition(step.to, path, step.move, step.by),
          `${step.from} ${step.move}`,
        ).toSatisfy((again?: { from: string; to: string }) => !again || again.from === again.to)
      }
    })
  })

  test('an assignment leads to READY if the food is ready (KITCH-03)', () => {
    const assign = (isFoodReady: boolean) =>
      findTransition('ALLOCATING', 'integrated', 'assign', 'courier', isFoodReady)?.to
    expect([assign(false), assign(true)]).toEqual(['ORDER_IN_PREPARE', 'READY'])
    expect(findTransition('ALLOCATING', 'concierge', 'assign', 'courier', true)?.to).toBe(
      'PICKING_UP',
    )
    expect(allowedMoves('ALLOCATING', 'integrated', 'courier')).toEqual(['assign', 'cancel'])
  })

  test('ORD-01 ENT-25 each path has only its own states', () => {
    const on = (path: OrderPath) => reach(path, start(path))
    for (const state of ['PICKING_UP', 'ORDER_PLACED_ON_MERCHANT'] as const)
      expect([on('integrated').has(state), on('concierge').has(state)]).toEqual([false, true])
    for (const state of ['MAX_CONFIRMING', 'ORDER_IN_PREPARE', 'READY'] as const)
      expect([on('integrated').has(state), on('concierge').has(state)]).toEqual([true, false])
    // SCHEDULED is the only state of pickup orders that orders at a table do not have.
    expect([...on('pickup')].filter((state) => !on('table').has(state))).toEqual(['SCHEDULED'])
    for (const state of ['SCHEDULED', 'ALLOCATING', 'FOOD_COLLECTED', 'REALLOCATING'] as const)
      expect(on('table').has(state)).toBe(false)
  })

  test('ORD-01 only ended and scheduled states have no time-out', () => {
    expect(
      orderStates.filter((state) => stateTimeoutSeconds[state] === null && !ended(state)),
    ).toEqual(['SCHEDULED'])
    expect(
      orderStates.filter((state) => stateTimeoutSeconds[state] !== null && ended(state)),
    ).toEqual([])
  })

  test('ORD-01 allowedMoves lists the moves of an actor', () => {
    expect(allowedMoves('NEW', 'integrated', 'merchant')).toEqual(['receive', 'decline'])
    expect(allowedMoves('READY', 'table', 'merchant')).toEqual(['serve', 'cancel'])
    expect(allowedMoves('READY', 'table', 'courier')).toEqual([])
    expect(allowedMoves('READY', 'pickup', 'merchant')).toEqual([
      'hand_over',
      'not_collected',
      'cancel',
    ])
    expect(allowedMoves('COMPLETED', 'integrated', 'operator')).toEqual([])
  })
})
