// Tests of parsing the flag file: which of several values applies, and invalid files.
import { countryCodes } from '@tingkat/ordering/country/country'
import { defaultFlags, developmentFlags, flagNames } from '@tingkat/ordering/flags'
import { expect, test } from 'vitest'
import { readFlagFile } from './flag-file.ts'

const flagsIn = (content: unknown) => {
  const read = readFlagFile(typeof content === 'string' ? content : JSON.stringify(content))
  if ('faults' in read) throw new Error(read.faults.join('; '))
  return read.flags
}

test.each(['', ' \n', '{}', '{"everywhere":{},"countries":{"sg":{}}}'])(
  'FLAG-01: %j leaves all defaults',
  (text) => {
    const flags = flagsIn(text)
    for (const code of countryCodes) expect(flags.get(code)).toEqual(defaultFlags)
  },
)

test('a flag that is not set has the given default', () => {
  const read = readFlagFile('{"everywhere":{"webOrdering":false}}', developmentFlags)
  if ('faults' in read) throw new Error(read.faults.join('; '))
  expect(read.flags.get('id')).toEqual({ ...developmentFlags, webOrdering: false })
})

test.each(flagNames)(
  'FLAG-01 FLAG-06: %s can be on in one country and off in the others',
  (name) => {
    for (const value of [true, false]) {
      const flags = flagsIn({
        everywhere: { [name]: !value },
        countries: { th: { [name]: value } },
      })
      expect(flags.get('th')).toEqual({ ...defaultFlags, [name]: value })
      for (const code of countryCodes.filter((code) => code !== 'th'))
        expect(flags.get(code)).toEqual({ ...defaultFlags, [name]: !value })
    }
  },
)

test.each<[unknown, RegExp]>([
  ['{ "everywhere": ', /^it is not JSON: /],
  [{ everywhere: { webOrdring: false } }, /webOrdring/],
  [{ everywhere: { webOrdering: 'off' } }, /^everywhere\.webOrdering: must be true or false$/],
  [{ countries: { xx: {} } }, /xx/],
  [{ sg: { webOrdering: false } }, /sg/],
  [[], /^the file: /],
  ['null', /^the file: /],
])('refuses %j with a message', (content, fault) => {
  const read = readFlagFile(typeof content === 'string' ? content : JSON.stringify(content))
  expect('faults' in read && read.faults.join('\n')).toMatch(fault)
})
