// Detects the eater's location: permission, position, address. Browser and server calls are passed
// in as ports, so that tests can replace them.
import type { GeoReverse } from '@tingkat/contract/location'
import type { Country } from '@tingkat/ordering/country/country'
import {
  checkDetectedPlace,
  type DetectedPlace,
} from '@tingkat/ordering/location/detected-location'
import type { Location } from '@tingkat/ordering/location/location'

/**
 * Error codes and messages that section 8 of the product's specification prescribes. The messages
 * are for developers. Eaters read the text of the popover that explains the problem.
 */
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

/** Kinds of problem that the popover of a failed detection explains. */
export const detectionProblems = [
  'detect_failed',
  'cross_country_location',
  'permission_denied',
] as const
export type DetectionProblem = (typeof detectionProblems)[number]

/** Returns the problem that the popover explains for an error code. */
export function toDetectionProblem(code: GeolocationCode): DetectionProblem {
  if (code === 'CROSS_COUNTRY_LOCATION') return 'cross_country_location'
  return code === 'PERMISSION_DENIED' ? 'permission_denied' : 'detect_failed'
}

/**
 * Options for the browser's Geolocation API. Times are in milliseconds (section 9 of the product's
 * specification).
 */
export const positionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 300_000,
} as const

// Milliseconds after which a request for the position counts as failed. The browser's own time-out
// is not enough: it starts only after the permission is granted, and some browsers never call back
// when the eater dismisses the prompt.
const timeoutMs = { granted: positionOptions.timeout + 2_000, prompt: 60_000 }

// Metres. A position with a larger error radius is too uncertain to be a delivery address.
const accurateWithinMetres = 100

export type DetectionPorts = {
  /** Null where the browser has no Permissions API. */
  queryPermission: () => Promise<PermissionState | null>
  /** Undefined where the browser has no Geolocation API. */
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined
  /** `location` has the form `lat,lng`. Resolves to null when the request failed. */
  reverseGeocode: (location: string) => Promise<GeoReverse | null>
  /** Runs the callback once after the delay; returns a function that cancels it. */
  after: (delayMs: number, callback: () => void) => () => void
}

/**
 * `denied`: the permission was denied earlier, so no position was requested. This is not an error.
 */
export type Detected = { found: Location } | { failed: GeolocationCode } | { denied: true }

/** Detects the location once, from permission to address. Never throws. */
export async function detectLocation(
  ports: DetectionPorts,
  country: Pick<Country, 'code' | 'name'>,
): Promise<Detected> {
  const permission = await ports.queryPermission().catch(() => null)
  if (permission === 'denied') return { denied: true }
  const position = await requestPosition(
    ports,
    permission === 'granted' ? timeoutMs.granted : timeoutMs.prompt,
  )
  if (typeof position === 'string') return { failed: position }
  const { latitude, longitude, accuracy } = position.coords
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return { failed: 'PARSING_FAILED' }
  const answer = await ports.reverseGeocode(`${latitude},${longitude}`).catch(() => null)
  const checked = checkDetectedPlace(answer?.place, answer?.status.code, country)
  return checked.ok
    ? { found: toLocation(checked.place, country, accuracy <= accurateWithinMetres) }
    : { failed: checked.fault }
}

// Our error codes by the number in `code` of the browser's GeolocationPositionError.
const codesByNumber: Record<number, GeolocationCode> = {
  1: 'PERMISSION_DENIED',
  2: 'POSITION_UNAVAILABLE',
  3: 'TIMEOUT',
}

function requestPosition(
  { geolocation, after }: DetectionPorts,
  timeLimitMs: number,
): Promise<GeolocationPosition | GeolocationCode> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve('GEOLOCATION_NOT_SUPPORTED')
    const cancelTimer = after(timeLimitMs, () => resolve('TIMEOUT'))
    const settle = (result: GeolocationPosition | GeolocationCode) => {
      cancelTimer()
      resolve(result)
    }
    try {
      geolocation.getCurrentPosition(
        settle,
        (error) => settle(codesByNumber[error.code] ?? 'UNKNOWN_ERROR'),
        positionOptions,
      )
    } catch {
      settle('UNKNOWN_ERROR')
    }
  })
}

function toLocation(
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

/**
 * Returns the next state. A detection goes from `idle` to `detecting`, then to `success` or
 * `error`. A result that arrives after a cancel is ignored.
 */
export function nextDetection(state: DetectionState, event: DetectionEvent): DetectionState {
  if (event.type === 'start') return { name: 'detecting' }
  if (event.type === 'settle')
    return state.name === 'detecting' ? settledState(event.detected) : state
  if (event.type === 'dismiss') return state.name === 'error' ? { name: 'idle' } : state
  return { name: 'idle' }
}

function settledState(detected: Detected): DetectionState {
  if ('found' in detected) return { name: 'success', location: detected.found }
  if ('denied' in detected) return { name: 'idle' }
  const code = detected.failed
  return {
    name: 'error',
    code,
    message: geolocationMessages[code],
    problem: toDetectionProblem(code),
  }
}
