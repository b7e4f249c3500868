// Tests of the suites' time-outs, and that CI runs each suite of the long run.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { root } from '../machine/node.mjs'
import { tests, timeOutOf } from './suites.mjs'

type Workflow = { jobs: Record<string, { strategy: { matrix: { suite: string[] } } }> }

test('a suite has more time in the long run if it says so', () => {
  const options = { seconds: 60, secondsOfLongRun: 300 }
  expect(timeOutOf(options, {})).toBe(60)
  expect(timeOutOf(options, { TEST_LONG: '1' })).toBe(300)
  expect(timeOutOf({ seconds: 60 }, { TEST_LONG: '1' })).toBe(60)
})

test('every suite of tests is a job of the long run, which has more time than the suite', () => {
  const text = readFileSync(join(root, '.github/workflows/long-tests.yml'), 'utf8')
  const job = (load(text) as Workflow).jobs['test'] as Workflow['jobs'][string] & {
    'timeout-minutes': number
  }
  const names = tests.map(({ name }) => name).toSorted()
  expect(job.strategy.matrix.suite.toSorted()).toEqual(names)
  for (const suite of tests)
    expect(timeOutOf(suite, { TEST_LONG: '1' })).toBeLessThan(job['timeout-minutes'] * 60)
})
