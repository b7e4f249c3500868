// Requests to open the page's address panel or pin drawer. Any part of the page can send them.
import type { Location } from '@tingkat/ordering/location/location'

/**
 * `search` opens the address panel with this text and, with `detect`, detects the location. `pin`
 * opens the map at a place; null is the country's default position.
 */
export type AddressRequest =
  | { kind: 'search'; text: string; detect: boolean }
  | { kind: 'pin'; place: Location | null }

const listeners = new Set<(request: AddressRequest) => void>()
// An address request that was sent before hydration, when no listener was registered yet.
let unhandled: AddressRequest | null = null

export function requestAddress(text = '', detect = false): void {
  send({ kind: 'search', text, detect })
}

export function requestPin(place: Location | null): void {
  send({ kind: 'pin', place })
}

/**
 * Calls the listener for each request. A request that no listener has received yet is delivered at
 * once. Returns a function that removes the listener.
 */
export function onAddressRequested(listener: (request: AddressRequest) => void): () => void {
  listeners.add(listener)
  if (unhandled) {
    const request = unhandled
    unhandled = null
    listener(request)
  }
  return () => {
    listeners.delete(listener)
  }
}

function send(request: AddressRequest): void {
  if (listeners.size === 0) unhandled = request
  for (const listener of listeners) listener(request)
}
