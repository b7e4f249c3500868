// Asking for an address: heard by whoever is there, kept for the input that comes later, told once.
import { expect, test } from 'vitest'
import { askAddress, askPin, onAsked, type AddressWish } from './address-request.ts'

test('a wish is heard, one that came too early when the input is there, and none twice', () => {
  const heard: AddressWish[] = []
  askAddress('ti')
  askAddress('tio')
  const stop = onAsked((wish) => heard.push(wish))
  askPin(null)
  stop()
  expect(heard).toEqual([
    { kind: 'search', text: 'tio', detect: false },
    { kind: 'pin', place: null },
  ])
  const later: AddressWish[] = []
  onAsked((wish) => later.push(wish))()
  expect(later).toEqual([])
})
