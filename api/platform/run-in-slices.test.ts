// Tests of long computations that run in slices of time.
import { expect, test } from 'vitest'
import { runAtOnce, runInSlices } from './run-in-slices.ts'

function* count(steps: number): Generator<void, number> {
  let sum = 0
  for (let step = 1; step <= steps; step++) {
    sum += step
    yield
  }
  return sum
}

test('other work runs between the slices', async () => {
  // A fake clock that advances by two milliseconds each time it is read.
  let clock = 0
  const events: string[] = []
  const result = runInSlices(count(20), () => (clock += 2)).then((sum) => {
    events.push('result')
    return sum
  })
  setImmediate(() => events.push('request'))
  expect(await result).toBe(210)
  expect(events).toEqual(['request', 'result'])
})

test('the result is the same without pauses', async () => {
  expect(runAtOnce(count(20))).toBe(await runInSlices(count(20)))
})

test('a failing step rejects', async () => {
  // eslint-disable-next-line require-yield
  function* fail(): Generator<void, number> {
    throw new Error('no index')
  }
  await expect(runInSlices(fail())).rejects.toThrow('no index')
})
