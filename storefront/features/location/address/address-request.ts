// Asking for an address from anywhere on a page: the input that stands once on it opens.
import type { Location } from '@tingkat/ordering/location/location'

/** `search` opens the input with that text, `detect` also starts a detection, `pin` puts the pin of a place on a map. */
export type AddressRequest =
  | { kind: 'search'; text: string; detect: boolean }
  | { kind: 'pin'; place: Location | null }

const listeners = new Set<(wish: AddressRequest) => void>()
// Asked before the input was there, by a quick hand.
let waiting: AddressRequest | null = null

/** Asks the eater for an address; `text` is where the input starts. */
export function requestAddress(text = '', detect = false): void {
  ask({ kind: 'search', text, detect })
}

/** Asks where exactly: the chosen place, or with null any place of the country. */
export function requestPin(place: Location | null): void {
  ask({ kind: 'pin', place })
}

/** Returns how to stop. */
export function onAddressRequested(listener: (wish: AddressRequest) => void): () => void {
  listeners.add(listener)
  if (waiting) {
    const wish = waiting
    waiting = null
    listener(wish)
  }
  return () => {
    listeners.delete(listener)
  }
}

function ask(wish: AddressRequest): void {
  if (listeners.size === 0) waiting = wish
  for (const listener of listeners) listener(wish)
}
