// Validates and formats card data in the page: brand, check digit, expiry date and security code.
import { paymentTypes } from '@tingkat/ordering/payment/payment'

export type CardBrand = typeof paymentTypes.visa | typeof paymentTypes.masterCard

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/**
 * Returns the brand of a card number; null for other brands and while there
 * are too few digits. Visa numbers begin with 4, MasterCard numbers with 51
 * to 55 or 2221 to 2720 (ranges published by the brands, see ISO/IEC 7812).
 */
export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return paymentTypes.visa
  const firstFour = Number(digits.slice(0, 4))
  const firstTwo = Number(digits.slice(0, 2))
  return (digits.length >= 2 && firstTwo >= 51 && firstTwo <= 55) ||
    (digits.length >= 4 && firstFour >= 2221 && firstFour <= 2720)
    ? paymentTypes.masterCard
    : null
}

// The shortest Visa numbers have 13 digits; ISO/IEC 7812 allows at most 19.
const minDigits = 13
const maxDigits = 19

/** Checks the number of digits and the Luhn check digit. */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number)
  if (digits.length < minDigits || digits.length > maxDigits) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Formats a card number in groups of four digits. */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, maxDigits)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Formats an expiry date as `MM / YY` while it is typed. */
export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  // No month of two digits begins with 2 to 9, so `5` is formatted as `05`.
  const padded = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded
}

/** Returns whether the card has not expired. A card is valid until the end of its expiry month. */
export function isExpiryValid(text: string, now: Date): boolean {
  const digits = digitsOf(text)
  const month = Number(digits.slice(0, 2))
  if (digits.length !== 4 || month < 1 || month > 12) return false
  return now.getTime() < Date.UTC(2000 + Number(digits.slice(2)), month, 1)
}

/** Returns whether the text is a security code, as on the back of a card: three digits. */
export const isCvc = (text: string): boolean => /^\d{3}$/.test(text.trim())
