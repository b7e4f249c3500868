// Parses and formats phone numbers. The library is large, so only the log-in page loads it.
import type { CountryCode } from '@tingkat/ordering/country/country'

type ParsedPhone = {
  /** The number in international notation, for example `+65 8123 4567`. */
  international: string
  /** The number in the notation in which it was typed: national, or international with a plus. */
  formatted: string
}

export type PhoneParser = {
  /** Parses national numbers of the country and international numbers; null for other input. */
  parse(typed: string, country: CountryCode): ParsedPhone | null
  /**
   * Returns the calling code without the plus. Returns null for a
   * national number and while several calling codes are possible.
   */
  callingCode(typed: string): string | null
}

export async function loadPhoneParser(): Promise<PhoneParser> {
  const { AsYouType, parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  type ParseOptions = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]>
  return {
    parse(typed, country) {
      const phone = parsePhoneNumberFromString(typed, {
        defaultCountry: country.toUpperCase(),
        extract: false,
      } as ParseOptions)
      if (!phone?.isValid()) return null
      const international = phone.formatInternational()
      return {
        international,
        formatted: isInternational(typed) ? international : phone.formatNational(),
      }
    },
    callingCode(typed) {
      if (!isInternational(typed)) return null
      const formatter = new AsYouType()
      formatter.input(typed)
      return formatter.getCallingCode() ?? null
    },
  }
}

const isInternational = (typed: string) => typed.trim().startsWith('+')
