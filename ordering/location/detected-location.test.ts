// Tests that a detected position is accepted only in the country of the page.
import { describe, expect, test } from 'vitest'
import { countries, countryCodes } from '../country/country.ts'
import { checkDetectedPlace, type DetectedPlace } from './detected-location.ts'

const place: DetectedPlace = {
  country: 'sg',
  poiID: 'p',
  address: 'Tiong Bahru',
  city: 'Singapore',
  cityID: 'sg',
  location: { latitude: 1.2863, longitude: 103.8281 },
}
const { sg, vn, mm } = countries
const faultOf = (...args: Parameters<typeof checkDetectedPlace>) => {
  const checked = checkDetectedPlace(...args)
  return checked.ok ? 'fine' : checked.fault
}

describe('GEO-14: country of the place', () => {
  test.each(['sg', 'SG', 'Singapore', 'SINGAPORE', ' singapore '])('%j is Singapore', (country) => {
    expect(checkDetectedPlace({ ...place, country }, 'SUCCESS', sg)).toEqual({
      ok: true,
      place: { ...place, country },
    })
  })

  test.each(['my', 'Malaysia', 'Singapore, Malaysia', '', 'SGP', 'si'])('%j is not', (country) => {
    expect(faultOf({ ...place, country }, 'SUCCESS', sg)).toBe('CROSS_COUNTRY_LOCATION')
  })

  test('accepts code and name of each country for that country only', () => {
    for (const here of countryCodes) {
      for (const there of countryCodes) {
        const expected = here === there ? 'fine' : 'CROSS_COUNTRY_LOCATION'
        expect(
          faultOf({ ...place, country: here.toUpperCase() }, 'SUCCESS', countries[there]),
        ).toBe(expected)
        expect(
          faultOf({ ...place, country: countries[here].name }, 'SUCCESS', countries[there]),
        ).toBe(expected)
      }
    }
  })

  test('accepts other spellings used by providers', () => {
    expect(faultOf({ ...place, country: 'Viet Nam' }, 'SUCCESS', vn)).toBe('fine')
    expect(faultOf({ ...place, country: 'Myanmar (Burma)' }, 'SUCCESS', mm)).toBe('fine')
    expect(faultOf({ ...place, country: 'Burma' }, 'SUCCESS', vn)).toBe('CROSS_COUNTRY_LOCATION')
  })
})

describe('GEO-15: status and place', () => {
  test.each(['NOT_FOUND', 'success', '', 'FAILED', undefined])(
    'status %j is a failure',
    (status) => {
      expect(faultOf(place, status, sg)).toBe('REVERSE_GEOCODING_FAILED')
    },
  )

  test.each([null, undefined])('refuses SUCCESS without a place (%s)', (missing) => {
    expect(faultOf(missing, 'SUCCESS', sg)).toBe('REVERSE_GEOCODING_FAILED')
  })

  test.each([
    ['none', undefined],
    ['null', null],
    ['half', { latitude: 1 }],
    ['not a number', { latitude: Number.NaN, longitude: 103 }],
    ['text', { latitude: '1', longitude: '103' }],
    ['off the Earth', { latitude: 91, longitude: 103 }],
    ['round the Earth', { latitude: 1, longitude: -180.5 }],
  ])('API-07: invalid coordinates (%s) are PARSING_FAILED in any country', (_, location) => {
    expect(faultOf({ ...place, country: 'my', location: location as never }, 'SUCCESS', sg)).toBe(
      'PARSING_FAILED',
    )
  })

  test('API-07: returns the place of a valid response unchanged', () => {
    const checked = checkDetectedPlace(place, 'SUCCESS', sg)
    expect(checked.ok && Object.keys(checked.place).toSorted()).toEqual([
      'address',
      'city',
      'cityID',
      'country',
      'location',
      'poiID',
    ])
  })
})
