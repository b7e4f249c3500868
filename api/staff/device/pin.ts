// Rules of PINs.

/**
 * Whether a PIN is easy to guess: one digit only, digits
 * in a row such as 1234, 4321 or 8901, years, and pairs.
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
