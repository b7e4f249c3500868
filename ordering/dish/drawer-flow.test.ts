import { describe, expect, test } from 'vitest'
import {
  addedMs,
  canAdd,
  closeDelayMs,
  isHeaderSolid,
  nextAddStep,
  processingMs,
  solidHeaderScroll,
  solidHeaderScrollWithPicture,
  type AddPress,
} from './drawer-flow.ts'
import { startLine } from './dish.ts'
import { makeLine, durian, kopi, laksa } from '../testing/fixtures.ts'

const press = (changes: Partial<AddPress>) =>
  nextAddStep({
    phase: 'choosing',
    item: makeLine(kopi, 'a'),
    editing: false,
    closed: false,
    otherCart: false,
    ...changes,
  })

test('CONST-04 CONST-18 CONST-19: 700 ms processing, 400 ms added, 300 ms until closed', () => {
  expect([processingMs, addedMs, closeDelayMs]).toEqual([700, 400, 300])
})

describe('pressing the button', () => {
  test('ITEM-10: marks an invalid line and does not add it', () => {
    expect(press({ item: startLine(laksa, 'a') })).toBe('mark')
    expect(press({ item: { ...makeLine(kopi, 'a'), comment: 'x'.repeat(131) } })).toBe('mark')
    expect(press({ item: startLine(durian, 'a') })).toBe('mark')
    expect(press({ closed: true })).toBe('mark')
    expect(press({ item: startLine(laksa, 'a'), otherCart: true }), 'before the question').toBe(
      'mark',
    )
  })

  test('ITEM-13: processes a valid line', () => {
    expect(press({})).toBe('process')
    expect(press({ item: makeLine(laksa, 'a'), editing: true })).toBe('process')
  })

  test('ITEM-11 ITEM-12: asks before replacing another merchant’s cart, then processes', () => {
    expect(press({ otherCart: true })).toBe('confirm')
    expect(press({ otherCart: true, phase: 'confirming' })).toBe('process')
    expect(press({ otherCart: true, editing: true }), 'a line of the basket itself').toBe('process')
  })

  test.each(['processing', 'added'] as const)(
    'ITEM-17 ITEM-18: is ignored while %s, whatever the line',
    (phase) => {
      expect(press({ phase })).toBe('ignore')
      expect(press({ phase, otherCart: true })).toBe('ignore')
      expect(press({ phase, item: { ...makeLine(kopi, 'a'), quantity: 0 } })).toBe('ignore')
    },
  )

  test('ITEM-19 ITEM-20: quantity 0 removes when editing and cancels when adding', () => {
    for (const dish of [kopi, laksa, durian]) {
      const item = { ...startLine(dish, 'a'), quantity: 0 }
      expect(press({ item, editing: true })).toBe('remove')
      expect(press({ item })).toBe('cancel')
    }
  })

  test('VALID-18: only a valid line of an open merchant can be added', () => {
    expect(canAdd({ item: makeLine(laksa, 'a'), closed: false })).toBe(true)
    expect(canAdd({ item: makeLine(laksa, 'a'), closed: true })).toBe(false)
    expect(canAdd({ item: startLine(laksa, 'a'), closed: false })).toBe(false)
    expect(canAdd({ item: { ...makeLine(kopi, 'a'), quantity: 0 }, closed: false })).toBe(false)
  })
})

test('CONST-05: the header is solid after 200 px with a picture, after 10 px without', () => {
  expect([solidHeaderScrollWithPicture, solidHeaderScroll]).toEqual([200, 10])
  expect([isHeaderSolid(200, true), isHeaderSolid(201, true)]).toEqual([false, true])
  expect([isHeaderSolid(10, false), isHeaderSolid(11, false)]).toEqual([false, true])
})
