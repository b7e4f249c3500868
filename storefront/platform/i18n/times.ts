// Times and days as people in the country read them, in the page's language and the given zone.
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'

type Reader = { country: Pick<Country, 'code'>; language: LanguageCode }

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(
  { country, language }: Reader,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const locale = `${language}-${country.code.toUpperCase()}`
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  let found = formatters.get(key)
  if (!found)
    formatters.set(
      key,
      (found = new Intl.DateTimeFormat(locale, {
        ...options,
        timeZone,
        calendar: 'gregory',
        numberingSystem: 'latn',
      })),
    )
  return found
}

/** The zone in which the reader is. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** `19:32`. */
export function formatTime(reader: Reader, instant: string | Date, timeZone: string): string {
  return formatter(reader, timeZone, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}

/** `Sat, 21 Nov`, as the language writes it. */
export function formatDay(reader: Reader, instant: string | Date, timeZone: string): string {
  return formatter(reader, timeZone, { weekday: 'short', day: 'numeric', month: 'short' }).format(
    new Date(instant),
  )
}

/** `21 November 2026`, as the language writes it. */
export function formatDate(reader: Reader, instant: string | Date, timeZone: string): string {
  return formatter(reader, timeZone, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(instant),
  )
}

/** The calendar day of an instant in a zone, as `2026-11-21`. */
export function localDate(instant: string | Date, timeZone: string): string {
  // Swedish writes dates the ISO way.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(instant))
}
