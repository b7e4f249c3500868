// Tests that every geocoder must pass.
import { locationSchema } from '@tingkat/contract/location'
import { describe, expect, test } from 'vitest'
import type { Geocoder } from './geocoder.ts'

/**
 * Declares the tests of one geocoder. `open` returns a geocoder that finds Tiong Bahru in Singapore
 * and no place called Nowhere.
 */
export function testGeocoder(open: () => Geocoder | Promise<Geocoder>): void {
  const query = { keyword: 'tiong bahru', country: 'sg', limit: 5, language: 'en' } as const
  const tiongBahru = { latitude: 1.2863, longitude: 103.8281 }

  describe('ADDR-01 API-06: the geocoder', () => {
    test('has an attribution', async () => {
      const { attribution } = await open()
      expect(attribution.text.length).toBeGreaterThan(5)
      expect(URL.canParse(attribution.url)).toBe(true)
    })

    test('returns valid locations of the requested country', async () => {
      const places = await (await open()).search(query)
      expect(places[0]?.displayAddress).toContain('Tiong Bahru')
      for (const place of places) {
        expect(locationSchema.parse(place)).toEqual(place)
        expect(place.countryCode).toBe('sg')
      }
    })

    test('respects the limit', async () => {
      expect(await (await open()).search({ ...query, limit: 1 })).toHaveLength(1)
    })

    test.each(['nowhere at all', '', '   ', '\0\u200b', '%', 'x'.repeat(10_000)])(
      'finds nothing for %j',
      async (keyword) => {
        expect(await (await open()).search({ ...query, keyword })).toEqual([])
      },
    )

    test('returns the place at a position', async () => {
      const place = await (await open()).reverse(tiongBahru, 'en')
      expect(place).toMatchObject({ countryCode: 'sg', city: 'Singapore' })
      expect(locationSchema.parse(place)).toEqual(place)
    })

    test.each([
      [0, 0],
      [-10, 85],
      [89.9, -179.9],
    ])('returns null at sea, at %f, %f', async (latitude, longitude) => {
      expect(await (await open()).reverse({ latitude, longitude }, 'en')).toBeNull()
    })
  })
}
