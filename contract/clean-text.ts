// Text that somebody typed, before it is measured: cut short, and nothing of it where it may be about a person.

/** Characters of a typed text that are kept. */
export const cleanTextMax = 100

// A phone number, however it is spaced; a house, a unit, a postal code.
const personal = [
  /\d(?:[\s().-]*\d){3}/,
  /(?:^|\s)#\s*\d/,
  /\d+\s*[/-]\s*\d+/,
  /@|https?:|www\./i,
  /(?:^|[\s,])(?:blk|block|no|lot|unit|jalan|jln|jl|lorong|lor|street|st|road|rd|soi|ซอย|ถนน|บ้านเลขที่|đường|ngõ|hẻm|số)\.?\s*\d/iu,
  /\d+\s+(?:jalan|jln|lorong|street|road|avenue|ave|soi|đường|ถนน)/iu,
]

// A campaign is often named by its day.
const day = /(?<!\d)20\d\d[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?(?!\d)/g
// No number to call and no postal code is shorter.
const sixDigits = /\d(?:[\s().+_-]*\d){5}/

/** Whether what a link says of itself, a campaign or a source, reads like a number to call, a postal code or a way to reach somebody; a day does not. */
export const looksPersonal = (code: string): boolean =>
  /@/.test(code) || sixDigits.test(code.replaceAll(day, ' '))

/** The text in one line, at most 100 characters; '' when it looks like a number to call, an address or a way to reach somebody. */
export function cleanText(text: string): string {
  const line = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return personal.some((pattern) => pattern.test(line)) ? '' : line.slice(0, cleanTextMax).trim()
}
