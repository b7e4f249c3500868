// Tests of the steps of a location detection, its error codes and its state machine.
import type { GeoReverse } from '@tingkat/contract/location'
import { countries } from '@tingkat/ordering/country/country'
import { expect, test } from 'vitest'
import {
  detectLocation,
  geolocationMessages,
  nextDetection,
  positionOptions,
  toDetectionProblem,
  type DetectionEvent,
  type DetectionPorts,
  type DetectionState,
  type GeolocationCode,
} from './detection.ts'

const place = {
  country: 'sg',
  poiID: 'tb',
  address: 'Tiong Bahru, Singapore',
  city: 'Singapore',
  cityID: 'sg',
  location: { latitude: 1.2852, longitude: 103.8306 },
}
const success: GeoReverse = { status: { code: 'SUCCESS' }, place }
const positionAt = (accuracy = 20) =>
  ({ coords: { latitude: 1.2852, longitude: 103.8306, accuracy } }) as GeolocationPosition
const failWith = (code: number): DetectionPorts['geolocation'] => ({
  getCurrentPosition: (_, reject) => reject?.({ code } as GeolocationPositionError),
})

/**
 * Returns fake browser and server calls, which succeed except
 * for `changes`, and a list of the calls that were made.
 */
function createPorts(changes: Partial<DetectionPorts> = {}) {
  const steps: string[] = []
  const base: DetectionPorts = {
    queryPermission: async () => 'granted',
    geolocation: { getCurrentPosition: (resolve) => resolve(positionAt()) },
    reverseGeocode: async () => success,
    after: () => () => {},
    ...changes,
  }
  const recordingPorts: DetectionPorts = {
    after: base.after,
    queryPermission: () => {
      steps.push('permission')
      return base.queryPermission()
    },
    geolocation: base.geolocation && {
      getCurrentPosition: (...args) => {
        steps.push('position')
        base.geolocation?.getCurrentPosition(...args)
      },
    },
    reverseGeocode: (location) => {
      steps.push(`reverse ${location}`)
      return base.reverseGeocode(location)
    },
  }
  return { steps, ports: recordingPorts }
}
const detect = (changes: Partial<DetectionPorts> = {}) =>
  detectLocation(createPorts(changes).ports, countries.sg)

test('requests permission, position, then address (GEO-04 GEO-16 ROLE-10)', async () => {
  const { steps, ports } = createPorts()
  expect(await detectLocation(ports, countries.sg)).toEqual({
    found: {
      id: 'tb',
      address: place.address,
      displayAddress: place.address,
      addressDetail: '',
      city: 'Singapore',
      cityID: 'sg',
      countryCode: 'sg',
      isAccurate: true,
      latitude: 1.2852,
      longitude: 103.8306,
      noteToDriver: '',
    },
  })
  expect(steps).toEqual(['permission', 'position', 'reverse 1.2852,103.8306'])
})

test('ends without error or position after an earlier denial (GEO-05 ROLE-10)', async () => {
  const { steps, ports } = createPorts({ queryPermission: async () => 'denied' })
  expect(await detectLocation(ports, countries.sg)).toEqual({ denied: true })
  expect(steps).toEqual(['permission'])
})

test.each([null, 'prompt'] as const)(
  'requests a position with permission %s (GEO-16)',
  async (permission) => {
    expect(await detect({ queryPermission: async () => permission })).toHaveProperty('found')
  },
)

test('requests a position when the Permissions API fails (GEO-16)', async () => {
  expect(
    await detect({ queryPermission: () => Promise.reject(new TypeError('no such name')) }),
  ).toHaveProperty('found')
})

test('uses the specified position options (GEO-18 GEO-19 GEO-20)', async () => {
  let usedOptions: PositionOptions | undefined
  await detect({
    geolocation: {
      getCurrentPosition: (resolve, _, options) => {
        usedOptions = options
        resolve(positionAt())
      },
    },
  })
  expect(usedOptions).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 })
  expect(usedOptions).toBe(positionOptions)
})

const throwingGeolocation: DetectionPorts['geolocation'] = {
  getCurrentPosition: () => {
    throw new Error('policy')
  },
}
const faults: [GeolocationCode, Partial<DetectionPorts>][] = [
  ['GEOLOCATION_NOT_SUPPORTED', { geolocation: undefined }],
  ['PERMISSION_DENIED', { geolocation: failWith(1) }],
  ['POSITION_UNAVAILABLE', { geolocation: failWith(2) }],
  ['TIMEOUT', { geolocation: failWith(3) }],
  ['UNKNOWN_ERROR', { geolocation: failWith(0) }],
  ['UNKNOWN_ERROR', { geolocation: throwingGeolocation }],
  ['REVERSE_GEOCODING_FAILED', { reverseGeocode: async () => null }],
  ['REVERSE_GEOCODING_FAILED', { reverseGeocode: () => Promise.reject(new Error('down')) }],
  [
    'REVERSE_GEOCODING_FAILED',
    { reverseGeocode: async () => ({ status: { code: 'NOT_FOUND' }, place: null }) },
  ],
  [
    'PARSING_FAILED',
    {
      reverseGeocode: async () => ({
        ...success,
        place: { ...place, location: { latitude: NaN, longitude: 103 } },
      }),
    },
  ],
  [
    'PARSING_FAILED',
    {
      geolocation: {
        getCurrentPosition: (resolve) =>
          resolve({ coords: { latitude: NaN, longitude: 1 } } as GeolocationPosition),
      },
    },
  ],
  [
    'CROSS_COUNTRY_LOCATION',
    { reverseGeocode: async () => ({ ...success, place: { ...place, country: 'my' } }) },
  ],
]
test.each(faults)('fails with %s (GEO-17)', async (code, changes) => {
  expect(await detect(changes)).toEqual({ failed: code })
})

