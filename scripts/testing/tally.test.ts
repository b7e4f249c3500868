// Tests of counting test reports and of the texts that `npm test` prints.
import { describe, expect, test } from 'vitest'
import { cutText, formatSum, tallyPlaywright, tallyVitest } from './tally.mjs'

describe('vitest reports', () => {
  const one = (status: string, fullName = status) => ({
    status,
    fullName,
    failureMessages:
      status === 'failed' ? ['\u001b[31mbroken\u001b[39m\n    at new Promise (<anonymous>)'] : [],
  })

  test('counts passed, failed, skipped and unfinished cases separately', () => {
    const testResults = [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [one('passed'), one('failed', 'adds up'), one('skipped'), one('todo')],
      },
      { name: 'b.test.ts', status: 'passed', assertionResults: [one('passed')] },
    ]
    expect(tallyVitest({ testResults })).toEqual({
      passed: 2,
      skipped: 2,
      failures: [{ name: 'adds up', message: 'broken' }],
    })
  })

  test('counts a file that does not load as a failure', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    expect(tallyVitest({ testResults })).toEqual({
      passed: 0,
      skipped: 0,
      failures: [{ name: 'a.test.ts', message: 'no such module' }],
    })
  })
})

describe('Playwright reports', () => {
  const run = (status: string, projectName: string, message?: string) => ({
    status,
    projectName,
    results: [{ errors: message ? [{ message }] : [] }],
  })

  test('counts each project at any depth, and a flaky test as a failure', () => {
    const inner = {
      title: 'inner',
      specs: [
        {
          title: 'orders dinner',
          tests: [run('expected', 'mobile'), run('unexpected', 'desktop', 'no button')],
        },
      ],
    }
    const suites = [
      {
        title: 'file',
        suites: [inner],
        specs: [{ title: 'opens', tests: [run('skipped', 'mobile'), run('flaky', 'desktop')] }],
      },
    ]
    expect(tallyPlaywright({ suites })).toEqual({
      passed: 1,
      skipped: 1,
      failures: [
        { name: 'opens [desktop]', message: '' },
        { name: 'orders dinner [desktop]', message: 'no button' },
      ],
    })
  })

  test('counts an error outside a test as a failure', () => {
    expect(tallyPlaywright({ suites: [], errors: [{ message: 'port in use' }] }).failures).toEqual([
      { name: 'outside any test', message: 'port in use' },
    ])
  })
})

test('names skipped tests in the last line only if there are any', () => {
  expect(formatSum({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(formatSum({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
})

test('cuts a long text at its end or beginning and says how much is missing', () => {
  expect(cutText('abcdef', 6)).toBe('abcdef')
  expect(cutText('abcdef', 2)).toBe('ab\n… (4 more characters)')
  expect(cutText('abcdef', 2, true)).toBe('… (4 characters before this)\nef')
})
