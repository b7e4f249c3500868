// Phone numbers as people type and read them. The book of all countries' numbers is large: the log-in page alone loads it.
import type { CountryCode } from '@tingkat/ordering/country/country'

export type ParsedPhone = {
  /** `+65 8123 4567`. */
  international: string
  /** As typed: national again, or with the plus it was typed with. */
  tidy: string
}

export type PhoneParser = {
  /** The mobile number that was typed, in national or international spelling; null for anything else. */
  read(typed: string, country: CountryCode): ParsedPhone | null
  /** The calling code that the typed digits begin with, without plus; null while they are national or not enough. */
  callingCode(typed: string): string | null
}

export async function loadPhoneParser(): Promise<PhoneParser> {
  const { AsYouType, parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  type BookCountry = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]>
  return {
    read(typed, country) {
      const phone = parsePhoneNumberFromString(typed, {
        defaultCountry: country.toUpperCase(),
        extract: false,
      } as BookCountry)
      if (!phone?.isValid()) return null
      const international = phone.formatInternational()
      return {
        international,
        tidy: isInternational(typed) ? international : phone.formatNational(),
      }
    },
    callingCode(typed) {
      if (!isInternational(typed)) return null
      const typing = new AsYouType()
      typing.input(typed)
      return typing.getCallingCode() ?? null
    },
  }
}

const isInternational = (typed: string) => typed.trim().startsWith('+')
