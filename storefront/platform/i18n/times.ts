// Formats times and days in the page's language, the country's conventions and a given time zone.
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'
import { readClock } from './clock.ts'

type Locale = { country: Pick<Country, 'code'>; language: LanguageCode }

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(
  { country, language }: Locale,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const tag = `${language}-${country.code.toUpperCase()}`
  const key = `${tag} ${timeZone} ${JSON.stringify(options)}`
  const existing = formatters.get(key)
  if (existing) return existing
  const created = new Intl.DateTimeFormat(tag, {
    ...options,
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  formatters.set(key, created)
  return created
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Returns the time of day, for example `19:32`. */
export function formatTime(locale: Locale, instant: string | Date, timeZone: string): string {
  const date = new Date(instant)
  const clock = readClock(date, timeZone)
  if (clock) return clock.hour + hourSeparator(locale) + clock.minute
  return formatter(locale, timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date)
}

/**
 * Returns for example `19:00 – 19:30`, or one time if both are the same minute. The spaces do not
 * break, so that the range stays on one line.
 */
export function formatTimeRange(
  locale: Locale,
  range: { from: string | Date; to: string | Date },
  timeZone: string,
): string {
  const from = formatTime(locale, range.from, timeZone)
  const to = formatTime(locale, range.to, timeZone)
  return from === to ? from : `${from}\u00a0–\u00a0${to}`
}

const hourSeparator = ({ language, country }: Locale) =>
  language === 'id' || country.code === 'id' ? '.' : ':'

/** Returns weekday and date, for example `Sat, 21 Nov` in English. */
export function formatDay(locale: Locale, instant: string | Date, timeZone: string): string {
  return formatter(locale, timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(instant),
  )
}

/** Returns the date, for example `21 November 2026` in English. */
export function formatDate(locale: Locale, instant: string | Date, timeZone: string): string {
  return formatter(locale, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(instant),
  )
}

/** Returns the calendar day of an instant in a time zone, for example `2026-11-21`. */
export function localDate(instant: string | Date, timeZone: string): string {
  // Sweden writes dates in the format of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant))
}
