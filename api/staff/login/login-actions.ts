// Use cases of the log-in of staff: by one-time code, or through an OpenID provider.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type { CountryCode, LanguageCode } from '@tingkat/ordering/country/country'
import { codeLifeSeconds, generateCode, hashCode, isSameHash } from '../../account/login-code.ts'
import { parsePhone } from '../../account/phone.ts'
import { generateToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import { readWithKeys } from '../../platform/keys/key-ring.ts'
import { isFresh } from '../acting.ts'
import { activatePerson, listOpenInvites, useInvite } from '../people/invite-store.ts'
import { addMembership, provePerson } from '../people/people-store.ts'
import {
  newSession,
  openNewSession,
  stepUpSession,
  type Browser,
} from '../session/session-actions.ts'
import type { OpenedSession } from '../session/session-actions.ts'
import type { StaffSession } from '../session/session-store.ts'
import { afterSeconds, type StaffPorts } from '../staff-ports.ts'
import { sendToPerson } from './messages.ts'
import type { OpenIDChecks } from './openid-provider.ts'

/**
 * Parses a phone number or an e-mail address. Returns the phone number
 * in E.164 format, or the address in lower case. Throws phone_invalid.
 */
export async function parseAddress(address: string, countryCode: CountryCode): Promise<string> {
  const text = address.trim()
  if (text.includes('@')) return text.toLowerCase()
  const phone = await parsePhone(text, countryCode)
  if (phone === null) throw problem('phone_invalid', { countryCode })
  return phone
}

type CodeRequest = {
  address: string
  countryCode: CountryCode
  language: LanguageCode | undefined
}

/**
 * Sends a code if the address belongs to an active person. The response, its
 * duration and the rate limits are the same for unknown addresses, so that nobody
 * can find out who is staff. The code is therefore sent after the response.
 */
export async function requestStaffCode(
  ports: StaffPorts,
  { address: input, countryCode, language }: CodeRequest,
): Promise<{ codeID: string; expiresAt: string }> {
  const { logins, people, staffKeys, clock, newID } = ports
  const address = await parseAddress(input, countryCode)
  const now = clock()
  const codeID = newID()
  const code = generateCode()
  const expiresAt = afterSeconds(now, codeLifeSeconds)
  const hash = hashCode(staffKeys.current, codeID, code)
  const wait = await logins.addCode({ codeID, address, hash, now, expiresAt })
  if (wait > 0) throw problem('too_many_requests', { retryAfterSeconds: wait })
  const person = await people.findByAddress(address)
  if (person?.state === 'active')
    sendToPerson(ports, {
      address,
      language: language ?? person.language,
      codeID,
      kind: 'code',
      value: code,
    })
  return { codeID, expiresAt: expiresAt.toISOString() }
}

/**
 * Opens a session for the person who enters the one-time code. Throws code_wrong, with the number
 * of remaining tries as `triesLeft`, or code_expired.
 */
export async function logInWithCode(
  ports: StaffPorts,
  { codeID, code }: { codeID: string; code: string },
  browser: Browser & { console: ConsoleName },
): Promise<OpenedSession> {
  const { logins, staffKeys, clock } = ports
  const tried = await logins.tryCode(codeID, clock())
  if (!tried) throw problem('code_expired')
  const isRight = readWithKeys(staffKeys, (key) =>
    isSameHash(tried.hash, hashCode(key, codeID, code.trim())) ? true : null,
  )
  if (!isRight) throw problem('code_wrong', { triesLeft: tried.triesLeft })
  const { token, session } = newSession(ports, browser)
  const personID = await logins.useCode(codeID, session, browser.requestID)
  if (personID === null) throw problem('code_expired')
  return { token, personID, console: browser.console }
}

const openIDSeconds = 10 * 60

type OpenIDStart = { console: ConsoleName; returnTo: string; session: StaffSession | null }
type StoredStart = OpenIDChecks & { console: ConsoleName; returnTo: string }

/**
 * Returns the URL of the OpenID provider's log-in page. The caller stores `binding` in a cookie, so
 * that only the same browser can finish the log-in. Throws oidc_failed if the provider does not
 * answer.
 */
export async function startOpenID(
  ports: StaffPorts,
  { console, returnTo, session }: OpenIDStart,
): Promise<{ url: string; binding: string }> {
  const { openID, passkeys, clock, log } = ports
  if (!openID) throw problem('not_found')
  const binding = generateToken()
  try {
    const { url, checks } = await openID.start(binding, session !== null)
    await passkeys.addChallenge({
      challengeID: binding,
      kind: 'oidc',
      sessionID: session?.sessionID ?? null,
      value: { ...checks, console, returnTo } satisfies StoredStart,
      expiresAt: afterSeconds(clock(), openIDSeconds),
    })
    return { url: url.href, binding }
  } catch (error) {
    log.warn({ err: error }, 'the OpenID provider cannot be used')
    throw problem('oidc_failed')
  }
}

export type OpenIDReturn = {
  query: Readonly<Record<string, string>>
  /** The random value (`binding`) from the cookie of the browser; undefined without this cookie. */
  binding: string | undefined
  session: StaffSession | null
  browser: Browser
}

/**
 * Finishes a log-in, or a fresh log-in within a session (step-up), at the OpenID provider. A log-in
 * opens a session for the active or invited person with the verified address. A step-up marks the
 * existing session as fresh. Throws oidc_failed if the provider refuses or the person is unknown.
 */
export async function finishOpenID(
  ports: StaffPorts,
  { query, binding, session, browser }: OpenIDReturn,
): Promise<{
  opened: OpenedSession | null
  /** The new token of the session after a step-up (a fresh log-in); null after a log-in. */
  renewed: { token: string; console: ConsoleName } | null
  returnTo: string
}> {
  const { openID, people, clock } = ports
  const now = clock()
  const { state = '' } = query
  const isBound = binding !== undefined && isSameHash(Buffer.from(binding), Buffer.from(state))
  const started = isBound ? await takeStart(ports, state, session, now) : null
  if (!openID || !started) throw problem('oidc_failed')
  const { email, authenticatedAt } = await openID.finish(query, started).catch((error: unknown) => {
    ports.log.warn({ err: error }, 'a log-in at the OpenID provider was refused')
    throw problem('oidc_failed')
  })
  const person = email === null ? null : await people.findByAddress(email)
  if (!person || person.state === 'deactivated') throw problem('oidc_failed')
  const { returnTo, console } = started
  if (started.stepUp) {
    if (person.personID !== session?.personID) throw problem('oidc_failed')
    const token = await stepUpSession(ports, session, 'oidc', browser)
    return { opened: null, renewed: { token, console: session.console }, returnTo }
  }
  if (person.state === 'invited') await acceptAllInvites(ports, person.personID, now)
  else await ports.changes.run(systemCaller(person.personID, now), prove(person.personID, now))
  const login = { method: 'oidc', freshAt: freshSince(authenticatedAt, now) } as const
  const opened = await openNewSession(ports, person.personID, login, { ...browser, console })
  return { opened, renewed: null, returnTo }
}

/**
 * Returns since when the log-in of a new session counts as fresh; null if it does not. It does not
 * if the OpenID provider authenticated the person too long ago, or does not tell when.
 */
function freshSince(authenticatedAt: Date | null, now: Date): Date | null {
  if (authenticatedAt === null || !isFresh({ freshAt: authenticatedAt }, now)) return null
  // The clock of the OpenID provider may be ahead of this server's clock.
  return authenticatedAt < now ? authenticatedAt : now
}

/**
 * Deletes and returns the data that `startOpenID` has stored for
 * this browser. The data of a step-up is found only with the session
 * that began the step-up; the data of a log-in has no session.
 */
async function takeStart(
  { passkeys }: StaffPorts,
  state: string,
  session: StaffSession | null,
  now: Date,
): Promise<StoredStart | null> {
  const sessionID = session?.sessionID ?? null
  const use = { kind: 'oidc', now } as const
  const own = await passkeys.takeChallenge<StoredStart>(state, { ...use, sessionID })
  return own ?? (await passkeys.takeChallenge<StoredStart>(state, { ...use, sessionID: null }))
}

const systemCaller = (personID: string, at: Date) => ({
  personID,
  deviceID: null,
  sessionID: null,
  at,
  requestID: '',
})

const prove =
  (personID: string, now: Date): Parameters<StaffPorts['changes']['run']>[1] =>
  async (open) => {
    await provePerson(open, personID, now)
    return { targetID: personID, audit: null }
  }

/**
 * Accepts all open invites of the person, because the OpenID provider has confirmed the address to
 * which they were sent.
 */
async function acceptAllInvites(ports: StaffPorts, personID: string, now: Date): Promise<void> {
  await ports.changes.run(systemCaller(personID, now), async (open) => {
    const invites = await listOpenInvites(open, personID, now)
    if (invites.length === 0) throw problem('oidc_failed')
    await activatePerson(open, personID)
    await provePerson(open, personID, now)
    for (const { inviteID, ...membership } of invites) {
      await useInvite(open, inviteID, now)
      await addMembership(open, personID, membership, now)
    }
    const [first] = invites
    return {
      targetID: personID,
      audit: {
        action: 'invite.accept',
        targetKind: 'person',
        targetID: personID,
        scope: first?.scope ?? 'platform',
        country: first?.country ?? null,
        after: { memberships: invites.map(({ role, scope }) => ({ role, scope })) },
      },
    }
  })
}
