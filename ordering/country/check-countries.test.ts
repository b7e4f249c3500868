// Tests of the country files and of the messages for faults in them.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkCountries } from './check-countries.ts'
import { findCountryFaults, pageSettingsOf, settingsOf } from './country-settings.ts'
import type { CountrySettings, CountryShape } from './country-shape.ts'
import { countries, countryCodes } from './country.ts'

test('COUN-03: the shipped country files have no faults', () => {
  expect(findCountryFaults()).toEqual([])
})

test.each(countryCodes)(
  'COUN-03: %s has subpath, stores, onelink, social media and footer layout',
  (code) => {
    const settings = settingsOf(code)
    expect(settings.subpath).toEqual({ country: code, language: countries[code].languages[0] })
    expect(settings.appstore).toBeTruthy()
    expect(settings.onelink).toMatchObject({
      pid: expect.stringMatching(/./),
      c: expect.stringMatching(/./),
    })
    expect(Object.keys(settings.social).length).toBeGreaterThan(0)
    expect(['columns', 'compact']).toContain(settings.footerLayout)
    expect(['ask', 'assume']).toContain(settings.consent)
  },
)

test('COUN-03: support link, ordering cities and compact footer differ between countries', () => {
  const having = (has: (code: (typeof countryCodes)[number]) => boolean) =>
    countryCodes.filter(has).length
  for (const has of [
    (code: (typeof countryCodes)[number]) => settingsOf(code).supportLink !== undefined,
    (code: (typeof countryCodes)[number]) => countries[code].orderingCities !== undefined,
    (code: (typeof countryCodes)[number]) => settingsOf(code).footerLayout === 'compact',
  ]) {
    expect(having(has)).toBeGreaterThan(0)
    expect(having(has)).toBeLessThan(countryCodes.length)
  }
})

test('page settings have an affiliation but no bounds', () => {
  expect(pageSettingsOf('sg')).not.toHaveProperty('bounds')
  expect(pageSettingsOf('sg').company).toEqual(settingsOf('sg').company)
})

test('TIP-01 PROMISE-01: a page learns of the country’s tips and promise', () => {
  expect(pageSettingsOf('sg').tips).toEqual([100, 200, 300])
  expect(pageSettingsOf('sg')).not.toHaveProperty('operations')
  expect(pageSettingsOf('my')).not.toHaveProperty('tips')
  expect(pageSettingsOf('sg').promise).toMatchObject({ capInMinor: 1_000 })
  expect(pageSettingsOf('my')).not.toHaveProperty('promise')
})

test('COUN-01: the served countries are the files in the folder', () => {
  const files = readdirSync(join(import.meta.dirname, 'countries')).map((name) =>
    name.replace(/\.ts$/, ''),
  )
  expect(files.toSorted()).toEqual(countryCodes.toSorted())
})

