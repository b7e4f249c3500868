// Tests of logged errors: they have type and stack, but no data of database rows.
import { expect, test } from 'vitest'
import { errorLine } from './log.ts'

test('leaves out row, values and context of a database error', () => {
  const error = Object.assign(
    new Error('null value in column "name" violates not-null constraint'),
    {
      code: '23502',
      constraint: 'account_name',
      detail: 'Failing row contains (1, +6591234567, …).',
      where: 'JSON data, line 1: {"address":"78 Jalan Besar"',
      hint: 'x',
      params: ['+6591234567'],
    },
  )
  const line = errorLine(error)
  expect(line).toMatchObject({
    type: 'Error',
    code: '23502',
    message: error.message,
    stack: expect.stringContaining('log.test'),
  })
  expect(JSON.stringify(line)).not.toMatch(/91234567|Jalan/)
})

test.each([
  [
    'a value that does not fit',
    Object.assign(new Error('invalid input syntax for type uuid: "+65 9123 4567"'), {
      code: '22P02',
    }),
    'invalid input syntax for type uuid: …',
  ],
  [
    'JSON that cannot be read',
    new SyntaxError(`Unexpected token 'J', "Jalan Besar" is not valid JSON`),
    "Unexpected token 'J', … is not valid JSON",
  ],
])('leaves out quoted text of %s, also in the stack', (_, error, message) => {
  const line = errorLine(error)
  expect(line).toMatchObject({ message, stack: expect.stringContaining('log.test') })
  expect(line.stack).not.toMatch(/9123|Jalan/)
})

test('logs causes of errors, and thrown values that are no errors as text', () => {
  expect(errorLine(new Error('outer', { cause: new Error('inner') }))).toMatchObject({
    message: 'outer',
    cause: { message: 'inner' },
  })
  expect(errorLine('odd')).toMatchObject({ message: 'odd' })
})
