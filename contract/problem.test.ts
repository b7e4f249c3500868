// Every code has a status, and paths spell their parameters.
import { refusalCodes, refuse } from '@tingkat/ordering/refusal'
import { expect, test } from 'vitest'
import { fillPath, paths } from './paths.ts'
import {
  problemCodes,
  problemOf,
  problemOfRefusal,
  problemSchema,
  problemStatus,
} from './problem.ts'

test('every code has a status of a refusal or a failure, and a valid wire form', () => {
  for (const code of problemCodes) {
    expect(problemStatus[code], code).toBeGreaterThanOrEqual(400)
    expect(problemSchema.parse(problemOf(code, { limit: 1 }))).toMatchObject({
      code,
      status: problemStatus[code],
      context: { limit: 1 },
    })
  }
})

test("a rule's refusal keeps its context, and takes more", () => {
  for (const code of refusalCodes)
    expect(problemOfRefusal(refuse(code, { a: 1 }), { b: 2 })).toMatchObject({
      code,
      context: { a: 1, b: 2 },
    })
})

test('no code stands for two things', () => {
  expect(new Set(problemCodes).size).toBe(problemCodes.length)
})

test('all paths lie under the root, and a filled path has no parameter left', () => {
  for (const path of Object.values(paths)) {
    expect(path.startsWith('/api/v1/')).toBe(true)
    expect(fillPath(path, { merchantID: 'm 1', orderID: 'o/1' })).not.toMatch(/:|\/o\/1/)
  }
})
