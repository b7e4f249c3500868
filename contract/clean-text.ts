// Removes typed text that may contain personal data before it is sent to analytics.

/** Maximum length of a cleaned text in characters. */
export const cleanTextMax = 100

// Patterns of phone numbers, house and unit numbers, postal codes, e-mail addresses and URLs.
const personal = [
  /\d(?:[\s().-]*\d){3}/,
  /(?:^|\s)#\s*\d/,
  /\d+\s*[/-]\s*\d+/,
  /@|https?:|www\./i,
  /(?:^|[\s,])(?:blk|block|no|lot|unit|jalan|jln|jl|lorong|lor|street|st|road|rd)\.?\s*\d/iu,
  /(?:^|[\s,])(?:soi|ซอย|ถนน|บ้านเลขที่|đường|ngõ|hẻm|số)\.?\s*\d/iu,
  /\d+\s+(?:jalan|jln|lorong|street|road|avenue|ave|soi|đường|ถนน)/iu,
]

// Dates are removed before digits are counted, because campaign names often contain a date.
const day = /(?<!\d)20\d\d[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?(?!\d)/g
// Six digits or more may be a phone number or a postal code. Postal codes with fewer digits are not
// found.
const sixDigits = /\d(?:[\s().+_-]*\d){5}/

/**
 * Whether the code of an advertising campaign or link source may contain a phone number, postal
 * code or e-mail address.
 */
export const looksPersonal = (code: string): boolean =>
  /@/.test(code) || sixDigits.test(code.replaceAll(day, ' '))

/**
 * Returns the text in one line of at most 100 characters, or '' if it may contain a phone number,
 * an address or other contact data.
 */
export function cleanText(text: string): string {
  const line = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return personal.some((pattern) => pattern.test(line)) ? '' : line.slice(0, cleanTextMax).trim()
}
