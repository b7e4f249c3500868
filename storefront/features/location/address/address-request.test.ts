// Asking for an address: heard by whoever is there, kept for the input that comes later, told once.
import { expect, test } from 'vitest'
import {
  requestAddress,
  requestPin,
  onAddressRequested,
  type AddressRequest,
} from './address-request.ts'

test('a wish is heard, one that came too early when the input is there, and none twice', () => {
  const heard: AddressRequest[] = []
  requestAddress('ti')
  requestAddress('tio')
  const stop = onAddressRequested((wish) => heard.push(wish))
  requestPin(null)
  stop()
  expect(heard).toEqual([
    { kind: 'search', text: 'tio', detect: false },
    { kind: 'pin', place: null },
  ])
  const later: AddressRequest[] = []
  onAddressRequested((wish) => later.push(wish))()
  expect(later).toEqual([])
})
