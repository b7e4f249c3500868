// The address at the pin. Near the last known address, the pin keeps this address. Farther away,
// the server looks up a new address.
import { checkDetectedPlace } from '@tingkat/ordering/location/detected-location'
import { withStreet } from '@tingkat/ordering/location/complete-address'
import { distanceBetween, type Location, type Point } from '@tingkat/ordering/location/location'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useSite } from '../../../platform/site/site.tsx'

/**
 * `none`: the pin is not placed yet. `abroad`: the pin is in
 * another country. `failed`: the server returned no address.
 */
export type AddressState = 'none' | 'known' | 'loading' | 'abroad' | 'failed'

// Metres. Up to this distance from `start`, the pin counts as an entrance of the same address.
const sameAddressMetres = 500
// Metres. A pin that was moved less than this distance counts as placed by the address search, not
// by the eater.
const movedMetres = 2

export type PinPlace = {
  /** The address at the pin's position. */
  location: Location
  /**
   * The last known address, with the position for which it was looked up. Before an address is
   * known, the country's default position.
   */
  start: Location
  addressState: AddressState
  /** Moves the pin while it is dragged. */
  move: (pin: Point) => void
  /** Sets the pin's final position. */
  settle: (pin: Point) => void
  setDetails: (details: Partial<Pick<Location, 'addressDetail' | 'noteToDriver'>>) => void
  setStreet: (street: string) => void
  retry: () => void
}

export function usePinPlace(place: Location | null): PinPlace {
  const { country, language } = useSite()
  const [start, setStart] = useState<Location>(
    () => place ?? { ...emptyLocation, ...country.centre, countryCode: country.code },
  )
  const [location, setLocation] = useState(start)
  const [addressState, setAddressState] = useState<AddressState>(place ? 'known' : 'none')
  const lookupCount = useRef(0)
  useEffect(
    () => () => {
      lookupCount.current += 1
    },
    [],
  )

  async function settle({ latitude, longitude }: Point) {
    lookupCount.current += 1
    const thisLookup = lookupCount.current
    const pin = { latitude, longitude }
    // The position is accurate if `start` is accurate or if the eater has moved the pin. A pin that
    // is back at `start` counts as not moved.
    const isSet = start.isAccurate || distanceBetween(start, pin) >= movedMetres
    setLocation((before) => ({ ...before, ...pin, isAccurate: isSet }))
    if (start.id && distanceBetween(start, pin) <= sameAddressMetres)
      return setAddressState('known')
    setAddressState('loading')
    const answer = await client.reversePlace({
      location: `${latitude},${longitude}`,
      transportType: '0',
      language,
    })
    if (lookupCount.current !== thisLookup) return
    const checked = answer.ok
      ? checkDetectedPlace(answer.data.place, answer.data.status.code, country)
      : null
    if (!checked?.ok)
      return setAddressState(checked?.fault === 'CROSS_COUNTRY_LOCATION' ? 'abroad' : 'failed')
    const { poiID, address, city, cityID } = checked.place
    const newAddress = {
      id: poiID,
      address,
      displayAddress: address,
      city,
      cityID,
      isAccurate: true,
    }
    setLocation(({ street = '', ...before }) => withStreet({ ...before, ...newAddress }, street))
    setStart((before) => ({ ...before, ...newAddress, ...pin, street: undefined }))
    setAddressState('known')
  }

  return {
    location,
    start,
    addressState,
    move: ({ latitude, longitude }) =>
      setLocation((before) => ({ ...before, latitude, longitude })),
    settle: (pin) => void settle(pin),
    setDetails: (details) => setLocation((before) => ({ ...before, ...details })),
    setStreet: (street) => setLocation((before) => withStreet(before, street)),
    retry: () => void settle(location),
  }
}

const emptyLocation = {
  id: '',
  address: '',
  displayAddress: '',
  addressDetail: '',
  city: '',
  cityID: '',
  isAccurate: false,
  noteToDriver: '',
}