describe('faults', () => {
  const country: CountryShape = countries.sg
  const settings = settingsOf('sg')
  const late = { lateMinutes: 15, foodBasisPoints: 1_000 }
  const dear = { lateMinutes: 15, foodBasisPoints: 10_001 }
  const promise = { validFrom: '2026-11-23', steps: [late], capInMinor: 1_000 }
  const faultsOf = (changes: {
    country?: Partial<CountryShape>
    settings?: Partial<CountrySettings>
  }) =>
    checkCountries({
      sg: {
        country: { ...country, ...changes.country },
        settings: { ...settings, ...changes.settings },
      },
    })

  test.each<
    [string, { country?: Partial<CountryShape>; settings?: Partial<CountrySettings> }, string]
  >([
    ['another code', { country: { code: 'xx' } }, 'Country sg: the file has the code xx.'],
    ['no name', { country: { name: ' ' } }, 'Country sg: the name is missing.'],
    [
      'a language twice',
      { country: { languages: ['en', 'en'] } },
      'Country sg: a language is listed twice.',
    ],
    [
      'a calling code with a plus',
      { country: { callingCode: '+65' } },
      'Country sg: calling code +65 must be one to three digits.',
    ],
    [
      'an unknown time zone',
      { country: { timeZones: ['Asia/Nowhere'] } },
      'Country sg: unknown time zone Asia/Nowhere.',
    ],
    ['an unknown locale', { country: { locale: 'x' } }, 'Country sg: unknown locale x.'],
    [
      'no speed',
      { country: { courierSpeedKmh: 0 } },
      'Country sg: the courier speed must be above 0.',
    ],
    [
      'half a cent',
      { country: { fees: { ...country.fees, platform: 0.5 } } },
      'Country sg: platform must be a whole number, 0 or more.',
    ],
    [
      'no rounding',
      { country: { fees: { ...country.fees, delivery: { base: 1, perKm: 1, roundTo: 0 } } } },
      'Country sg: delivery must be rounded to a whole number of 1 or more.',
    ],
    [
      'an empty city',
      { country: { orderingCities: [''] } },
      'Country sg: orderingCities has an empty entry.',
    ],
    [
      'another subpath',
      { settings: { subpath: { country: 'my', language: 'en' } } },
      'Country sg: the subpath has the country my.',
    ],
    [
      'a foreign language',
      { settings: { subpath: { country: 'sg', language: 'th' } } },
      'Country sg: the subpath has the language th, which the country does not list.',
    ],
    [
      'a store over plain http',
      { settings: { appstore: 'http://apps.example' } },
      'Country sg: appstore must be an https address or a path.',
    ],
    [
      'a store that is a script',
      { settings: { playstore: 'javascript:alert(1)' } },
      'Country sg: playstore must be an https address or a path.',
    ],
    [
      'support on another host without a scheme',
      { settings: { supportLink: '//evil.example' } },
      'Country sg: supportLink must be an https address or a path.',
    ],
    [
      'recruiting by a path',
      { settings: { recruiting: { drivers: '/drivers' } } },
      'Country sg: the recruiting link of drivers must be an https address.',
    ],
    [
      'a social path',
      { settings: { social: { line: '/line' } } },
      'Country sg: the link of line must be an https address.',
    ],
    [
      'a onelink by a path',
      { settings: { onelink: { address: '/app', pid: 'web', c: 'sg' } } },
      'Country sg: the onelink address must be an https address.',
    ],
    [
      'no pid',
      { settings: { onelink: { pid: '', c: 'sg' } } },
      'Country sg: onelink pid must be 1 to 100 letters, digits, dots, hyphens or underscores.',
    ],
    [
      'price levels the wrong way round',
      { settings: { priceLevels: [900, 800] } },
      'Country sg: the price levels must be two whole numbers, the second larger than the first.',
    ],
    [
      'no open order in cash',
      { settings: { cash: { openOrdersMax: 0, firstOrderMax: 100 } } },
      'Country sg: the cash limit openOrdersMax must be a whole number, 1 or more.',
    ],
    [
      'tips that do not ascend',
      { settings: { operations: { tips: [100, 100, 300] } } },
      'Country sg: the tips must be whole numbers above 0, ascending.',
    ],
    [
      'a tip of 0',
      { settings: { operations: { tips: [0, 100, 200] } } },
      'Country sg: the tips must be whole numbers above 0, ascending.',
    ],
    [
      'a promise without a date',
      { settings: { operations: { promise: { ...promise, validFrom: 'today' } } } },
      'Country sg: the promise needs the date from which it applies.',
    ],
    [
      'a promise that does not ascend',
      { settings: { operations: { promise: { ...promise, steps: [late, late] } } } },
      'Country sg: the steps of the promise must be whole numbers above 0, ascending, at most all of the food.',
    ],
    [
      'a promise of more than the food',
      { settings: { operations: { promise: { ...promise, steps: [dear] } } } },
      'Country sg: the steps of the promise must be whole numbers above 0, ascending, at most all of the food.',
    ],
    [
      'a promise without a cap',
      { settings: { operations: { promise: { ...promise, capInMinor: 0 } } } },
      'Country sg: the cap of the promise must be a whole number above 0.',
    ],
    [
      'a promise without credit balances',
      { country: { payments: ['CASH'] }, settings: { operations: { promise } } },
      'Country sg: the promise needs the payment type CREDIT_BALANCE, which gets the credit.',
    ],
    ['no wallet', { settings: { walletName: '' } }, 'Country sg: the wallet has no name.'],
    [
      'no address of the company',
      { settings: { company: { ...settings.company, address: '' } } },
      'Country sg: the company has no address.',
    ],
    [
      'a centre elsewhere',
      { country: { centre: { latitude: 14, longitude: 100 } } },
      'Country sg: the centre is outside the bounds.',
    ],
  ])('COUN-03: %s', (_, changes, fault) => {
    expect(faultsOf(changes)).toEqual([fault])
  })

  test('reports all faults together', () => {
    expect(
      faultsOf({ country: { name: '', callingCode: '' }, settings: { walletName: '' } }),
    ).toHaveLength(3)
    expect(checkCountries({ SGP: { country, settings } })).toContain(
      'Country SGP: the code must be two lower-case letters.',
    )
  })

  test('accepts missing optional links', () => {
    expect(
      faultsOf({
        settings: {
          appstore: undefined,
          playstore: undefined,
          supportLink: undefined,
          social: {},
          recruiting: {},
        },
      }),
    ).toEqual([])
  })
})
