// Tests of combining the calls of one turn of the event loop in batches.
import { expect, test } from 'vitest'
import { batchByTurn } from './turn-batch.ts'

function openCounted(maxSize: number) {
  const batches: number[][] = []
  const double = batchByTurn(async (items: readonly number[]) => {
    batches.push([...items])
    if (items.includes(0)) throw new Error('no zero')
    return items.map((item) => item * 2)
  }, maxSize)
  return { batches, double }
}

test('calls of one turn run together, and each gets its own result', async () => {
  const { batches, double } = openCounted(10)
  const later = Promise.resolve().then(() => double(3))
  expect(await Promise.all([double(1), double(2), later])).toEqual([2, 4, 6])
  expect(await double(4)).toBe(8)
  expect(batches).toEqual([[1, 2, 3], [4]])
})

test('a full batch is followed by another in the same turn', async () => {
  const { batches, double } = openCounted(2)
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1, 2], [3, 4], [5]])
})

test('an error reaches each call of its batch and no later one', async () => {
  const { double } = openCounted(10)
  const results = await Promise.allSettled([double(1), double(0)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(1)).toBe(2)
})
