// Tests that all languages have the names of all countries and languages.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countryCodes, languageCodes } from '@tingkat/ordering/country/country'
import { expect, test } from 'vitest'

test.each(languageCodes)('COUN-01: %s has a name for each country and language', (language) => {
  const site = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../locales', language, 'site.json'), 'utf8'),
  ) as { country: object; languages: object }
  expect(Object.keys(site.country).toSorted()).toEqual(countryCodes.toSorted())
  expect(Object.keys(site.languages).toSorted()).toEqual(languageCodes.toSorted())
})
