// Checks that a PIN is hard to guess.

/**
 * Returns true for PINs that are easy to guess: one repeated digit, digits in a row such as 1234,
 * 4321 or 8901, years, and repeated groups such as 1212.
 */
export function isWeakPin(pin: string): boolean {
  const digits = Array.from(pin, Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  const [step] = steps
  const isRegular = steps.every((other) => other === step) && [0, 1, 9].includes(step ?? 0)
  const isYear = /^(19|20)\d\d$/.test(pin)
  const isRepeated = /^(\d+)\1+$/.test(pin)
  return isRegular || isYear || isRepeated
}
