// Sets a delivery address in the browser's storage, for journeys that do not test choosing one.
import type { Page } from '@playwright/test'
import type { Location } from '@tingkat/ordering/location/location'

const tiongBahru: Location = {
  id: 'sg-tiong-bahru',
  address: 'Tiong Bahru',
  displayAddress: 'Tiong Bahru, Singapore',
  addressDetail: '',
  city: 'Singapore',
  cityID: 'sg-singapore',
  countryCode: 'sg',
  isAccurate: true,
  latitude: 1.2863,
  longitude: 103.8281,
  noteToDriver: '',
}

/** Call it before the first page is opened. */
export async function presetAddress(page: Page): Promise<void> {
  await page.addInitScript(
    (location) => localStorage.setItem('tingkat.location.sg', location),
    JSON.stringify(tiongBahru),
  )
}
