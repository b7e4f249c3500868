// The place under the pin: near its start it keeps its name, farther away the server names it anew.
import { checkDetectedPlace } from '@tingkat/ordering/location/detected-location'
import { distanceBetween, type Location, type Point } from '@tingkat/ordering/location/location'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../../platform/browser/client.ts'
import { useSite } from '../../../platform/site/site.tsx'

/** `unasked`: no place yet; `abroad`: the pin stands in another country; `failed`: nobody could name it. */
export type Naming = 'unasked' | 'known' | 'looking' | 'abroad' | 'failed'

// A door of the same address is no farther than this; metres.
const sameAddressWithin = 500

export type PinPlace = {
  /** With the pin's position. */
  location: Location
  /** Whose name it is: where the pin was when it was named. */
  start: Location
  naming: Naming
  /** The pin under way. */
  move: (pin: Point) => void
  /** The pin let go. */
  settle: (pin: Point) => void
  write: (door: Partial<Pick<Location, 'addressDetail' | 'noteToDriver'>>) => void
  retry: () => void
}

export function usePinPlace(place: Location | null): PinPlace {
  const { country, language } = useSite()
  const [start, setStart] = useState<Location>(
    () => place ?? { ...nowhere, ...country.centre, countryCode: country.code },
  )
  const [location, setLocation] = useState(start)
  const [naming, setNaming] = useState<Naming>(place ? 'known' : 'unasked')
  const turn = useRef(0)
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )

  async function settle({ latitude, longitude }: Point) {
    turn.current += 1
    const mine = turn.current
    const pin = { latitude, longitude }
    setLocation((before) => ({ ...before, ...pin }))
    if (start.id && distanceBetween(start, pin) <= sameAddressWithin) return setNaming('known')
    setNaming('looking')
    const answer = await client.reversePlace({
      location: `${latitude},${longitude}`,
      transportType: '0',
      language,
    })
    // The pin has moved on.
    if (turn.current !== mine) return
    const checked = answer.ok
      ? checkDetectedPlace(answer.data.place, answer.data.status.code, country)
      : null
    if (!checked?.ok)
      return setNaming(checked?.fault === 'CROSS_COUNTRY_LOCATION' ? 'abroad' : 'failed')
    const { poiID, address, city, cityID } = checked.place
    const named = { id: poiID, address, displayAddress: address, city, cityID, isAccurate: true }
    setLocation((before) => ({ ...before, ...named }))
    setStart((before) => ({ ...before, ...named, ...pin }))
    setNaming('known')
  }

  return {
    location,
    start,
    naming,
    move: ({ latitude, longitude }) =>
      setLocation((before) => ({ ...before, latitude, longitude })),
    settle: (pin) => void settle(pin),
    write: (door) => setLocation((before) => ({ ...before, ...door })),
    retry: () => void settle(location),
  }
}

const nowhere = {
  id: '',
  address: '',
  displayAddress: '',
  addressDetail: '',
  city: '',
  cityID: '',
  isAccurate: false,
  noteToDriver: '',
}
