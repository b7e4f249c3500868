// Tests of the printable sheets with the QR codes of tables: one card per
// table, pages that fit on A4, and names that are escaped for HTML.
import { expect, test } from 'vitest'
import { readPrintOptions } from './print-command.ts'
import { drawSheet, sheetSizes, type SheetSize } from './sheet.ts'

const table = (number: number) => ({
  tableID: `t${number}`,
  tableNumber: String(number),
  serial: 1,
  address: `https://tingkat.test/sg/en/restaurant/menu/a?tableNumber=${number}&tableCode=1.abcdefghijklmnopqrstuv`,
})
const tables = Array.from({ length: 10 }, (_, index) => table(index + 1))

test('each table has a card with its number, QR code and typed address', () => {
  const sheet = drawSheet({ merchantName: 'Mee & <Sons>', tables, language: 'th', size: 'medium' })
  expect(sheet.match(/<article>/g)).toHaveLength(10)
  expect(sheet.match(/<section>/g)).toHaveLength(3)
  expect(sheet.match(/<svg/g)).toHaveLength(10)
  expect(sheet).toContain('โต๊ะ <b>10</b>')
  expect(sheet).toContain('Mee &amp; &lt;Sons>')
  expect(sheet).toContain('<p class="a">tingkat.test/sg/en/restaurant/menu/a</p>')
  expect(sheet).not.toContain('tableCode')
})

test.each(Object.keys(sheetSizes) as SheetSize[])('%s cards fit on A4', (size) => {
  const { width, height, columns, rows } = sheetSizes[size]
  expect(width * columns).toBeLessThanOrEqual(190)
  expect(height * rows).toBeLessThanOrEqual(277)
})

test('each invalid argument of the command has its own error message', () => {
  expect(readPrintOptions(['--merchant', 'sg-m5'])).toEqual({
    merchantID: 'sg-m5',
    tableNumbers: null,
    size: 'medium',
    revoke: false,
    out: 'tables-sg-m5.html',
  })
  expect(
    readPrintOptions([
      '--merchant',
      'a',
      '--tables',
      '1, 2',
      '--size',
      'large',
      '--revoke',
      '--out',
      'x.html',
    ]),
  ).toEqual({
    merchantID: 'a',
    tableNumbers: ['1', '2'],
    size: 'large',
    revoke: true,
    out: 'x.html',
  })
  expect(() => readPrintOptions([])).toThrow('--merchant is missing')
  expect(() => readPrintOptions(['--merchant', 'a', '--size', 'toString'])).toThrow(
    '--size must be',
  )
  expect(() => readPrintOptions(['--merchant', 'a', '--tables', ','])).toThrow('--tables is empty')
})
