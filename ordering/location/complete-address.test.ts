// Tests of when an address counts as complete: pins, streets, numbers and units.
import { describe, expect, test } from 'vitest'
import { testLocation } from '../testing/fixtures.ts'
import { hasStreet, isCompleteAddress, withStreet } from './complete-address.ts'
import type { Location } from './location.ts'

const area: Location = {
  ...testLocation,
  address: 'Tiong Bahru',
  displayAddress: 'Tiong Bahru, Singapore',
  addressDetail: '',
  isAccurate: false,
}

describe('ADDR-18: an address is complete', () => {
  test('with a pin at the door', () => {
    expect(isCompleteAddress({ ...area, isAccurate: true })).toBe(true)
  })

  test.each([
    ['78 Moh Guan Terrace', ''],
    ['Blk 78', ''],
    ['Moh Guan Terrace', '#02-15'],
    ['St. 278', ''],
    ['ถนนสุขุมวิท ๑๙๙', ''],
    ['12 Nguyễn Huệ', ''],
  ])('with the street %j and the detail %j', (street, addressDetail) => {
    expect(isCompleteAddress({ ...area, street, addressDetail })).toBe(true)
  })

  test.each([
    ['12 Tiong Bahru Road', ''],
    ['Blok 78, Jalan Besar', ''],
    ['Jl. Sudirman', 'Kav. 52'],
    ['ซอยสุขุมวิท 55', ''],
    ['Số 5 Lê Lợi', ''],
  ])('with the address %j and the detail %j', (address, addressDetail) => {
    expect(isCompleteAddress({ ...area, address, addressDetail })).toBe(true)
  })
})

describe('ADDR-18: an address is not complete', () => {
  test.each([
    ['Tiong Bahru', ''],
    ['Tiong Bahru', '#02-15'],
    ['Quận 1', 'Tầng 3'],
    ['District 1', ''],
    ['พระราม 9', ''],
    ['SS2', ''],
    ['BKK1', 'Floor 2'],
    ['7 Makara', ''],
    ['Sudirman', 'Lantai 2'],
    ['Colon Street', ''],
    ['Colon Street', ' – '],
    ['', ''],
  ])('with the address %j and the detail %j', (address, addressDetail) => {
    expect(isCompleteAddress({ ...area, address, addressDetail })).toBe(false)
  })

  test.each([
    ['Moh Guan Terrace', ''],
    ['12', '#02-15'],
    [' ', '#02-15'],
  ])('with the street %j and the detail %j', (street, addressDetail) => {
    expect(isCompleteAddress({ ...area, street, addressDetail })).toBe(false)
  })
})

test('withStreet puts the street before the area, and replaces or removes an earlier street', () => {
  const first = withStreet(area, '78 Moh Guan Terrace')
  expect(first).toEqual({
    ...area,
    street: '78 Moh Guan Terrace',
    address: '78 Moh Guan Terrace, Tiong Bahru',
    displayAddress: '78 Moh Guan Terrace, Tiong Bahru, Singapore',
  })
  expect(hasStreet(first)).toBe(true)
  const second = withStreet(first, '79 Moh Guan Terrace')
  expect(second.displayAddress).toBe('79 Moh Guan Terrace, Tiong Bahru, Singapore')
  expect(withStreet(second, '')).toEqual(area)
})

test('withStreet adds the house number to a place that is a road', () => {
  const road = {
    ...area,
    street: 'Orchard Road',
    address: 'Orchard Road',
    displayAddress: 'Orchard Road, Singapore',
  }
  expect(withStreet(road, '391 Orchard Road')).toMatchObject({
    address: '391 Orchard Road',
    displayAddress: '391 Orchard Road, Singapore',
  })
  expect(withStreet(road, '')).toMatchObject({
    address: 'Orchard Road',
    displayAddress: 'Singapore',
  })
})
