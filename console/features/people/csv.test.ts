// Tests of CSV files for spreadsheets.
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('DESK-22 a table is CSV with a byte order mark, and quotes what it must', () => {
  expect(
    toCsv([
      ['Name', 'Where'],
      ['Tan, "Mei"', 'a\nb'],
    ]),
  ).toBe('\uFEFFName,Where\r\n"Tan, ""Mei""","a\nb"\r\n')
})

test('DESK-22 DESK-25 a cell that a spreadsheet would calculate is escaped', () => {
  const cells = ['=1+1', '+65 8123 4567', '-1', '@name', 'plain']
  expect(toCsv([cells])).toBe("\uFEFF'=1+1,'+65 8123 4567,'-1,'@name,plain\r\n")
})
