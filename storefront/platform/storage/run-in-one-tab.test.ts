// One tab at a time, by the browser's own locks (Node has the same).
import { expect, test } from 'vitest'
import { runInOneTab } from './run-in-one-tab.ts'

test('PROD-05 work that another tab is at is not done again, and its end is waited for', async () => {
  const done: string[] = []
  let release = () => {}
  const first = runInOneTab('placing', async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    done.push('first')
  })
  const second = runInOneTab('placing', () => {
    done.push('second')
    return Promise.resolve()
  }).then((here) => {
    done.push('told')
    return here
  })
  const other = await runInOneTab('else', () => {
    done.push('else')
    return Promise.resolve()
  })
  release()
  expect([other, await first, await second]).toEqual([true, true, false])
  expect(done).toEqual(['else', 'first', 'told'])
  expect(await runInOneTab('placing', () => Promise.resolve())).toBe(true)
})
