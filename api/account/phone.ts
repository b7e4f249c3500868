// Parses phone numbers and masks them for display.
import type { CountryCode as PhoneCountry } from 'libphonenumber-js/mobile'
import type { CountryCode } from '@tingkat/ordering/country/country'

/**
 * Returns the number in E.164 format, or null if it is not a
 * mobile number. Other numbers cannot receive text messages.
 */
export async function parsePhone(input: string, country: CountryCode): Promise<string | null> {
  // Loaded when the first number arrives, because loading it would delay the server's start.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const phone = parsePhoneNumberFromString(input, {
    defaultCountry: country.toUpperCase() as PhoneCountry,
    extract: false,
  })
  return phone?.isValid() ? phone.number : null
}

/** Returns the number with only its last four digits shown. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`
}
