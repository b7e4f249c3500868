// Tests of the file with the towns of the gazetteer.
import { expect, test } from 'vitest'
import { readCities } from './cities.ts'
import { selectCities } from './geonames-cities.ts'

test('the file has the towns of the installed package', async () => {
  expect(await readCities()).toEqual(selectCities())
})
