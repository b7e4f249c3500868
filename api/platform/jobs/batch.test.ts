// What comes together is done together; whoever comes alone waits for nobody, and a fault of one is not its neighbours'.
import { expect, test } from 'vitest'
import { gather } from './batch.ts'

type Go = { ones: readonly number[]; finish: () => void; fail: (error: Error) => void }

/** Goes end when the test says so. */
function open(options: { most?: number; atOnce?: number } = {}) {
  const goes: Go[] = []
  const place = gather<number, string>(
    (ones) =>
      new Promise((resolve, reject) => {
        goes.push({ ones, finish: () => resolve(ones.map((one) => `done ${one}`)), fail: reject })
      }),
    {
      most: 4,
      atOnce: 1,
      divides: (error) => (error as Error).message === 'one of them',
      ...options,
    },
  )
  return { goes, place }
}
const settle = async () => await new Promise((resolve) => setImmediate(resolve))

test('whoever comes alone is done at once, those who come meanwhile in one go, and each gets its own answer', async () => {
  const { goes, place } = open()
  const answers = [1, 2, 3].map((one) => place(one))
  expect(goes.map(({ ones }) => ones)).toEqual([[1]])
  goes[0]?.finish()
  await settle()
  expect(goes.map(({ ones }) => ones)).toEqual([[1], [2, 3]])
  goes[1]?.finish()
  expect(await Promise.all(answers)).toEqual(['done 1', 'done 2', 'done 3'])
})

test('a go has its most, and no more are under way than may be', async () => {
  const { goes, place } = open({ atOnce: 2 })
  const answers = Array.from({ length: 11 }, (_, one) => place(one))
  expect(goes.map(({ ones }) => ones)).toEqual([[0], [1]])
  goes[0]?.finish()
  await settle()
  expect(goes.map(({ ones }) => ones.length)).toEqual([1, 1, 4])
  for (let turn = 1; turn < goes.length; turn += 1) {
    goes[turn]?.finish()
    await settle()
  }
  expect(await Promise.all(answers)).toHaveLength(11)
  expect(goes.map(({ ones }) => ones.length)).toEqual([1, 1, 4, 4, 1])
})

test('a go that waits for something of its own holds up nobody behind it', async () => {
  const { goes, place } = open()
  const slow = place(1)
  const next = place(2)
  await expect.poll(() => goes.length).toBe(2)
  goes[1]?.finish()
  expect(await next).toBe('done 2')
  goes[0]?.finish()
  expect(await slow).toBe('done 1')
})

test('what one of many is refused for hits that one alone', async () => {
  const { goes, place } = open()
  const first = place(0)
  const answers = Promise.allSettled([1, 2, 3].map((one) => place(one)))
  goes[0]?.finish()
  await first
  await settle()
  goes[1]?.fail(new Error('one of them'))
  await settle()
  expect(goes.slice(2).map(({ ones }) => ones)).toEqual([[1], [2], [3]])
  goes[2]?.finish()
  goes[3]?.fail(new Error('one of them'))
  goes[4]?.finish()
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

test('what they are all refused for is not tried again, and the next go is', async () => {
  const { goes, place } = open()
  const first = place(0)
  const answers = Promise.allSettled([1, 2].map((one) => place(one)))
  goes[0]?.finish()
  await first
  await settle()
  goes[1]?.fail(new Error('the database is away'))
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(goes).toHaveLength(2)
  const later = place(3)
  goes[2]?.finish()
  expect(await later).toBe('done 3')
})
