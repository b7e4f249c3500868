// Tests which paths the log-in page returns to.
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each(['/desk', '/desk/people?a=1', '/kitchen/menu/m1?category=noodles#top'])(
  'returns to %s after a log-in',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  null,
  '',
  'desk',
  '//x',
  '/\\x',
  '\\\\x',
  '/\t/x',
  '/\n/x',
  '/\u0000/x',
  ' //x',
  'https://x',
  'javascript:x',
])('never leaves this origin for %j', (asked) => {
  expect(safeReturnPath(asked)).toBeUndefined()
})
