// Use cases of an account: ask for a code, log in with it, log out, who am I.
import type { CodeSent, User } from '@tingkat/contract/account'
import type { CountryCode } from '@tingkat/ordering/country'
import { problem } from '../http/problem.ts'
import type { Messages } from '../providers/messages/messages.ts'
import { codeLifeSeconds, codeTriesMax, codeWindowSeconds, hashCode, isSameHash, newCode } from './login-code.ts'
import { maskPhone, readPhone } from './phone.ts'
import { sessionSeconds, type Eater } from './session.ts'
import type { AccountStore } from './store.ts'
import { hashToken, newToken } from './token.ts'

export type AccountPorts = { accounts: AccountStore; messages: Messages; clock: () => Date; newID: () => string }

const after = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

/** Sends a code. Throws phone_invalid, or too_many_requests when the number has had its share. */
export async function requestCode(ports: AccountPorts, wish: { countryCode: CountryCode; phone: string }): Promise<CodeSent> {
  const phone = readPhone(wish.phone, wish.countryCode)
  if (phone === null) throw problem('phone_invalid', { countryCode: wish.countryCode })
  const now = ports.clock()
  const codeID = ports.newID()
  const code = newCode()
  const expiresAt = after(now, codeLifeSeconds)
  const added = await ports.accounts.addCode({ codeID, phone, hash: hashCode(codeID, code), now, expiresAt })
  if (!added) throw problem('too_many_requests', { retryAfterSeconds: codeWindowSeconds })
  await ports.messages.send({ to: phone, text: `${code} is your Tingkat code. It is good for 5 minutes. Never tell it to anyone.`, codeID })
  return { codeID, expiresAt: expiresAt.toISOString(), sentTo: maskPhone(phone) }
}

export type LoggedIn = { user: User; token: string }

/** Opens a new session in the place of `oldToken`'s. Throws code_wrong with `triesLeft`, or code_expired. */
export async function logIn(ports: AccountPorts, wish: { codeID: string; code: string; name?: string | undefined }, oldToken: string | undefined): Promise<LoggedIn> {
  const { accounts, clock, newID } = ports
  const now = clock()
  const tried = await accounts.tryCode(wish.codeID, now)
  if (!tried) throw problem('code_expired')
  if (!isSameHash(tried.hash, hashCode(wish.codeID, wish.code.trim()))) {
    throw problem('code_wrong', { triesLeft: codeTriesMax - tried.tries })
  }
  const token = newToken()
  const session = { tokenHash: hashToken(token), now, expiresAt: after(now, sessionSeconds) }
  const account = await accounts.openSession(
    { codeID: wish.codeID, name: wish.name ?? null },
    { accountID: newID(), safeID: newToken() },
    session,
    oldToken === undefined ? null : hashToken(oldToken),
  )
  if (!account) throw problem('code_expired')
  return { user: await describeUser(ports, account), token }
}

const guest: User = { name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 }

export async function describeUser({ accounts }: Pick<AccountPorts, 'accounts'>, eater: Eater | null): Promise<User> {
  if (!eater) return guest
  return { name: eater.name, loggedIn: true, safeId: eater.safeID, ongoingOrderCount: await accounts.countOngoingOrders(eater.accountID) }
}
