// Tests of problem codes, their HTTP statuses, and the API paths.
import { refusalCodes, refuse } from '@tingkat/ordering/refusal'
import { expect, test } from 'vitest'
import { fillPath, paths } from './paths.ts'
import {
  operatorCodes,
  problemCodes,
  problemOf,
  problemOfRefusal,
  problemSchema,
  problemStatus,
} from './problem.ts'

test('every code has a 4xx or 5xx status and gives a valid problem document', () => {
  for (const code of [...problemCodes, ...operatorCodes]) {
    expect(problemStatus[code], code).toBeGreaterThanOrEqual(400)
    expect(problemSchema.parse(problemOf(code, { limit: 1 }))).toMatchObject({
      code,
      status: problemStatus[code],
      context: { limit: 1 },
    })
  }
})

test('a problem has the context of its refusal and additional context', () => {
  for (const code of refusalCodes)
    expect(problemOfRefusal(refuse(code, { a: 1 }), { b: 2 })).toMatchObject({
      code,
      context: { a: 1, b: 2 },
    })
})

test('each code is listed once', () => {
  const codes = [...problemCodes, ...operatorCodes]
  expect(new Set(codes).size).toBe(codes.length)
})

test('all paths start with the API root, and fillPath replaces all parameters', () => {
  for (const path of Object.values(paths)) {
    expect(path.startsWith('/api/v1/')).toBe(true)
    expect(fillPath(path, { merchantID: 'm 1', orderID: 'o/1' })).not.toMatch(/:|\/o\/1/)
  }
})
