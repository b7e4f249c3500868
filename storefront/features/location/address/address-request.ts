// Requests from anywhere on a page to open its one address panel or pin drawer.
import type { Location } from '@tingkat/ordering/location/location'

/**
 * `search` opens the address panel with this text; with `detect` it also detects the location.
 * `pin` opens the map with a place, or with null at the country's default position.
 */
export type AddressRequest =
  | { kind: 'search'; text: string; detect: boolean }
  | { kind: 'pin'; place: Location | null }

const listeners = new Set<(request: AddressRequest) => void>()
// A request from before hydration, when no listener was registered.
let unhandled: AddressRequest | null = null

export function requestAddress(text = '', detect = false): void {
  send({ kind: 'search', text, detect })
}

export function requestPin(place: Location | null): void {
  send({ kind: 'pin', place })
}

/**
 * Calls the listener for each request, and at once for a request that no listener has received yet.
 * Returns a function that removes the listener.
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
