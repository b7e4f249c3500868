// Use cases of guests: get a guest token, and log in with it.
import type { Guest, GuestToken } from '@tingkat/contract/guest'
import { problem } from '../http/problem.ts'
import { displayTokenOf, readGuestToken, signGuestToken } from './guest-token.ts'

export type GuestPorts = { guestKey: Uint8Array; clock: () => Date; newID: () => string }

export function issueGuestToken({ guestKey, clock, newID }: GuestPorts): GuestToken {
  const { token, expiresAt } = signGuestToken(guestKey, newID(), clock())
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Throws guest_session_error for an invalid or expired token. */
export function logInGuest({ guestKey, clock }: GuestPorts, token: string): Guest {
  const guestID = readGuestToken(guestKey, token, clock())
  if (guestID === null) throw problem('guest_session_error')
  return { displayToken: displayTokenOf(guestKey, guestID) }
}
