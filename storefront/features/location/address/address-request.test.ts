// Tests that requests to open the address dialogs reach their listeners.
import { expect, test } from 'vitest'
import {
  requestAddress,
  requestPin,
  onAddressRequested,
  type AddressRequest,
} from './address-request.ts'

test('delivers requests to listeners; the last one before any listener goes to the first only', () => {
  const received: AddressRequest[] = []
  requestAddress('ti')
  requestAddress('tio')
  const unsubscribe = onAddressRequested((request) => received.push(request))
  requestPin(null)
  unsubscribe()
  expect(received).toEqual([
    { kind: 'search', text: 'tio', detect: false },
    { kind: 'pin', place: null },
  ])
  const later: AddressRequest[] = []
  onAddressRequested((request) => later.push(request))()
  expect(later).toEqual([])
})
