// What can be said of a card before anybody is asked: its brand, its check digit, whether it has expired. Nothing typed is kept.
import { paymentTypes } from '@tingkat/ordering/payment/payment'

export type CardBrand = typeof paymentTypes.visa | typeof paymentTypes.masterCard

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Visa begins with 4; MasterCard with 51 to 55 or 2221 to 2720 (ISO/IEC 7812 ranges that the brands publish). */
export function brandOf(number: string): CardBrand | null {
  const digits = digitsOf(number)
  if (digits.startsWith('4')) return paymentTypes.visa
  const four = Number(digits.slice(0, 4))
  const two = Number(digits.slice(0, 2))
  return (digits.length >= 2 && two >= 51 && two <= 55) ||
    (digits.length >= 4 && four >= 2221 && four <= 2720)
    ? paymentTypes.masterCard
    : null
}

// The shortest Visa has 13 digits, the longest number of any card 19.
const shortest = 13
const longest = 19

/** Whole, with the check digit that it should have (Luhn). */
export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number)
  if (digits.length < shortest || digits.length > longest) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** In groups of four, as it is printed. */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, longest)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** `MM / YY` while it is typed. */
export function writeExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  // 7 can only be July.
  const month = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
  return month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2)}` : month
}

/** A month that is not over yet; a card is good to the end of its month. */
export function isExpiryGood(text: string, now: Date): boolean {
  const digits = digitsOf(text)
  const month = Number(digits.slice(0, 2))
  if (digits.length !== 4 || month < 1 || month > 12) return false
  return now.getTime() < Date.UTC(2000 + Number(digits.slice(2)), month, 1)
}

/** Three digits on the back. */
export const isCvc = (text: string): boolean => /^\d{3}$/.test(text.trim())
