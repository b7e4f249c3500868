// Asking for an address from anywhere on a page: the input that stands once on it opens.
import type { Location } from '@tingkat/ordering/location'

/** `search` opens the input with that text, `detect` also starts a detection, `pin` puts the pin of a place on a map. */
export type AddressWish = { kind: 'search'; text: string; detect: boolean } | { kind: 'pin'; place: Location | null }

const name = 'tingkat:ask-address'

/** Asks the eater for an address; `text` is where the input starts. */
export function askAddress(text = '', detect = false): void {
  wish({ kind: 'search', text, detect })
}

/** Asks where exactly: the chosen place, or with null any place of the country. */
export function askPin(place: Location | null): void {
  wish({ kind: 'pin', place })
}

/** Returns how to stop. */
export function onAsked(listener: (wish: AddressWish) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<AddressWish>).detail)
  window.addEventListener(name, hear)
  return () => window.removeEventListener(name, hear)
}

function wish(detail: AddressWish): void {
  window.dispatchEvent(new CustomEvent(name, { detail }))
}
