// The address selector and input in component tests, with a stub of the server.
import type { ApiResult } from '@tingkat/contract/client'
import type { GeoReverse, GeoSearch } from '@tingkat/contract/location'
import type { Location } from '@tingkat/ordering/location/location'
import { useState } from 'react'
import { vi } from 'vitest'
import { AddressForm } from '../features/location/address/address-form.tsx'
import { AddressDialogs, AddressSelector } from '../features/location/address/address-selector.tsx'
import { addressDraft } from '../features/location/address/address-draft.ts'
import { chosenLocation } from '../features/location/chosen-location.ts'
import { client } from '../platform/browser/client.ts'
import { LoggedInProvider } from '../platform/site/logged-in.tsx'
import { draw, type Around } from './draw.tsx'

export const tiongBahru: Location = {
  id: 'tb',
  address: 'Tiong Bahru',
  displayAddress: 'Tiong Bahru, Singapore',
  addressDetail: '',
  city: 'Singapore',
  cityID: 'sg',
  countryCode: 'sg',
  isAccurate: true,
  latitude: 1.2852,
  longitude: 103.8306,
  noteToDriver: '',
}
export const katong: Location = {
  ...tiongBahru,
  id: 'kt',
  address: 'Katong',
  displayAddress: 'Katong, Singapore',
  latitude: 1.3049,
  longitude: 103.9053,
}

export const answered = <T,>(data: T): ApiResult<T> => ({ ok: true, data })
export const unreachable: ApiResult<never> = {
  ok: false,
  problem: { code: 'network_error', status: 0, message: 'Network Error', context: {} },
}
export const found = (...places: Location[]): ApiResult<GeoSearch> =>
  answered({
    places,
    attribution: { text: 'GeoNames, CC BY 4.0', url: 'https://www.geonames.org' },
  })
export const named = (place: Location, country = 'sg'): ApiResult<GeoReverse> =>
  answered({
    status: { code: 'SUCCESS' },
    place: {
      country,
      poiID: place.id,
      address: place.displayAddress,
      city: place.city,
      cityID: place.cityID,
      location: { latitude: place.latitude, longitude: place.longitude },
    },
  })

/**
 * Clears the chosen address, the typed text and the throttle record. Stubs the server: no place is
 * found, reverse geocoding is unreachable, and there are no saved places.
 */
export function emptyAddress(): void {
  vi.restoreAllMocks()
  for (const country of ['sg', 'id', 'th'] as const) {
    chosenLocation(country).write(null)
    addressDraft(country).write(null)
  }
  document.cookie = 'tingkat_throttle=; path=/; max-age=0'
  vi.spyOn(client, 'searchPlaces').mockResolvedValue(found())
  vi.spyOn(client, 'reversePlace').mockResolvedValue(unreachable)
  vi.spyOn(client, 'listSavedPlaces').mockResolvedValue(answered({ savedPlaces: [] }))
  vi.spyOn(client, 'readMapSettings').mockResolvedValue(answered({ styleUrl: null }))
}

/**
 * Stubs the browser's geolocation. `refuse` is the code of the browser's error. With `never`, no
 * answer arrives.
 */
export function position(answer: {
  permission?: PermissionState
  refuse?: number
  at?: Location
  never?: true
}): void {
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({
    state: answer.permission ?? 'granted',
  } as PermissionStatus)
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((take, refuse) => {
    if (answer.refuse !== undefined) refuse?.({ code: answer.refuse } as GeolocationPositionError)
    else if (!answer.never)
      take({
        coords: { ...(answer.at ?? tiongBahru), accuracy: 15 },
      } as unknown as GeolocationPosition)
  })
}

type Page = Around & { loggedIn?: boolean; onSelect?: (location: Location) => void; form?: boolean }

/** Renders the address selector and input; with `form` the address form of the home page too. */
export async function drawAddress({
  loggedIn = false,
  onSelect,
  form = false,
  ...around
}: Page = {}) {
  const screen = await draw(
    <AddressPage loggedIn={loggedIn} onSelect={onSelect} form={form} />,
    around,
  )
  return {
    ...screen,
    display: () => screen.getByRole('link', { name: /Deliver to|Where should we/ }),
    input: () => screen.getByRole('combobox', { name: 'Deliver to' }),
    detect: () => screen.getByRole('button', { name: 'Use my location' }),
  }
}

function AddressPage({
  loggedIn,
  onSelect,
  form,
}: {
  loggedIn: boolean
  onSelect?: (location: Location) => void
  form: boolean
}) {
  const [member, setMember] = useState(loggedIn)
  return (
    <LoggedInProvider value={member}>
      <header>
        <AddressSelector />
        <button type="button" onClick={() => setMember(true)}>
          Log in
        </button>
      </header>
      {form && (
        <main>
          <AddressForm submitLabel="Find" />
        </main>
      )}
      <AddressDialogs onSelect={onSelect} />
    </LoggedInProvider>
  )
}
