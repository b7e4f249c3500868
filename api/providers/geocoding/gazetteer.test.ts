// The embedded geocoder: read once, again after a failure, and the real gazetteer in all eight countries.
import { countryCodes, countries } from '@tingkat/ordering/country'
import { expect, test } from 'vitest'
import { readCities, type City } from './cities.ts'
import { openGazetteer } from './gazetteer.ts'

const town = (name: string, population: number, more: Partial<City> = {}): City =>
  ({ id: name, name, countryCode: 'th', population, latitude: 13.7, longitude: 100.5, ...more })

test('a failed reading is tried again; a good one is kept', async () => {
  let readings = 0
  const geocoder = openGazetteer({
    placesOf: () => [],
    readCities: async () => {
      readings += 1
      if (readings === 1) throw new Error('no disk')
      return [town('Bang Na', 10), town('Bangkok', 1_000), town('Old Bang', 5_000)]
    },
  })
  await expect(geocoder.search('bang', 'th', 5)).rejects.toThrow('no disk')
  expect((await geocoder.search('bang', 'th', 5)).map(({ address }) => address)).toEqual(['Bangkok', 'Bang Na', 'Old Bang'])
  expect(await geocoder.search('bang', 'vn', 5)).toEqual([])
  expect(readings).toBe(2)
})

test('nothing farther than 50 km is near', async () => {
  const geocoder = openGazetteer({ placesOf: () => [], readCities: async () => [town('Bangkok', 1_000)] })
  expect((await geocoder.reverse({ latitude: 13.7 + 0.44, longitude: 100.5 }, 'en'))?.city).toBe('Bangkok')
  expect(await geocoder.reverse({ latitude: 13.7 + 0.46, longitude: 100.5 }, 'en')).toBeNull()
})

test('the bundled towns know the middle of every country that is served', async () => {
  const geocoder = openGazetteer({ placesOf: () => [], readCities })
  for (const code of countryCodes) {
    expect((await geocoder.reverse(countries[code].centre, 'en'))?.countryCode, code).toBe(code)
  }
})
