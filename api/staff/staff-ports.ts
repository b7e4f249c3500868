// The dependencies of staff's use cases: stores, keys, message providers, clock and ids.
import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { SessionEvents } from '../account/session-events.ts'
import { hashToken } from '../account/token.ts'
import type { Config } from '../config.ts'
import type { PartnerStore } from '../partner/store.ts'
import type { KeyRing } from '../platform/keys/key-ring.ts'
import type { Log } from '../platform/log.ts'
import type { MailProvider } from '../providers/mail/mail-provider.ts'
import type { MessageProvider } from '../providers/messages/message-provider.ts'
import type { Acting, Staff } from './acting.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { AuditStore } from './audit-store.ts'
import type { Caller, ChangeStore } from './change-store.ts'
import type { DeviceCookie } from './device/device-cookie.ts'
import type { DeviceStore } from './device/device-store.ts'
import type { LoginStore } from './login/login-store.ts'
import type { PasskeyStore } from './login/passkey-store.ts'
import type { OpenIDProvider } from './login/openid-provider.ts'
import type { PartnerTokenStore } from './partner/partner-token-store.ts'
import type { InviteStore } from './people/invite-store.ts'
import type { PeopleStore } from './people/people-store.ts'
import type { ScopeStore } from './people/scope-store.ts'
import type { StaffSessions } from './session/session.ts'
import type { StaffSessionStore } from './session/session-store.ts'

export type StaffPorts = {
  staff: Staff
  staffSessions: StaffSessions
  staffSessionStore: StaffSessionStore
  staffEvents: SessionEvents
  deviceCookie: DeviceCookie
  deviceStore: DeviceStore
  people: PeopleStore
  invites: InviteStore
  scopes: ScopeStore
  logins: LoginStore
  passkeys: PasskeyStore
  changes: ChangeStore
  attempts: AttemptStore
  audits: AuditStore
  partners: PartnerStore
  partnerTokens: PartnerTokenStore
  /** Undefined if no OpenID provider is configured, at which staff could log in. */
  openID: OpenIDProvider | undefined
  /** Providers of text messages and of mail. Undefined if the server has no such provider. */
  texts: MessageProvider | undefined
  mail: MailProvider | undefined
  staffKeys: KeyRing
  pinKeys: KeyRing
  config: Pick<Config, 'consoleUrl' | 'rateLimits' | 'oidc'>
  log: Pick<Log, 'warn'>
  clock: () => Date
  newID: () => string
}

export function callerOf(acting: Acting, request: FastifyRequest, at: Date): Caller {
  const { personID, deviceID, sessionID } = acting
  return { personID, deviceID, sessionID, at, requestID: request.id }
}

type Actor = Pick<Caller, 'personID' | 'deviceID'>

/**
 * Returns the secret that an action creates, such as the token of an invite. It is derived from the
 * action id, so that a repeated request gets the same secret, although the server stores only the
 * secret's hash.
 */
export function secretOfAction(keys: KeyRing, actor: Actor, actionID: string): string {
  return deriveSecret(keys.current, actor, actionID)
}

/**
 * Returns the secret of a repeated action. If the stored hash is that of the secret derived from
 * the former key, the key was rotated after the first request, and that secret is returned.
 * Otherwise returns the secret derived from the current key.
 */
export async function secretOfRepeated(
  keys: KeyRing,
  actor: Actor,
  actionID: string,
  isStored: (tokenHash: Uint8Array) => Promise<boolean>,
): Promise<string> {
  const { former } = keys
  if (former !== undefined && keys.isFormerValid()) {
    const secret = deriveSecret(former, actor, actionID)
    if (await isStored(hashToken(secret))) return secret
  }
  return secretOfAction(keys, actor, actionID)
}

function deriveSecret(key: Uint8Array, { personID, deviceID }: Actor, actionID: string): string {
  const actor = personID ?? deviceID ?? ''
  return createHmac('sha256', key)
    .update(JSON.stringify([actor, actionID]))
    .digest('base64url')
}

export const afterSeconds = (date: Date, seconds: number): Date =>
  new Date(date.getTime() + seconds * 1000)
