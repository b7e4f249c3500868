import { expect, test } from 'vitest'
import { locationOfPayload, toLocationPayload } from './location-payload.ts'
import { isSingleKind, placeKinds, savedPlacesMax } from './saved-place.ts'
import { testLocation } from '../testing/fixtures.ts'

test('ENT-28: a location payload has the fields of the specification', () => {
  const payload = toLocationPayload(testLocation, 'tiong')
  expect(Object.keys(payload ?? {}).toSorted()).toEqual([
    'address',
    'keywords',
    'latitude',
    'longitude',
    'meta',
    'poiID',
  ])
  expect(payload).toMatchObject({
    poiID: testLocation.id,
    keywords: 'tiong',
    address: testLocation.address,
  })
})

test('ENT-27 ENT-28: converts a location to a payload and back without loss', () => {
  const payload = toLocationPayload({
    ...testLocation,
    street: '80 Marine Parade Road',
    countryCode: 'SG',
    addressDetail: '#02-15',
    noteToDriver: 'Ring twice',
  })
  expect(payload && locationOfPayload(payload)).toEqual({
    ...testLocation,
    street: '80 Marine Parade Road',
    countryCode: 'sg',
    addressDetail: '#02-15',
    noteToDriver: 'Ring twice',
  })
})

test('ENT-28: returns null for a location in a country that is not served', () => {
  expect(toLocationPayload({ ...testLocation, countryCode: 'la' })).toBeNull()
})

test('ENT-27: uses the address if the display address is empty', () => {
  const payload = toLocationPayload({ ...testLocation, displayAddress: '' })
  expect(payload && locationOfPayload(payload).displayAddress).toBe(testLocation.address)
})

test('ENT-29: saved places are bounded, with at most one home and one work', () => {
  expect(placeKinds.filter(isSingleKind)).toEqual(['home', 'work'])
  expect(savedPlacesMax).toBe(50)
})
