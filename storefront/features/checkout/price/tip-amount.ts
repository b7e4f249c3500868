// Converts the text of a tip to an amount, and back.
import { currencies, type CurrencyCode } from '@tingkat/ordering/currency'

/**
 * Returns the amount of the text, such as `2.50` or `2,50`, in whole minor units; 0 for text that
 * is no amount. In currencies without decimals, all points and commas separate thousands.
 */
export function parseTip(text: string, code: CurrencyCode): number {
  const { exponent, decimals } = currencies[code]
  const trimmed = text.replaceAll(/\s/g, '')
  if (decimals === 0) {
    const digits = trimmed.replaceAll(/[.,]/g, '')
    return /^\d{1,9}$/.test(digits) ? Number(digits) * 10 ** exponent : 0
  }
  const [, whole, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(trimmed) ?? []
  return whole === undefined
    ? 0
    : Number(whole) * 10 ** exponent + Number(part.padEnd(exponent, '0'))
}

/** Returns the amount as text for the field, such as `2.50`; empty for 0. */
export function tipText(amountInMinor: number, code: CurrencyCode): string {
  const { exponent, decimals } = currencies[code]
  return amountInMinor === 0 ? '' : (amountInMinor / 10 ** exponent).toFixed(decimals)
}
