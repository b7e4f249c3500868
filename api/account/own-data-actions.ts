// Use cases of an eater's own data: profile, devices, everything that is kept, and being forgotten.
import type { CodeSent, Profile, Session } from '@tingkat/contract/account'
import { problem } from '../http/problem.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { proveCode, sendCode, type AccountPorts } from './actions.ts'
import type { LanguageWish } from './code-text.ts'
import type { ForgetStore } from './forget-store.ts'
import { maskPhone } from './phone.ts'
import type { Eater } from './session.ts'
import type { KeptSession } from './store.ts'
import { hashToken } from './token.ts'

export type OwnDataPorts = AccountPorts & {
  forgetting: ForgetStore
  /** Every feature that keeps something of an eater. */
  personalData: readonly PersonalData[]
}

/** `token` is the session's that asks, which the list then names as the current one. */
export async function readProfile(
  ports: OwnDataPorts,
  { accountID }: Eater,
  token: string,
): Promise<Profile> {
  const [account, sessions] = await Promise.all([
    accountOf(ports, accountID),
    listSessions(ports, accountID, token),
  ])
  return {
    name: account.name,
    phone: maskPhone(account.phone),
    memberSince: account.memberSince.toISOString(),
    sessions,
  }
}

/** Throws not_found for a session of somebody else. */
export async function endOwnSession(
  { accounts, news }: OwnDataPorts,
  { accountID }: Eater,
  sessionID: string,
): Promise<void> {
  if (!(await accounts.endOwnSession(accountID, sessionID))) throw problem('not_found')
  news.tell(accountID)
}

export async function endAllSessions(
  { accounts, news }: OwnDataPorts,
  { accountID }: Eater,
): Promise<void> {
  await accounts.endSessions(accountID)
  news.tell(accountID)
}

/** The parts of a `personalDataSchema` as JSON text, one after the other. */
export async function* exportData(
  ports: OwnDataPorts,
  { accountID }: Eater,
  token: string,
): AsyncGenerator<string> {
  const { name, phone, safeID, memberSince } = await accountOf(ports, accountID)
  const account = { name, phone, safeId: safeID, memberSince: memberSince.toISOString() }
  const sessions = await listSessions(ports, accountID, token)
  yield `{"exportedAt":${JSON.stringify(ports.clock().toISOString())},"account":${JSON.stringify(account)},"sessions":${JSON.stringify(sessions)}`
  for (const { name, read } of ports.personalData) {
    yield `,${JSON.stringify(name)}:[`
    let comma = ''
    for await (const batch of read(accountID)) {
      if (batch.length === 0) continue
      yield comma + batch.map((one) => JSON.stringify(one)).join(',')
      comma = ','
    }
    yield ']'
  }
  yield '}'
}

/** A code that only deletes, to the account's own number. Throws order_under_way, too_many_requests, unavailable. */
export async function requestDeletionCode(
  ports: OwnDataPorts,
  { accountID }: Eater,
  language: LanguageWish,
): Promise<CodeSent> {
  if ((await ports.accounts.countOngoingOrders(accountID)) > 0) throw problem('order_under_way')
  const { phone } = await accountOf(ports, accountID)
  return await sendCode(ports, phone, 'delete_account', language)
}

/** Deletes the account and what is kept of it; the books keep the orders without the person. Throws order_under_way, code_wrong, code_expired. */
export async function deleteAccount(
  ports: OwnDataPorts,
  { accountID }: Eater,
  wish: { codeID: string; code: string },
): Promise<void> {
  const { phone } = await accountOf(ports, accountID)
  if ((await proveCode(ports, wish, 'delete_account')) !== phone) throw problem('code_expired')
  const forgotten = await ports.forgetting.forget(accountID, wish.codeID, ports.clock())
  if (forgotten === 'order_under_way') throw problem('order_under_way')
  if (forgotten === 'code_used') throw problem('code_expired')
  ports.news.tell(accountID)
}

/** Throws unauthenticated: the account has been deleted since the session was read. */
async function accountOf({ accounts }: OwnDataPorts, accountID: string) {
  const account = await accounts.findAccount(accountID)
  if (!account) throw problem('unauthenticated')
  return account
}

async function listSessions(
  { accounts, clock }: OwnDataPorts,
  accountID: string,
  token: string,
): Promise<Session[]> {
  return (await accounts.listSessions(accountID, hashToken(token), clock())).map(toSession)
}

function toSession({ openedAt, seenAt, ...session }: KeptSession): Session {
  return { ...session, openedAt: openedAt.toISOString(), seenAt: seenAt.toISOString() }
}
