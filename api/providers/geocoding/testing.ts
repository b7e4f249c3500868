// What every geocoder must do, whatever it asks: run against each by its own test.
import { locationSchema } from '@tingkat/contract/location'
import { describe, expect, test } from 'vitest'
import type { Geocoder } from './geocoder.ts'

/** `open` gives a geocoder that knows Tiong Bahru in Singapore and nothing called Nowhere. */
export function itIsAGeocoder(open: () => Geocoder | Promise<Geocoder>): void {
  const query = { keyword: 'tiong bahru', country: 'sg', limit: 5, language: 'en' } as const
  const tiongBahru = { latitude: 1.2863, longitude: 103.8281 }

  describe('ADDR-01 API-06: it is a geocoder', () => {
    test('that names whose data it gives', async () => {
      const { attribution } = await open()
      expect(attribution.text.length).toBeGreaterThan(5)
      expect(URL.canParse(attribution.url)).toBe(true)
    })

    test('that answers whole locations of the country asked for', async () => {
      const places = await (await open()).search(query)
      expect(places[0]?.displayAddress).toContain('Tiong Bahru')
      for (const place of places) {
        expect(locationSchema.parse(place)).toEqual(place)
        expect(place.countryCode).toBe('sg')
      }
    })

    test('that gives no more than asked for', async () => {
      expect(await (await open()).search({ ...query, limit: 1 })).toHaveLength(1)
    })

    test.each(['nowhere at all', '', '   ', '\0\u200b', '%', 'x'.repeat(10_000)])(
      'that knows nothing of %j and says so',
      async (keyword) => {
        expect(await (await open()).search({ ...query, keyword })).toEqual([])
      },
    )

    test('that names a position', async () => {
      const place = await (await open()).reverse(tiongBahru, 'en')
      expect(place).toMatchObject({ countryCode: 'sg', city: 'Singapore' })
      expect(locationSchema.parse(place)).toEqual(place)
    })

    test.each([
      [0, 0],
      [-10, 85],
      [89.9, -179.9],
    ])('that has no name for the open sea at %f, %f', async (latitude, longitude) => {
      expect(await (await open()).reverse({ latitude, longitude }, 'en')).toBeNull()
    })
  })
}