test('has the messages of the specification (GEO-17)', () => {
  expect(geolocationMessages).toEqual({
    GEOLOCATION_NOT_SUPPORTED: 'Geolocation is not supported by this browser',
    REVERSE_GEOCODING_FAILED: 'Failed to convert coordinates to address',
    PERMISSION_DENIED: 'Location access denied by user',
    POSITION_UNAVAILABLE: 'Location information is unavailable',
    TIMEOUT: 'Location request timed out',
    UNKNOWN_ERROR: 'An unknown error occurred',
    CROSS_COUNTRY_LOCATION: 'Location is in a different country than expected',
    PARSING_FAILED: 'Failed to parse location from coordinates',
  })
})

test.each([
  ['granted', 12_000],
  ['prompt', 60_000],
] as const)(
  'times out without an answer of the browser: permission %s, %i ms (GEO-19)',
  async (permission, expected) => {
    let timeLimitMs = 0
    const detected = await detect({
      queryPermission: async () => permission,
      geolocation: { getCurrentPosition: () => {} },
      after: (delayMs, callback) => {
        timeLimitMs = delayMs
        callback()
        return () => {}
      },
    })
    expect([detected, timeLimitMs]).toEqual([{ failed: 'TIMEOUT' }, expected])
  },
)

test('cancels the time-out once the browser has answered', async () => {
  let cancelled = 0
  await detect({
    after: () => () => {
      cancelled += 1
    },
  })
  expect(cancelled).toBe(1)
})

test.each([
  [100, true],
  [101, false],
  [4_000, false],
])('a position with a radius of %i m is accurate: %s', async (radius, isAccurate) => {
  const detected = await detect({
    geolocation: { getCurrentPosition: (resolve) => resolve(positionAt(radius)) },
  })
  expect(detected).toHaveProperty('found.isAccurate', isAccurate)
})

test.each([
  'POSITION_UNAVAILABLE',
  'PARSING_FAILED',
  'REVERSE_GEOCODING_FAILED',
  'TIMEOUT',
  'UNKNOWN_ERROR',
  'GEOLOCATION_NOT_SUPPORTED',
] as const)('shows %s as detect_failed (GEO-09)', (code) =>
  expect(toDetectionProblem(code)).toBe('detect_failed'),
)
test('shows another country as cross_country_location (GEO-10)', () =>
  expect(toDetectionProblem('CROSS_COUNTRY_LOCATION')).toBe('cross_country_location'))
test('shows a refused prompt as permission_denied (GEO-11)', () =>
  expect(toDetectionProblem('PERMISSION_DENIED')).toBe('permission_denied'))

function stateNames(...events: DetectionEvent[]): string[] {
  const states: DetectionState[] = [{ name: 'idle' }]
  for (const event of events) states.push(nextDetection(states.at(-1)!, event))
  return states.map((state) => state.name)
}
const found: DetectionEvent = {
  type: 'settle',
  detected: {
    found: {
      ...place,
      id: 'x',
      displayAddress: '',
      addressDetail: '',
      countryCode: 'sg',
      isAccurate: true,
      latitude: 1,
      longitude: 1,
      noteToDriver: '',
    },
  },
}
const failed: DetectionEvent = { type: 'settle', detected: { failed: 'TIMEOUT' } }

test('goes from idle to detecting, then to success or error (GEO-01)', () => {
  expect(stateNames({ type: 'start' }, found)).toEqual(['idle', 'detecting', 'success'])
  expect(stateNames({ type: 'start' }, failed)).toEqual(['idle', 'detecting', 'error'])
  expect(nextDetection({ name: 'detecting' }, failed)).toEqual({
    name: 'error',
    code: 'TIMEOUT',
    message: 'Location request timed out',
    problem: 'detect_failed',
  })
})

test('returns to idle without an error after a denied permission (GEO-05)', () => {
  expect(stateNames({ type: 'start' }, { type: 'settle', detected: { denied: true } })).toEqual([
    'idle',
    'detecting',
    'idle',
  ])
})

test('dismisses errors, restarts, and ignores results after a cancel', () => {
  expect(stateNames({ type: 'start' }, failed, { type: 'dismiss' })).toEqual([
    'idle',
    'detecting',
    'error',
    'idle',
  ])
  expect(stateNames({ type: 'start' }, failed, { type: 'start' }, found)).toEqual([
    'idle',
    'detecting',
    'error',
    'detecting',
    'success',
  ])
  expect(stateNames({ type: 'start' }, { type: 'cancel' }, found, failed)).toEqual([
    'idle',
    'detecting',
    'idle',
    'idle',
    'idle',
  ])
  expect(stateNames({ type: 'start' }, { type: 'dismiss' })).toEqual([
    'idle',
    'detecting',
    'detecting',
  ])
})
