// Finding where the eater is: permission, position, name of the place. What it asks is handed in, so that it can be tried.
import type { GeoReverse } from '@tingkat/contract/location'
import type { Country } from '@tingkat/ordering/country/country'
import {
  checkDetectedPlace,
  type DetectedPlace,
} from '@tingkat/ordering/location/detected-location'
import type { Location } from '@tingkat/ordering/location/location'

/** Codes and messages of the specification, section 8; the messages are for developers, eaters read the popover. */
export const geolocationMessages = {
  GEOLOCATION_NOT_SUPPORTED: 'Geolocation is not supported by this browser',
  REVERSE_GEOCODING_FAILED: 'Failed to convert coordinates to address',
  PERMISSION_DENIED: 'Location access denied by user',
  POSITION_UNAVAILABLE: 'Location information is unavailable',
  TIMEOUT: 'Location request timed out',
  UNKNOWN_ERROR: 'An unknown error occurred',
  CROSS_COUNTRY_LOCATION: 'Location is in a different country than expected',
  PARSING_FAILED: 'Failed to parse location from coordinates',
} as const
export type GeolocationCode = keyof typeof geolocationMessages

/** What the eater is told. */
export const detectionProblems = [
  'detect_failed',
  'cross_country_location',
  'permission_denied',
] as const
export type DetectionProblem = (typeof detectionProblems)[number]

/** The popover of an error. */
export function problemOf(code: GeolocationCode): DetectionProblem {
  if (code === 'CROSS_COUNTRY_LOCATION') return 'cross_country_location'
  return code === 'PERMISSION_DENIED' ? 'permission_denied' : 'detect_failed'
}

/** Milliseconds (specification, section 9). */
export const positionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
} as const

// Browsers count their ten seconds from the permission on, and some never answer a question that was waved away.
const answerLimitMs = { granted: positionOptions.timeout + 2_000, asked: 60_000 }

// Wider than this it is a quarter, not a door; metres.
const accurateWithin = 500

export type DetectionPorts = {
  /** Null where the browser has no Permissions API. */
  queryPermission: () => Promise<PermissionState | null>
  /** Undefined where the browser has none. */
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** `location` is `lat,lng`. Null when nobody could look. */
  reverseGeocode: (location: string) => Promise<GeoReverse | null>
  /** Runs once after that time; gives how to prevent it. */
  after: (ms: number, run: () => void) => () => void
}

/** `denied` is a permission that had been refused before: no error, and no position was asked for. */
export type Detected = { found: Location } | { failed: GeolocationCode } | { denied: true }

/** One detection from permission to address. Never throws. */
export async function detectLocation(
  ports: DetectionPorts,
  country: Pick<Country, 'code' | 'name'>,
): Promise<Detected> {
  const permission = await ports.queryPermission().catch(() => null)
  if (permission === 'denied') return { denied: true }
  const position = await requestPosition(
    ports,
    permission === 'granted' ? answerLimitMs.granted : answerLimitMs.asked,
  )
  if (typeof position === 'string') return { failed: position }
  const { latitude, longitude, accuracy } = position.coords
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return { failed: 'PARSING_FAILED' }
  const answer = await ports.reverseGeocode(`${latitude},${longitude}`).catch(() => null)
  const checked = checkDetectedPlace(answer?.place, answer?.status.code, country)
  return checked.ok
    ? { found: locationOf(checked.place, country, accuracy <= accurateWithin) }
    : { failed: checked.fault }
}

// Numbers of GeolocationPositionError.
const codeOfNumber: Record<number, GeolocationCode> = {
  1: 'PERMISSION_DENIED',
  2: 'POSITION_UNAVAILABLE',
  3: 'TIMEOUT',
}

function requestPosition(
  { geolocation, after }: DetectionPorts,
  limitMs: number,
): Promise<GeolocationPosition | GeolocationCode> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve('GEOLOCATION_NOT_SUPPORTED')
    const forget = after(limitMs, () => resolve('TIMEOUT'))
    const settle = (answer: GeolocationPosition | GeolocationCode) => {
      forget()
      resolve(answer)
    }
    try {
      geolocation.getCurrentPosition(
        settle,
        (error) => settle(codeOfNumber[error.code] ?? 'UNKNOWN_ERROR'),
        positionOptions,
      )
    } catch {
      settle('UNKNOWN_ERROR')
    }
  })
}

function locationOf(
  { poiID, address, city, cityID, location }: DetectedPlace,
  { code }: Pick<Country, 'code'>,
  isAccurate: boolean,
): Location {
  const { latitude, longitude } = location
  return {
    id: poiID,
    address,
    displayAddress: address,
    addressDetail: '',
    city,
    cityID,
    countryCode: code,
    isAccurate,
    latitude,
    longitude,
    noteToDriver: '',
  }
}

export type DetectionState =
  | { name: 'idle' }
  | { name: 'detecting' }
  | { name: 'success'; location: Location }
  | { name: 'error'; code: GeolocationCode; message: string; problem: DetectionProblem }

export type DetectionEvent =
  | { type: 'start' }
  | { type: 'settle'; detected: Detected }
  | { type: 'dismiss' }
  | { type: 'cancel' }

/** The machine: idle, detecting, then success or error. What settles after a cancel changes nothing. */
export function nextDetection(state: DetectionState, event: DetectionEvent): DetectionState {
  if (event.type === 'start') return { name: 'detecting' }
  if (event.type === 'settle') return state.name === 'detecting' ? settled(event.detected) : state
  if (event.type === 'dismiss') return state.name === 'error' ? { name: 'idle' } : state
  return { name: 'idle' }
}

function settled(detected: Detected): DetectionState {
  if ('found' in detected) return { name: 'success', location: detected.found }
  if ('denied' in detected) return { name: 'idle' }
  const code = detected.failed
  return { name: 'error', code, message: geolocationMessages[code], problem: problemOf(code) }
}
