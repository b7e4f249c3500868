import { expect, test } from 'vitest'
import { isRefusal, refusalCodes, refuse } from './refusal.ts'

test('VALID-02 VALID-16 a refusal has a listed code and the context of its message', () => {
  expect(refuse('order_value_exceeded', { orderLimit: 900 })).toEqual({
    refused: 'order_value_exceeded',
    context: { orderLimit: 900 },
  })
  expect(refuse('empty_cart')).toEqual({ refused: 'empty_cart', context: {} })
  expect(new Set(refusalCodes).size).toBe(refusalCodes.length)
})

test('VALID-02 isRefusal recognises refusals only', () => {
  expect(isRefusal(refuse('too_far'))).toBe(true)
  for (const other of [null, undefined, 'refused', 1, {}, [], { cart: null }])
    expect(isRefusal(other)).toBe(false)
})
