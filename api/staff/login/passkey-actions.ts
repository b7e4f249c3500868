// Passkeys of staff: registration, log-in without a user name, and fresh log-in (step-up).
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { generateToken, hashToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import type { Caller } from '../change-store.ts'
import { afterSeconds, type StaffPorts } from '../staff-ports.ts'
import { refreshSession, type StaffSession } from '../session/session-store.ts'
import {
  openNewSession,
  stepUpSession,
  type Browser,
  type OpenedSession,
} from '../session/session-actions.ts'
import { addPasskey, passkeysMax, removePasskey, renamePasskey } from './passkey-store.ts'
import type { ChallengeKind, Passkey } from './passkey-store.ts'

const challengeSeconds = 5 * 60
// Algorithms that passkeys may use: Ed25519, ECDSA P-256 with SHA-256 and, for Windows Hello, RSA
// with SHA-256. The numbers are those of the IANA registry of COSE algorithms.
const algorithms = [-8, -7, -257]
const serviceName = 'Tingkat'

/**
 * Loads the WebAuthn library when a passkey is first used, because loading it would slow the start.
 */
const loadWebAuthn = () => import('@simplewebauthn/server')

type Challenge = { challengeID: string; options: Record<string, unknown> }

/** Returns the origin of the consoles, and their host, to which passkeys are bound (`rpID`). */
function site({ config }: Pick<StaffPorts, 'config'>): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(config.consoleUrl)
  return { origin, rpID: hostname }
}

async function storeChallenge(
  { passkeys, newID, clock }: StaffPorts,
  kind: ChallengeKind,
  sessionID: string | null,
  options: { challenge: string },
): Promise<Challenge> {
  const challengeID = newID()
  await passkeys.addChallenge({
    challengeID,
    kind,
    sessionID,
    value: options.challenge,
    expiresAt: afterSeconds(clock(), challengeSeconds),
  })
  return { challengeID, options: { ...options } }
}

/**
 * Returns a challenge that any passkey of this site can answer. The
 * person enters no name, because the browser lists the passkeys.
 */
export async function offerLogin(ports: StaffPorts): Promise<Challenge> {
  const { rpID } = site(ports)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  return await storeChallenge(ports, 'login', null, options)
}

export async function offerStepUp(ports: StaffPorts, session: StaffSession): Promise<Challenge> {
  const own = await ports.passkeys.list(session.personID)
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    ...site(ports),
    userVerification: 'required',
    allowCredentials: own.map(toDescriptor),
  })
  return await storeChallenge(ports, 'step_up', session.sessionID, options)
}

const toDescriptor = ({ credentialID, transports }: Passkey) => ({
  id: credentialID,
  transports: transports as AuthenticatorTransportFuture[],
})

type Answer = { challengeID: string; response: Record<string, unknown> }

/**
 * Opens a session for the person of the passkey. Throws passkey_invalid if the answer to the
 * challenge is wrong, or the challenge was used before.
 */
export async function logInWithPasskey(
  ports: StaffPorts,
  answer: Answer,
  browser: Browser & { console: ConsoleName },
): Promise<OpenedSession> {
  const { personID } = await verifyAnswer(ports, answer, {
    kind: 'login',
    sessionID: null,
    requestID: browser.requestID,
  })
  const login = { method: 'passkey', freshAt: ports.clock() } as const
  return await openNewSession(ports, personID, login, browser)
}

/**
 * Marks the log-in of the session as fresh and returns the session's new token. Throws
 * passkey_invalid if the passkey's answer to the challenge is wrong.
 */
export async function stepUp(
  ports: StaffPorts,
  answer: Answer,
  session: StaffSession,
  requestID: string,
): Promise<string> {
  const { sessionID, personID } = session
  const verified = await verifyAnswer(ports, answer, { kind: 'step_up', sessionID, requestID })
  if (verified.personID !== personID) throw problem('passkey_invalid')
  return await stepUpSession(ports, session, 'passkey', { requestID })
}

async function verifyAnswer(
  ports: StaffPorts,
  { challengeID, response }: Answer,
  use: { kind: ChallengeKind; sessionID: string | null; requestID: string },
): Promise<Passkey> {
  const { passkeys, clock } = ports
  const now = clock()
  const challenge = await passkeys.takeChallenge<string>(challengeID, { ...use, now })
  const credentialID = typeof response['id'] === 'string' ? response['id'] : ''
  const passkey = await passkeys.find(credentialID)
  if (challenge === null || !passkey) throw problem('passkey_invalid')
  const counter = await verifyAssertion(ports, response, challenge, passkey)
  if (counter === null) throw problem('passkey_invalid')
  if (await passkeys.markUsed(credentialID, counter, now)) return passkey
  await auditClone(ports, passkey, { now, requestID: use.requestID })
  throw problem('passkey_invalid')
}

