// An address in words.
import type { Location } from '@tingkat/ordering/location/location'
import { expect, test } from 'vitest'
import { inputText, oneLine, twoLines } from './address-text.ts'

const place: Location = {
  id: 'tb',
  address: 'Tiong Bahru',
  displayAddress: 'Tiong Bahru, Singapore',
  addressDetail: '#02-15',
  city: 'Singapore',
  cityID: 'sg',
  countryCode: 'sg',
  isAccurate: true,
  latitude: 1.2852,
  longitude: 103.8306,
  noteToDriver: '',
}
const coarse: Location = {
  ...place,
  id: 'batam',
  displayAddress: 'Batam',
  address: 'Batam',
  isAccurate: false,
}

test('on one line: the name, then the door', () => {
  expect(oneLine(place)).toBe('Tiong Bahru, Singapore, #02-15')
  expect(oneLine({ ...place, displayAddress: '', addressDetail: '' })).toBe('Tiong Bahru')
})

test('in two lines: nothing is said twice, nothing is left out', () => {
  expect(twoLines(place)).toEqual({ name: 'Tiong Bahru', detail: '#02-15, Singapore' })
  expect(
    twoLines({
      ...place,
      displayAddress: '78 Moh Guan Terrace',
      address: 'Singapore 162078',
      addressDetail: '',
    }),
  ).toEqual({ name: '78 Moh Guan Terrace', detail: 'Singapore 162078' })
  expect(
    twoLines({
      displayAddress: 'ปทุมวัน, กรุงเทพมหานคร',
      address: 'ปทุมวัน',
      addressDetail: '',
      city: 'Bangkok',
    }),
  ).toEqual({ name: 'ปทุมวัน', detail: 'กรุงเทพมหานคร' })
  expect(
    twoLines({
      displayAddress: 'Kemang',
      address: 'Kemang',
      addressDetail: '',
      city: 'Jakarta Selatan',
    }),
  ).toEqual({ name: 'Kemang', detail: 'Jakarta Selatan' })
  expect(
    twoLines({ displayAddress: 'Batam', address: 'Batam', addressDetail: '', city: 'Batam' }),
  ).toEqual({ name: 'Batam', detail: '' })
})

test.each([
  ['an accurate location is shown', { current: place, selected: null }, 'Tiong Bahru, Singapore'],
  [
    'the current one wins over the selected',
    { current: place, selected: coarse },
    'Tiong Bahru, Singapore',
  ],
  ['one that is not accurate is blanked', { current: coarse, selected: null }, ''],
  ['unless an address is selected', { current: coarse, selected: coarse }, 'Batam'],
  ['nothing known', { current: null, selected: null }, ''],
])('ADDR-18: %s', (_, given, text) => {
  expect(inputText({ webOrdering: true, ...given })).toBe(text)
})

test('ADDR-18: without web ordering nothing is blanked', () => {
  expect(inputText({ webOrdering: false, current: coarse, selected: null })).toBe('Batam')
})
