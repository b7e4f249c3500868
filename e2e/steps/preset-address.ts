// Sets a complete delivery address in the browser, for journeys that do not test choosing one.
import type { Page } from '@playwright/test'
import type { Location } from '@tingkat/ordering/location/location'

const tiongBahru: Location = {
  id: 'sg-tiong-bahru',
  address: 'Tiong Bahru',
  displayAddress: 'Tiong Bahru, Singapore',
  addressDetail: '#02-15',
  city: 'Singapore',
  cityID: 'sg-singapore',
  countryCode: 'sg',
  isAccurate: true,
  // These coordinates are a pin that the eater has set, not the middle of the neighbourhood.
  // Checkout therefore treats the address as complete.
  latitude: 1.2864,
  longitude: 103.8283,
  noteToDriver: '',
}

/** Presets the address. Call this before the first page is opened. */
export async function presetAddress(page: Page): Promise<void> {
  await page.addInitScript(
    (location) => localStorage.setItem('tingkat.location.sg', location),
    JSON.stringify(tiongBahru),
  )
}

/**
 * Sets a neighbourhood as the address, unless the browser has an address already. Checkout asks for
 * the street of such an address. Call this function before the first page is opened.
 */
export async function presetNeighbourhood(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, location]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, location)
    },
    [
      'tingkat.location.sg',
      JSON.stringify({ ...tiongBahru, isAccurate: false, addressDetail: '' }),
    ] as const,
  )
}