/** Returns the new signature counter, or null if the passkey's answer is refused. */
async function verifyAssertion(
  ports: StaffPorts,
  response: Record<string, unknown>,
  expectedChallenge: string,
  { credentialID, publicKey, transports }: Passkey,
): Promise<number | null> {
  const { origin, rpID } = site(ports)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: credentialID,
        publicKey: new Uint8Array(publicKey),
        // -1 turns off the library's check of the counter. `markUsed` checks the counter instead,
        // so that a copied passkey is reported differently from a wrong one.
        counter: -1,
        transports: transports as AuthenticatorTransportFuture[],
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

async function auditClone(
  { changes }: StaffPorts,
  { personID, credentialID }: Passkey,
  { now, requestID }: { now: Date; requestID: string },
): Promise<void> {
  const caller = { personID, deviceID: null, sessionID: null, at: now, requestID }
  await changes.run(caller, async () => ({
    targetID: personID,
    audit: {
      action: 'passkey.cloned',
      targetKind: 'person',
      targetID: personID,
      scope: 'platform',
      country: null,
      after: { passkeyID: credentialID },
    },
  }))
}

export async function offerRegistration(
  ports: StaffPorts,
  session: StaffSession,
): Promise<Challenge> {
  const own = await ports.passkeys.list(session.personID)
  const { rpID } = site(ports)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: serviceName,
    rpID,
    userName: session.name,
    userDisplayName: session.name,
    userID: new Uint8Array(Buffer.from(session.personID)),
    attestationType: 'none',
    excludeCredentials: own.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return await storeChallenge(ports, 'register', session.sessionID, options)
}

/**
 * Adds the passkey and marks the log-in of the session as fresh, which gives the session a new
 * token. Returns the token. Throws unauthenticated if the session has ended, passkey_invalid if the
 * passkey's answer is wrong, and passkeys_full if the person has ten passkeys.
 */
export async function registerPasskey(
  ports: StaffPorts,
  { challengeID, response, name }: Answer & { name: string },
  session: StaffSession,
  caller: Caller,
): Promise<string> {
  const { personID, sessionID } = session
  const challenge = await ports.passkeys.takeChallenge<string>(challengeID, {
    kind: 'register',
    sessionID,
    now: caller.at,
  })
  const credential = challenge === null ? null : await verifyNew(ports, response, challenge)
  if (!credential) throw problem('passkey_invalid')
  const token = generateToken()
  await ports.changes.run(caller, async (open) => {
    const isAdded = await addPasskey(open, { ...credential, personID, name, now: caller.at })
    if (!isAdded) throw problem('passkeys_full', { limit: passkeysMax })
    const tokenHash = hashToken(token)
    const renewal = { method: 'passkey', tokenHash, now: caller.at } as const
    if (!(await refreshSession(open, sessionID, renewal))) throw problem('unauthenticated')
    return { targetID: personID, audit: auditOf('passkey.add', personID, credential.credentialID) }
  })
  return token
}

async function verifyNew(
  ports: StaffPorts,
  response: Record<string, unknown>,
  expectedChallenge: string,
): Promise<Omit<Passkey, 'personID'> | null> {
  const { origin, rpID } = site(ports)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { credentialID: id, publicKey, counter, transports }
  } catch {
    return null
  }
}

export async function renameOwnPasskey(
  { changes }: StaffPorts,
  passkeyID: string,
  name: string,
  caller: Caller & { personID: string },
): Promise<void> {
  const { personID } = caller
  await changes.run(caller, async (open) => {
    if (!(await renamePasskey(open, personID, passkeyID, name))) throw problem('not_found')
    return { targetID: personID, audit: auditOf('passkey.rename', personID, passkeyID) }
  })
}

export async function removeOwnPasskey(
  { changes }: StaffPorts,
  passkeyID: string,
  caller: Caller & { personID: string },
): Promise<void> {
  const { personID } = caller
  await changes.run(caller, async (open) => {
    const outcome = await removePasskey(open, personID, passkeyID)
    if (outcome === 'unknown') throw problem('not_found')
    if (outcome === 'last') throw problem('last_passkey')
    return { targetID: personID, audit: auditOf('passkey.remove', personID, passkeyID) }
  })
}

const auditOf = (action: string, personID: string, passkeyID: string) => ({
  action,
  targetKind: 'person',
  targetID: personID,
  scope: 'platform',
  country: null,
  after: { passkeyID },
})
