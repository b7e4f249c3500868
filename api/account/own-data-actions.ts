// Use cases of personal data: profile, devices, export and deletion of the account.
import type { CodeSent, Profile, Session } from '@tingkat/contract/account'
import { problem } from '../http/problem.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import { verifyCode, sendCode, type AccountPorts } from './actions.ts'
import type { LanguagePreference } from './code-text.ts'
import type { DeletionStore } from './deletion-store.ts'
import { maskPhone } from './phone.ts'
import type { Eater } from './session.ts'
import type { StoredSession } from './store.ts'
import { hashToken } from './token.ts'

export type OwnDataPorts = AccountPorts & {
  deletions: DeletionStore
  /** The features that store personal data. */
  personalData: readonly PersonalData[]
}

/**
 * Returns the profile. `token` is the session token of the
 * request, whose session is marked as the current one in the list.
 */
export async function readProfile(
  ports: OwnDataPorts,
  { accountID }: Eater,
  token: string,
): Promise<Profile> {
  const [account, sessions] = await Promise.all([
    requireAccount(ports, accountID),
    listSessions(ports, accountID, token),
  ])
  return {
    name: account.name,
    phone: maskPhone(account.phone),
    memberSince: account.memberSince.toISOString(),
    sessions,
  }
}

/** Ends one of the eater's sessions. Throws not_found for a session of another account. */
export async function endOwnSession(
  { accounts, sessionEvents }: OwnDataPorts,
  { accountID }: Eater,
  sessionID: string,
): Promise<void> {
  if (!(await accounts.endOwnSession(accountID, sessionID))) throw problem('not_found')
  sessionEvents.publishEnd(accountID)
}

export async function endAllSessions(
  { accounts, sessionEvents }: OwnDataPorts,
  { accountID }: Eater,
): Promise<void> {
  await accounts.endSessions(accountID)
  sessionEvents.publishEnd(accountID)
}

/**
 * Yields the account's personal data as JSON text, in
 * parts. The whole text matches `personalDataSchema`.
 */
export async function* exportData(
  ports: OwnDataPorts,
  { accountID }: Eater,
  token: string,
): AsyncGenerator<string> {
  const { name, phone, safeID, memberSince } = await requireAccount(ports, accountID)
  const account = { name, phone, safeId: safeID, memberSince: memberSince.toISOString() }
  const sessions = await listSessions(ports, accountID, token)
  yield (
    `{"exportedAt":${JSON.stringify(ports.clock().toISOString())},"account":` +
    `${JSON.stringify(account)},"sessions":${JSON.stringify(sessions)}`
  )
  for (const { name, read } of ports.personalData) {
    yield `,${JSON.stringify(name)}:[`
    let separator = ''
    for await (const batch of read(accountID)) {
      if (batch.length === 0) continue
      yield separator + batch.map((item) => JSON.stringify(item)).join(',')
      separator = ','
    }
    yield ']'
  }
  yield '}'
}

/**
 * Sends a code with which the eater confirms the deletion of the account.
 * Throws order_under_way if an order has not ended, too_many_requests if
 * the eater must wait, and unavailable if the text message cannot be sent.
 */
export async function requestDeletionCode(
  ports: OwnDataPorts,
  { accountID }: Eater,
  language: LanguagePreference,
): Promise<CodeSent> {
  if ((await ports.accounts.countOngoingOrders(accountID)) > 0) throw problem('order_under_way')
  const { phone } = await requireAccount(ports, accountID)
  // The eater is logged in, and so does not wait because of codes that strangers requested.
  const requester = { id: accountID, trusted: true }
  return await sendCode(ports, { phone, purpose: 'delete_account', language, requester })
}

/**
 * Deletes the account. The ledger keeps the amounts of its orders, without
 * personal data. Throws order_under_way, code_wrong or code_expired.
 */
export async function deleteAccount(
  ports: OwnDataPorts,
  { accountID }: Eater,
  proof: { codeID: string; code: string },
): Promise<void> {
  const { phone } = await requireAccount(ports, accountID)
  if ((await verifyCode(ports, proof, 'delete_account')) !== phone) throw problem('code_expired')
  const result = await ports.deletions.deleteAccount(accountID, proof.codeID, ports.clock())
  if (result === 'order_under_way') throw problem('order_under_way')
  if (result === 'code_used') throw problem('code_expired')
  ports.sessionEvents.publishEnd(accountID)
}

/** Returns the account. Throws unauthenticated if it was deleted after the session was read. */
async function requireAccount({ accounts }: OwnDataPorts, accountID: string) {
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

function toSession({ openedAt, seenAt, ...session }: StoredSession): Session {
  return { ...session, openedAt: openedAt.toISOString(), seenAt: seenAt.toISOString() }
}
