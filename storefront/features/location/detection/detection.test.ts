// Detection step by step: what is asked, in which order, and what each answer leads to.
import type { GeoReverse } from '@tingkat/contract/location'
import { countries } from '@tingkat/ordering/country/country'
import { expect, test } from 'vitest'
import {
  detectLocation,
  geolocationMessages,
  nextDetection,
  positionOptions,
  problemOf,
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
const at = (accuracy = 20) =>
  ({ coords: { latitude: 1.2852, longitude: 103.8306, accuracy } }) as GeolocationPosition
const refusing = (code: number): DetectionPorts['geolocation'] => ({
  getCurrentPosition: (_, refuse) => refuse?.({ code } as GeolocationPositionError),
})

/** Ports that all say yes, but for the changes; `steps` are what was asked, in order. */
function ports(changes: Partial<DetectionPorts> = {}) {
  const steps: string[] = []
  const all: DetectionPorts = {
    queryPermission: async () => 'granted',
    geolocation: { getCurrentPosition: (found) => found(at()) },
    reverseGeocode: async () => success,
    after: () => () => {},
    ...changes,
  }
  const noted: DetectionPorts = {
    after: all.after,
    queryPermission: () => {
      steps.push('permission')
      return all.queryPermission()
    },
    geolocation: all.geolocation && {
      getCurrentPosition: (...given) => {
        steps.push('position')
        all.geolocation?.getCurrentPosition(...given)
      },
    },
    reverseGeocode: (location) => {
      steps.push(`reverse ${location}`)
      return all.reverseGeocode(location)
    },
  }
  return { steps, ports: noted }
}
const detect = (changes: Partial<DetectionPorts> = {}) =>
  detectLocation(ports(changes).ports, countries.sg)

test('GEO-04 GEO-16 ROLE-10: permission, position, name of the place, in that order; then the address', async () => {
  const { steps, ports: all } = ports()
  expect(await detectLocation(all, countries.sg)).toEqual({
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

test('GEO-05 ROLE-10: a permission refused before ends it: no error, no position asked for', async () => {
  const { steps, ports: all } = ports({ queryPermission: async () => 'denied' })
  expect(await detectLocation(all, countries.sg)).toEqual({ denied: true })
  expect(steps).toEqual(['permission'])
})

test.each([null, 'prompt'] as const)(
  'GEO-16: a permission of %s goes on to the position',
  async (permission) => {
    expect(await detect({ queryPermission: async () => permission })).toHaveProperty('found')
  },
)

test('GEO-16: a Permissions API that fails goes on to the position', async () => {
  expect(
    await detect({ queryPermission: () => Promise.reject(new TypeError('no such name')) }),
  ).toHaveProperty('found')
})

test('GEO-18 GEO-19 GEO-20: high accuracy, ten seconds, positions up to five minutes old', async () => {
  let asked: PositionOptions | undefined
  await detect({
    geolocation: {
      getCurrentPosition: (found, _, options) => {
        asked = options
        found(at())
      },
    },
  })
  expect(asked).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 })
  expect(asked).toBe(positionOptions)
})

const throwing: DetectionPorts['geolocation'] = {
  getCurrentPosition: () => {
    throw new Error('policy')
  },
}
const faults: [GeolocationCode, Partial<DetectionPorts>][] = [
  ['GEOLOCATION_NOT_SUPPORTED', { geolocation: undefined }],
  ['PERMISSION_DENIED', { geolocation: refusing(1) }],
  ['POSITION_UNAVAILABLE', { geolocation: refusing(2) }],
  ['TIMEOUT', { geolocation: refusing(3) }],
  ['UNKNOWN_ERROR', { geolocation: refusing(0) }],
  ['UNKNOWN_ERROR', { geolocation: throwing }],
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
        getCurrentPosition: (found) =>
          found({ coords: { latitude: NaN, longitude: 1 } } as GeolocationPosition),
      },
    },
  ],
  [
    'CROSS_COUNTRY_LOCATION',
    { reverseGeocode: async () => ({ ...success, place: { ...place, country: 'my' } }) },
  ],
]
test.each(faults)('GEO-17: %s', async (code, changes) => {
  expect(await detect(changes)).toEqual({ failed: code })
})

test('GEO-17: the messages', () => {
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
  'GEO-19: a browser that never answers is given up, with a permission of %s after %i ms',
  async (permission, expected) => {
    let limit = 0
    const detected = await detect({
      queryPermission: async () => permission,
      geolocation: { getCurrentPosition: () => {} },
      after: (ms, run) => {
        limit = ms
        run()
        return () => {}
      },
    })
    expect([detected, limit]).toEqual([{ failed: 'TIMEOUT' }, expected])
  },
)

test('the limit is lifted once the browser has answered', async () => {
  let lifted = 0
  await detect({
    after: () => () => {
      lifted += 1
    },
  })
  expect(lifted).toBe(1)
})

test('a position of half a town is not accurate', async () => {
  const coarse = await detect({ geolocation: { getCurrentPosition: (found) => found(at(4_000)) } })
  expect(coarse).toHaveProperty('found.isAccurate', false)
})

test.each([
  'POSITION_UNAVAILABLE',
  'PARSING_FAILED',
  'REVERSE_GEOCODING_FAILED',
  'TIMEOUT',
  'UNKNOWN_ERROR',
  'GEOLOCATION_NOT_SUPPORTED',
] as const)('GEO-09: %s is told as detect_failed', (code) =>
  expect(problemOf(code)).toBe('detect_failed'),
)
test('GEO-10: another country is told as cross_country_location', () =>
  expect(problemOf('CROSS_COUNTRY_LOCATION')).toBe('cross_country_location'))
test('GEO-11: a denied request is told as permission_denied', () =>
  expect(problemOf('PERMISSION_DENIED')).toBe('permission_denied'))

function walk(...events: DetectionEvent[]): string[] {
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

test('GEO-01: idle, detecting, then success or error', () => {
  expect(walk({ type: 'start' }, found)).toEqual(['idle', 'detecting', 'success'])
  expect(walk({ type: 'start' }, failed)).toEqual(['idle', 'detecting', 'error'])
  expect(nextDetection({ name: 'detecting' }, failed)).toEqual({
    name: 'error',
    code: 'TIMEOUT',
    message: 'Location request timed out',
    problem: 'detect_failed',
  })
})

test('GEO-05: a refused permission leads back to idle, without an error', () => {
  expect(walk({ type: 'start' }, { type: 'settle', detected: { denied: true } })).toEqual([
    'idle',
    'detecting',
    'idle',
  ])
})

test('a dismissed error is idle, a new start forgets it, and what settles after a cancel changes nothing', () => {
  expect(walk({ type: 'start' }, failed, { type: 'dismiss' })).toEqual([
    'idle',
    'detecting',
    'error',
    'idle',
  ])
  expect(walk({ type: 'start' }, failed, { type: 'start' }, found)).toEqual([
    'idle',
    'detecting',
    'error',
    'detecting',
    'success',
  ])
  expect(walk({ type: 'start' }, { type: 'cancel' }, found, failed)).toEqual([
    'idle',
    'detecting',
    'idle',
    'idle',
    'idle',
  ])
  expect(walk({ type: 'start' }, { type: 'dismiss' })).toEqual(['idle', 'detecting', 'detecting'])
})
