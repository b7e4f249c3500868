import { describe, expect, test } from 'vitest'
import type { DineInInfo } from '../cart/cart-shape.ts'
import { emptyCart, toCartMerchant } from '../cart/cart.ts'
import {
  checkTable,
  matchesStoredTable,
  assignTable,
  clearTable,
  withoutTableCodes,
} from './dine-in.ts'
import { makeLine, makeMerchant, kopi } from '../testing/fixtures.ts'

const stored = (
  tableNumber: string,
  eaterCount: number = 2,
  tableID: string = 'T-7',
): DineInInfo => ({ tableID, merchants: { warung: { eaterCount, tableNumber } } })

describe('stored table', () => {
  test.each([
    ['7', true],
    ['T-7', true],
    ['8', false],
    ['', false],
  ])('DINE-03 table 7 with code T-7 matches %j: %s', (table, matches) => {
    expect(matchesStoredTable(stored('7'), 'warung', table)).toBe(matches)
  })

  test('DINE-03 does not match without a stored table or for another merchant', () => {
    expect(matchesStoredTable(null, 'warung', '7')).toBe(false)
    expect(matchesStoredTable(stored('7'), 'stall', '7')).toBe(false)
  })
})

describe('a cart at a table', () => {
  const warung = makeMerchant()
  const cart = {
    ...emptyCart(),
    merchants: [
      { merchant: toCartMerchant(warung), items: [makeLine(kopi, 'a')], comment: 'no ice' },
    ],
  }
  const table: DineInInfo = {
    tableID: 'T-7',
    merchants: { [warung.ID]: { eaterCount: 3, tableNumber: '7', tableCode: '1.seal' } },
  }

  test('ENT-03 ENT-04 assignTable sets number and eater count, clearTable removes them', () => {
    const seated = assignTable(cart, table)
    expect(seated).toMatchObject({
      dineInInfo: table,
      scheduledOrder: null,
      merchants: [{ eaterCount: 3, tableNumber: '7', comment: 'no ice' }],
    })
    expect(clearTable(seated)).toEqual(cart)
  })

  test('DINE-03 matches the table code like the table number', () => {
    expect(matchesStoredTable(table, warung.ID, '1.seal')).toBe(true)
    expect(matchesStoredTable(table, warung.ID, '2.seal')).toBe(false)
  })

  test('DINE-03 a table of another merchant leaves the cart unchanged', () => {
    expect(
      assignTable(cart, {
        tableID: 'T-1',
        merchants: { stall: { eaterCount: 1, tableNumber: '1' } },
      }),
    ).toBe(cart)
  })

  test('withoutTableCodes removes table codes', () => {
    expect(withoutTableCodes(table)).toEqual({
      tableID: 'T-7',
      merchants: { [warung.ID]: { eaterCount: 3, tableNumber: '7' } },
    })
  })
})

describe('table of an order', () => {
  test('DINE-02 DINE-04 accepts a table of the merchant with at least one eater', () => {
    expect(checkTable(stored('7'), makeMerchant())).toBeNull()
  })

  test.each([
    ['a number of another table', stored('8')],
    ['a table the merchant does not have', stored('9', 2, 'T-9')],
    ['no eater', stored('7', 0)],
    ['half an eater', stored('7', 1.5)],
    ['a crowd', stored('7', 100)],
    [
      'another merchant',
      { tableID: 'T-7', merchants: { stall: { eaterCount: 2, tableNumber: '7' } } },
    ],
  ])('DINE-04 DINE-05 refuses %s with required_restaurant_params', (_, info) => {
    expect(checkTable(info, makeMerchant())).toMatchObject({
      refused: 'required_restaurant_params',
      context: { merchantID: 'warung' },
    })
  })
})
