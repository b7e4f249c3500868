// Tests that the log line of a failed page contains no personal data.
import { expect, test } from 'vitest'
import { formatPageFailure } from './page-failure-log.server.ts'

test.each([
  ['https://tingkat.test/sg/en/group-order/sg-g-secret?join=1', '/sg/en/group-order'],
  ['https://tingkat.test/sg/en?search=Jalan', '/sg/en'],
  ['https://tingkat.test/98435276', '/…'],
  ['https://tingkat.test/', '/'],
])('the page %s is logged as %s', (url, page) => {
  expect(JSON.parse(formatPageFailure(new Error('broken'), url))).toEqual({
    level: 50,
    msg: 'page failed',
    page,
    error: expect.stringContaining('Error: broken\n    at '),
  })
})

test('quoted text of a message is removed, its stack trace stays', () => {
  const line = formatPageFailure(
    new SyntaxError(`Unexpected token 'J', "Jalan 98435276" is not valid JSON`),
    'https://tingkat.test/sg/en',
  )
  expect(line).not.toMatch(/Jalan|98435276/)
  expect(JSON.parse(line)).toMatchObject({
    error: expect.stringMatching(
      /^SyntaxError: Unexpected token … is not valid JSON\n {4}at .*page-failure-log\.test/,
    ),
  })
  expect(
    JSON.parse(formatPageFailure('call 9843 5276', 'https://tingkat.test/sg/en')),
  ).toMatchObject({
    error: 'call …',
  })
})
