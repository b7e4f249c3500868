// The log-in code that was sent last. It is stored in session storage, so that a log-in continues
// after a reload of the page while the code is valid.
import type { CodeSent } from '@tingkat/contract/account'
import { findCountry, type CountryCode } from '@tingkat/ordering/country/country'
import { createTabStored } from '../../platform/storage/stored.ts'

/** The code that was sent, and the phone number as the eater entered it. */
export type SentCode = { sent: CodeSent; phone: string; phoneCountry: CountryCode }

export const sentCode = createTabStored('login-code', parseSentCode)

export const isValidAt = ({ sent }: SentCode, now: number): boolean =>
  Date.parse(sent.expiresAt) > now

function parseSentCode(value: unknown): SentCode | null {
  const { sent, phone, phoneCountry } = (value ?? {}) as Partial<SentCode>
  const country = findCountry(phoneCountry)
  if (!sent || typeof phone !== 'string' || !country) return null
  const isSent = [sent.codeID, sent.expiresAt, sent.sentTo].every(
    (text: unknown) => typeof text === 'string',
  )
  return isSent ? { sent, phone, phoneCountry: country.code } : null
}
