// The fuzzer's actors, as which it sends requests: a client without credentials (`nobody`), a
// guest, two eaters, partners of each role, and two managers.
import { randomUUID } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import { createClient, type Client } from '@tingkat/contract/client'
import { generateToken, hashToken } from '../../account/token.ts'
import { issueToken } from '../../partner/credentials.ts'
import { openPartnerStore, type Partner } from '../../partner/store.ts'
import type { TestApp } from '../app.ts'
import { injectFetch, logInByInjection, unwrap } from '../journey.ts'
import { openStaffSession } from '../staff.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'
import { ownerCode, writeMarker } from './markers.ts'

export type Actor = {
  name: string
  role: 'nobody' | 'guest' | 'eater' | 'partner' | 'staff'
  /** The request headers that authenticate the actor. */
  credentials: Record<string, string>
  client: Client
  /** The code by which the actor's texts are recognised in answers: see markers.ts. */
  code: string
  knows: Knowledge
  /** The account of an eater. Null for other actors. */
  account: { accountID: string; phone: string; latitude: number } | null
  /** The partner; null for actors that are not partners. */
  partner: Partner | null
  /** The merchants of a manager. Empty for other actors. */
  managedIDs: readonly string[]
}

/**
 * Names of the actors. Most kinds have two actors, so that one can try to read the other's data.
 */
export const actorNames = [
  'nobody',
  'guest',
  'eater 1',
  'eater 2',
  'merchant 1',
  'merchant 2',
  'fleet 1',
  'fleet 2',
  'operator',
  'chatbot',
  'manager 1',
  'manager 2',
] as const

const sessionDays = 30
let codes = 0

function createActor(
  { app }: TestApp,
  name: string,
  role: Actor['role'],
  credentials: Record<string, string>,
): Actor {
  return {
    name,
    role,
    credentials,
    client: createClient({ baseUrl: '', fetch: injectFetch(app), headers: credentials }),
    code: ownerCode(codes++),
    knows: createKnowledge(),
    account: null,
    partner: null,
    managedIDs: [],
  }
}

export const openNobody = (api: TestApp): Actor => createActor(api, 'nobody', 'nobody', {})

export async function openGuest(api: TestApp): Promise<Actor> {
  const guest = createActor(api, 'guest', 'guest', {})
  const { token } = unwrap(await guest.client.requestGuestToken())
  guest.knows.add('token', token)
  return { ...guest, credentials: { authorization: `Bearer ${token}` } }
}

/**
 * Creates an account whose name, phone number and position no other account
 * has, so that the fuzzer notices them in the answers to other actors.
 */
export async function openEater(api: TestApp, name: string): Promise<Actor> {
  const actor = createActor(api, name, 'eater', {})
  const marker = writeMarker({ owner: actor.code, field: 'name' })
  // No amount, version or time in an answer contains these eight
  // digits, so they occur only where an answer shows the phone number.
  const phone = `+659${String(7_310_000 + codes * 13)}`
  const { cookie } = await logInByInjection(api, phone, marker)
  const { rows } = await api.database.query<{ id: string }>(
    'select id from account where phone = $1',
    [phone],
  )
  const accountID = rows[0]?.id
  if (!accountID) throw new Error('the new account is missing')
  const latitude = Number((1.286_311_7 + codes / 1e6).toFixed(7))
  return { ...withCredentials(api, actor, { cookie }), account: { accountID, phone, latitude } }
}

/** Returns the same eater as an actor with a new session, as after a log-in on another device. */
export async function renewSession(api: TestApp, eater: Actor): Promise<Actor> {
  const token = generateToken()
  const now = api.deps.clock()
  await api.database.query(
    `insert into session (token_hash, id, account_id, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [
      hashToken(token),
      randomUUID(),
      eater.account?.accountID,
      now,
      new Date(now.getTime() + sessionDays * 86_400_000),
    ],
  )
  return withCredentials(api, eater, { cookie: `__Host-tingkat_session=${token}` })
}

const withCredentials = (
  { app }: TestApp,
  actor: Actor,
  credentials: Record<string, string>,
): Actor => ({
  ...actor,
  credentials,
  client: createClient({ baseUrl: '', fetch: injectFetch(app), headers: credentials }),
})

export async function isLoggedIn({ app }: TestApp, { credentials }: Actor): Promise<boolean> {
  const answer = await app.inject({ url: paths.me, headers: credentials })
  return answer.json<{ loggedIn: boolean }>().loggedIn
}

export async function openPartnerActor(
  api: TestApp,
  name: string,
  scope: Pick<Partner, 'role' | 'merchantIDs'>,
): Promise<Actor> {
  const partner: Partner = { partnerID: randomUUID(), country: 'sg', ...scope }
  const token = await issueToken(openPartnerStore(api.database), { ...partner, name })
  const actor = createActor(api, name, 'partner', {})
  return { ...withCredentials(api, actor, { authorization: `Bearer ${token}` }), partner }
}

/** Logs in a new person who owns the merchant. */
export async function openManager(api: TestApp, name: string, merchantID: string): Promise<Actor> {
  const { cookie } = await openStaffSession(api, {
    memberships: [{ role: 'merchant_owner', scope: `merchant:${merchantID}` }],
    console: 'kitchen',
    name,
  })
  const actor = createActor(api, name, 'staff', {})
  actor.knows.add('merchantID', merchantID)
  const credentials = { cookie, origin: api.deps.config.consoleUrl }
  return { ...withCredentials(api, actor, credentials), managedIDs: [merchantID] }
}
