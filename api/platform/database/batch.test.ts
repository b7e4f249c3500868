// Tests of combining calls in batches: grouping, concurrency, slow batches and errors of single
// items.
import { expect, test } from 'vitest'
import { batch } from './batch.ts'

type StartedBatch = {
  items: readonly number[]
  finish: () => void
  fail: (error: Error) => void
}

/** Returns a batched function whose batches end when the test calls `finish` or `fail`. */
function open(options: { maxSize?: number; concurrency?: number } = {}) {
  const batches: StartedBatch[] = []
  const run = batch<number, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const finish = () => resolve(items.map((item) => `done ${item}`))
        batches.push({ items, finish, fail: reject })
      }),
    {
      maxSize: 4,
      concurrency: 1,
      canSplit: (error) => (error as Error).message === 'one of them',
      ...options,
    },
  )
  return { batches, run }
}
const settle = async () => await new Promise((resolve) => setImmediate(resolve))

test('runs the first item at once, and items that arrive during the run as one batch', async () => {
  const { batches, run } = open()
  const results = [1, 2, 3].map((item) => run(item))
  expect(batches.map(({ items }) => items)).toEqual([[1]])
  batches[0]?.finish()
  await settle()
  expect(batches.map(({ items }) => items)).toEqual([[1], [2, 3]])
  batches[1]?.finish()
  expect(await Promise.all(results)).toEqual(['done 1', 'done 2', 'done 3'])
})

test('limits the size of a batch and the number of batches at the same time', async () => {
  const { batches, run } = open({ concurrency: 2 })
  const results = Array.from({ length: 11 }, (_, item) => run(item))
  expect(batches.map(({ items }) => items)).toEqual([[0], [1]])
  batches[0]?.finish()
  await settle()
  expect(batches.map(({ items }) => items.length)).toEqual([1, 1, 4])
  for (let index = 1; index < batches.length; index += 1) {
    batches[index]?.finish()
    await settle()
  }
  expect(await Promise.all(results)).toHaveLength(11)
  expect(batches.map(({ items }) => items.length)).toEqual([1, 1, 4, 4, 1])
})

test('a slow batch does not block the next', async () => {
  const { batches, run } = open()
  const slow = run(1)
  const next = run(2)
  await expect.poll(() => batches.length).toBe(2)
  batches[1]?.finish()
  expect(await next).toBe('done 2')
  batches[0]?.finish()
  expect(await slow).toBe('done 1')
})

test('an error of one item rejects that item only', async () => {
  const { batches, run } = open()
  const first = run(0)
  const results = Promise.allSettled([1, 2, 3].map((item) => run(item)))
  batches[0]?.finish()
  await first
  await settle()
  batches[1]?.fail(new Error('one of them'))
  await settle()
  expect(batches.slice(2).map(({ items }) => items)).toEqual([[1], [2], [3]])
  batches[2]?.finish()
  batches[3]?.fail(new Error('one of them'))
  batches[4]?.finish()
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('an error of the whole batch rejects all items without a retry', async () => {
  const { batches, run } = open()
  const first = run(0)
  const results = Promise.allSettled([1, 2].map((item) => run(item)))
  batches[0]?.finish()
  await first
  await settle()
  batches[1]?.fail(new Error('the database is away'))
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(batches).toHaveLength(2)
  const later = run(3)
  batches[2]?.finish()
  expect(await later).toBe('done 3')
})
