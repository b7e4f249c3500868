// Phone numbers: from what an eater typed to the one number it names, and the little of it that may be shown.
import {
  parsePhoneNumberFromString,
  type CountryCode as PhoneCountry,
} from 'libphonenumber-js/mobile'
import type { CountryCode } from '@tingkat/ordering/country/country'

/** The E.164 number; null when it is not a mobile number, since a text message would never arrive. */
export function readPhone(typed: string, country: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(typed, {
    defaultCountry: country.toUpperCase() as PhoneCountry,
    extract: false,
  })
  return phone?.isValid() ? phone.number : null
}

/** Enough to recognise one's own number: the last four digits. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`
}
