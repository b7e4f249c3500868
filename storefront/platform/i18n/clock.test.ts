import { countries } from '@tingkat/ordering/country/country'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClock } from './clock.ts'
import { formatTime, formatTimeRange } from './times.ts'

const allCountries = Object.values(countries)
const zones = allCountries.flatMap(({ timeZones }) => timeZones)
const instants = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test.each(zones)('the clock of %s is that of Intl', (timeZone) => {
  const inIntl = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  fc.assert(
    fc.property(instants, (instant) => {
      const clock = readClock(instant, timeZone)
      const date = new Date((clock?.day ?? 0) * 86_400_000)
      const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'short' })
      expect(`${day.format(date)}, ${clock?.hour}:${clock?.minute}`).toBe(inIntl.format(instant))
    }),
  )
})

test('a time has the separator of its language and country', () => {
  const instant = new Date('2026-11-22T01:05:00Z')
  for (const country of allCountries)
    for (const language of country.languages) {
      const timeZone = country.timeZones[0]
      const inIntl = new Intl.DateTimeFormat(`${language}-${country.code.toUpperCase()}`, {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        numberingSystem: 'latn',
      })
      expect(formatTime({ country, language }, instant, timeZone)).toBe(inIntl.format(instant))
    }
})

test('another time zone and an invalid date have no such clock', () => {
  expect(readClock(new Date(0), 'Europe/Berlin')).toBeNull()
  expect(readClock(new Date(Number.NaN), 'Asia/Singapore')).toBeNull()
})

test('a range of times has no space where the line could break', () => {
  const locale = { country: countries.sg, language: 'en' } as const
  const range = { from: '2026-11-22T11:00:00Z', to: '2026-11-22T11:30:00Z' }
  expect(formatTimeRange(locale, range, 'Asia/Singapore')).toBe('19:00\u00a0–\u00a019:30')
  expect(formatTimeRange(locale, { ...range, to: range.from }, 'Asia/Singapore')).toBe('19:00')
})
