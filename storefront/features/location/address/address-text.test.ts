// Tests of the texts of an address.
import type { Location } from '@tingkat/ordering/location/location'
import { expect, test } from 'vitest'
import { inputText, formatAddressLine, splitAddress } from './address-text.ts'

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
const inaccurate: Location = {
  ...place,
  id: 'batam',
  displayAddress: 'Batam',
  address: 'Batam',
  isAccurate: false,
}

test('formats name and address detail on one line', () => {
  expect(formatAddressLine(place)).toBe('Tiong Bahru, Singapore, #02-15')
  expect(formatAddressLine({ ...place, displayAddress: '', addressDetail: '' })).toBe('Tiong Bahru')
})

test('splits an address into name and detail without repeating a part', () => {
  expect(splitAddress(place)).toEqual({ name: 'Tiong Bahru', detail: '#02-15, Singapore' })
  expect(
    splitAddress({
      ...place,
      displayAddress: '78 Moh Guan Terrace',
      address: 'Singapore 162078',
      addressDetail: '',
    }),
  ).toEqual({ name: '78 Moh Guan Terrace', detail: 'Singapore 162078' })
  expect(
    splitAddress({
      displayAddress: 'ปทุมวัน, กรุงเทพมหานคร',
      address: 'ปทุมวัน',
      addressDetail: '',
      city: 'Bangkok',
    }),
  ).toEqual({ name: 'ปทุมวัน', detail: 'กรุงเทพมหานคร' })
  expect(
    splitAddress({
      displayAddress: 'Kemang',
      address: 'Kemang',
      addressDetail: '',
      city: 'Jakarta Selatan',
    }),
  ).toEqual({ name: 'Kemang', detail: 'Jakarta Selatan' })
  expect(
    splitAddress({ displayAddress: 'Batam', address: 'Batam', addressDetail: '', city: 'Batam' }),
  ).toEqual({ name: 'Batam', detail: '' })
})

test.each([
  ['shows an accurate location', { current: place, selected: null }, 'Tiong Bahru, Singapore'],
  [
    'prefers an accurate current location to the selected address',
    { current: place, selected: inaccurate },
    'Tiong Bahru, Singapore',
  ],
  ['hides an inaccurate current location', { current: inaccurate, selected: null }, ''],
  [
    'shows the selected address instead of an inaccurate location',
    { current: inaccurate, selected: inaccurate },
    'Batam',
  ],
  ['is empty without a location', { current: null, selected: null }, ''],
])('%s (ADDR-18)', (_, locations, text) => {
  expect(inputText({ webOrdering: true, ...locations })).toBe(text)
})

test('shows an inaccurate location without web ordering (ADDR-18)', () => {
  expect(inputText({ webOrdering: false, current: inaccurate, selected: null })).toBe('Batam')
})
