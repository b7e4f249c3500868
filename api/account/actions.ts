// Use cases of accounts: request a code, log in with it, return the current eater, change the name.
import type { CodeSent, User } from '@tingkat/contract/account'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { problem } from '../http/problem.ts'
import type { MessageProvider } from '../providers/messages/message-provider.ts'
import type { CodeStore } from './code-store.ts'
import { codeText, chooseLanguage, type LanguagePreference } from './code-text.ts'
import { parseDevice } from './device.ts'
import {
  codeLifeSeconds,
  hashCode,
  hashRequester,
  isSameHash,
  generateCode,
  type CodePurpose,
  type Requester,
} from './login-code.ts'
import { maskPhone, parsePhone } from './phone.ts'
import { sessionSeconds, type Eater } from './session.ts'
import type { SessionEvents } from './session-events.ts'
import type { AccountStore } from './store.ts'
import { hashToken, generateToken } from './token.ts'
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'

export type AccountPorts = {
  accounts: AccountStore
  codes: CodeStore
  /** The HMAC keys with which one-time log-in codes are hashed. */
  codeKeys: KeyRing
  messageProvider: MessageProvider
  sessionEvents: SessionEvents
  clock: () => Date
  newID: () => string
  /** Grants demo balances to a new account. Undefined if demo balances are off. */
  welcome?: (accountID: string) => Promise<void>
}

const after = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

type CodeRequest = {
  phone: string
  countryCode: CountryCode
  language: LanguagePreference
  /**
   * Returns the client that requests a code for `phone`
   * (in E.164 format), and whether it is trusted.
   */
  requesterOf: (phone: string) => Requester
}

/**
 * Sends a login code. Throws phone_invalid, too_many_requests if the
 * requester must wait, and unavailable if the text message cannot be sent.
 */
export async function requestCode(
  ports: AccountPorts,
  { phone: input, countryCode, language, requesterOf }: CodeRequest,
): Promise<CodeSent> {
  const phone = await parsePhone(input, countryCode)
  if (phone === null) throw problem('phone_invalid', { countryCode })
  return await sendCode(ports, {
    phone,
    purpose: 'login',
    language: { ...language, countryCode },
    requester: requesterOf(phone),
  })
}

type SentCodeRequest = {
  phone: string
  purpose: CodePurpose
  language: LanguagePreference
  requester: Requester
}

/**
 * Sends a code for this purpose to `phone` (E.164). Throws too_many_requests, with the seconds to
 * wait as `retryAfterSeconds`, and unavailable if the text message cannot be sent.
 */
export async function sendCode(
  ports: AccountPorts,
  { phone, purpose, language, requester }: SentCodeRequest,
): Promise<CodeSent> {
  const { codes, codeKeys, messageProvider, clock, newID } = ports
  const now = clock()
  const codeID = newID()
  const code = generateCode()
  const expiresAt = after(now, codeLifeSeconds)
  const wait = await codes.add({
    codeID,
    phone,
    purpose,
    hash: hashCode(codeKeys.current, codeID, code),
    requester: {
      hash: hashRequester(codeKeys.current, phone, requester),
      trusted: requester.trusted,
    },
    now,
    expiresAt,
  })
  if (wait > 0) throw problem('too_many_requests', { retryAfterSeconds: wait })
  try {
    await messageProvider.send({
      to: phone,
      text: codeText(chooseLanguage(language), purpose, code),
      codeID,
    })
  } catch (error) {
    await codes.drop(codeID)
    throw error
  }
  return { codeID, expiresAt: expiresAt.toISOString(), sentTo: maskPhone(phone) }
}

/**
 * Checks a code and returns the phone number to which it was sent. Throws code_wrong, with the
 * number of remaining tries as `triesLeft`, or code_expired.
 */
export async function verifyCode(
  { codes, codeKeys, clock }: AccountPorts,
  { codeID, code }: { codeID: string; code: string },
  purpose: CodePurpose,
): Promise<string> {
  const tried = await codes.try(codeID, purpose, clock())
  if (!tried) throw problem('code_expired')
  const isRight = readWithKeys(codeKeys, (key) =>
    isSameHash(tried.hash, hashCode(key, codeID, code.trim())) ? true : null,
  )
  if (!isRight) throw problem('code_wrong', { triesLeft: tried.triesLeft })
  return tried.phone
}

export type LoginInput = { codeID: string; code: string; name?: string | undefined }
/** `phone` (E.164) is the phone number to which the login code was sent. */
export type LoginResult = { user: User; token: string; phone: string; accountID: string }

/**
 * Opens a session with a new token and ends the session of `oldToken`. A token from before the
 * login is never reused, which prevents session fixation. Throws code_wrong or code_expired.
 */
export async function logIn(
  ports: AccountPorts,
  input: LoginInput,
  browser: { oldToken: string | undefined; userAgent: string | undefined },
): Promise<LoginResult> {
  const { accounts, sessionEvents, clock, newID } = ports
  const phone = await verifyCode(ports, input, 'login')
  const now = clock()
  const token = generateToken()
  const opened = await accounts.openSession(
    { codeID: input.codeID, name: input.name ?? null },
    { accountID: newID(), safeID: generateToken() },
    {
      sessionID: newID(),
      tokenHash: hashToken(token),
      device: parseDevice(browser.userAgent),
      now,
      expiresAt: after(now, sessionSeconds),
    },
    browser.oldToken === undefined ? null : hashToken(browser.oldToken),
  )
  if (!opened) throw problem('code_expired')
  if (opened.endedAccountID !== null) sessionEvents.publishEnd(opened.endedAccountID)
  await ports.welcome?.(opened.accountID)
  const user = await describeUser(ports, opened)
  return { user, token, phone, accountID: opened.accountID }
}

const guest: User = { name: '', loggedIn: false, safeId: '', ongoingOrderCount: 0 }

export async function describeUser(
  { accounts }: Pick<AccountPorts, 'accounts'>,
  eater: Eater | null,
): Promise<User> {
  if (!eater) return guest
  return {
    name: eater.name,
    loggedIn: true,
    safeId: eater.safeID,
    ongoingOrderCount: await accounts.countOngoingOrders(eater.accountID),
  }
}

export async function rename(ports: AccountPorts, eater: Eater, name: string): Promise<User> {
  await ports.accounts.rename(eater.accountID, name)
  return await describeUser(ports, { ...eater, name })
}
