// Use cases of guests: get a guest token, and log in with it.
import type { Guest, GuestToken } from '@tingkat/contract/guest'
import { problem } from '../http/problem.ts'
import { displayTokenOf, readGuestToken, signGuestToken } from './guest-token.ts'
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'

export type GuestPorts = { guestKeys: KeyRing; clock: () => Date; newID: () => string }

export function issueGuestToken({ guestKeys, clock, newID }: GuestPorts): GuestToken {
  const { token, expiresAt } = signGuestToken(guestKeys.current, newID(), clock())
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Returns the guest of a token. Throws guest_session_error for an invalid or expired token. */
export function logInGuest({ guestKeys, clock }: GuestPorts, token: string): Guest {
  const guestID = readWithKeys(guestKeys, (key) => readGuestToken(key, token, clock()))
  if (guestID === null) throw problem('guest_session_error')
  return { displayToken: displayTokenOf(guestKeys.current, guestID) }
}
