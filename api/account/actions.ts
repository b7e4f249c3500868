// Use cases of an account: ask for a code, log in with it, who am I, name.
import type { CodeSent, User } from '@tingkat/contract/account'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { problem } from '../http/problem.ts'
import type { Messages } from '../providers/messages/messages.ts'
import type { CodeStore } from './code-store.ts'
import { codeText, languageOf, type LanguageWish } from './code-text.ts'
import { readDevice } from './device.ts'
import {
  codeLifeSeconds,
  codeTriesMax,
  hashCode,
  isSameHash,
  newCode,
  type CodePurpose,
} from './login-code.ts'
import { maskPhone, readPhone } from './phone.ts'
import { sessionSeconds, type Eater } from './session.ts'
import type { SessionNews } from './session-news.ts'
import type { AccountStore } from './store.ts'
import { hashToken, newToken } from './token.ts'

export type AccountPorts = {
  accounts: AccountStore
  codes: CodeStore
  /** Keys the hashes of codes. */
  codeKey: Uint8Array
  messages: Messages
  news: SessionNews
  clock: () => Date
  newID: () => string
  /** What a new log-in is given to try, where that is on. */
  welcome?: (accountID: string) => Promise<void>
}

const after = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

type PhoneWish = { phone: string; countryCode: CountryCode; language: LanguageWish }

/** Sends a code to log in with. Throws phone_invalid, too_many_requests when the number has had its share, unavailable. */
export async function requestCode(
  ports: AccountPorts,
  { phone: typed, countryCode, language }: PhoneWish,
): Promise<CodeSent> {
  const phone = readPhone(typed, countryCode)
  if (phone === null) throw problem('phone_invalid', { countryCode })
  return await sendCode(ports, phone, 'login', { ...language, countryCode })
}

/** To a number that is a number. Throws too_many_requests with `retryAfterSeconds`, unavailable. */
export async function sendCode(
  ports: AccountPorts,
  phone: string,
  purpose: CodePurpose,
  language: LanguageWish,
): Promise<CodeSent> {
  const { codes, codeKey, messages, clock, newID } = ports
  const now = clock()
  const codeID = newID()
  const code = newCode()
  const expiresAt = after(now, codeLifeSeconds)
  const wait = await codes.add({
    codeID,
    phone,
    purpose,
    hash: hashCode(codeKey, codeID, code),
    now,
    expiresAt,
  })
  if (wait > 0) throw problem('too_many_requests', { retryAfterSeconds: wait })
  try {
    await messages.send({ to: phone, text: codeText(languageOf(language), purpose, code), codeID })
  } catch (error) {
    await codes.drop(codeID)
    throw error
  }
  return { codeID, expiresAt: expiresAt.toISOString(), sentTo: maskPhone(phone) }
}

/** The number that the code proves. Counts a try; throws code_wrong with `triesLeft`, or code_expired. */
export async function proveCode(
  { codes, codeKey, clock }: AccountPorts,
  { codeID, code }: { codeID: string; code: string },
  purpose: CodePurpose,
): Promise<string> {
  const tried = await codes.try(codeID, purpose, clock())
  if (!tried) throw problem('code_expired')
  if (!isSameHash(tried.hash, hashCode(codeKey, codeID, code.trim())))
    throw problem('code_wrong', { triesLeft: codeTriesMax - tried.tries })
  return tried.phone
}

export type LoginWish = { codeID: string; code: string; name?: string | undefined }
export type LoggedIn = { user: User; token: string }

/** Opens a new session in the place of `oldToken`'s: a token that was there before a log-in never becomes its session. Throws code_wrong, code_expired. */
export async function logIn(
  ports: AccountPorts,
  wish: LoginWish,
  browser: { oldToken: string | undefined; userAgent: string | undefined },
): Promise<LoggedIn> {
  const { accounts, news, clock, newID } = ports
  await proveCode(ports, wish, 'login')
  const now = clock()
  const token = newToken()
  const opened = await accounts.openSession(
    { codeID: wish.codeID, name: wish.name ?? null },
    { accountID: newID(), safeID: newToken() },
    {
      sessionID: newID(),
      tokenHash: hashToken(token),
      device: readDevice(browser.userAgent),
      now,
      expiresAt: after(now, sessionSeconds),
    },
    browser.oldToken === undefined ? null : hashToken(browser.oldToken),
  )
  if (!opened) throw problem('code_expired')
  if (opened.endedAccountID !== null) news.tell(opened.endedAccountID)
  await ports.welcome?.(opened.accountID)
  return { user: await describeUser(ports, opened), token }
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
