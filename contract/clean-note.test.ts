// Tests that only listed cooking words of an eater's note reach analytics, and no names of people.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanNote } from './clean-note.ts'

test.each([
  ['less   spicy, no Onions!', 'less spicy no onions'],
  ['Không hành, ít cay cho chị Ngọc', 'không hành ít cay cho'],
  ['Jangan pedas ya, untuk Bu Siti', 'jangan pedas'],
  ['ไม่ใส่ผักชีครับ', 'ไม่ใส่ ผักชี ครับ'.normalize('NFKC')],
  ['น้ำจิ้มแยก', 'น้ำจิ้ม แยก'.normalize('NFKC')],
  ['Ask Nurul at the blue door', 'the'],
  ['no egg, call 9123 4567', ''],
  ['no egg, Blk 12 #05-119', ''],
  ['Zulkarnaen bin Ismail', ''],
  ['', ''],
])('TRACK-11: note %j is reduced to %j', (note, cleaned) => {
  expect(cleanNote(note)).toBe(cleaned)
})

test('TRACK-11: is idempotent, has at most 100 characters and only listed words', () => {
  const word = fc.oneof(
    fc.constantFrom('no', 'onions', 'không', 'cay', 'pedas', 'ไม่ใส่', 'ผักชี', 'น้ำ'),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  )
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
      (note) => {
        const cleaned = cleanNote(note)
        expect(cleaned.length).toBeLessThanOrEqual(100)
        expect(cleanNote(cleaned)).toBe(cleaned)
      },
    ),
  )
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...Array.from('bcdfghjklqrwxz')),
        minLength: 5,
        maxLength: 12,
      }),
      (name) => {
        expect(cleanNote(`no egg ${name}`)).toBe('no egg')
      },
    ),
  )
})
