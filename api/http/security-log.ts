// Logs security events: logins, deletions, changed credentials, and refusals that may indicate an
// attack. docs/monitoring.md describes the logged lines.
import { createHmac } from 'node:crypto'
import { paths } from '@tingkat/contract/paths'
import type { ProblemCode } from '@tingkat/contract/problem'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../platform/log.ts'
import { findActor } from './actor.ts'
import type { App } from './app.ts'
import { findProblemCode, isReplyOutsideScopes } from './errors.ts'

/** The security event of each route whose requests are always logged, successful or not. */
export const eventOfRoute: Readonly<Record<string, string>> = {
  [`POST ${paths.loginCodes}`]: 'login_code',
  [`POST ${paths.login}`]: 'login',
  [`POST ${paths.logout}`]: 'logout',
  [`DELETE ${paths.mySession}`]: 'session_end',
  [`DELETE ${paths.mySessions}`]: 'session_end_all',
  [`GET ${paths.myExport}`]: 'account_export',
  [`POST ${paths.myCodes}`]: 'account_deletion_code',
  [`DELETE ${paths.me}`]: 'account_deletion',
  [`PUT ${paths.partnerWebhook}`]: 'webhook_change',
  [`DELETE ${paths.partnerWebhook}`]: 'webhook_deletion',
  [`POST ${paths.partnerWebhookSecret}`]: 'webhook_secret_change',
  [`POST ${paths.partnerTableCodes}`]: 'table_code_change',
  [`POST ${paths.partnerRefunds}`]: 'refund',
  [`POST ${staffPaths.loginCodes}`]: 'staff_login_code',
  [`POST ${staffPaths.login}`]: 'staff_login',
  [`POST ${staffPaths.passkeyLogin}`]: 'staff_login',
  [`GET ${staffPaths.oidcReturn}`]: 'staff_login',
  [`POST ${staffPaths.inviteAccept}`]: 'staff_login',
  [`POST ${staffPaths.stepUp}`]: 'staff_step_up',
  [`POST ${staffPaths.myDevicePin}`]: 'staff_pin',
  [`POST ${staffPaths.logout}`]: 'staff_logout',
  [`DELETE ${staffPaths.session}`]: 'staff_session_end',
  [`POST ${staffPaths.passkeys}`]: 'staff_passkey_change',
  [`DELETE ${staffPaths.passkey}`]: 'staff_passkey_change',
  [`PUT ${staffPaths.myPin}`]: 'staff_pin_change',
  [`POST ${staffPaths.invites}`]: 'staff_invite',
  [`DELETE ${staffPaths.invite}`]: 'staff_invite',
  [`POST ${staffPaths.memberships}`]: 'staff_role_change',
  [`POST ${staffPaths.membershipRemoval}`]: 'staff_role_change',
  [`PATCH ${staffPaths.person}`]: 'staff_state_change',
  [`POST ${staffPaths.personRecovery}`]: 'staff_recovery',
  [`POST ${staffPaths.devices}`]: 'staff_device_change',
  [`DELETE ${staffPaths.device}`]: 'staff_device_change',
  [`POST ${staffPaths.deviceUnlock}`]: 'staff_device_change',
  [`POST ${staffPaths.partners}`]: 'partner_credentials_change',
  [`POST ${staffPaths.partnerTokens}`]: 'partner_credentials_change',
  [`DELETE ${staffPaths.partnerToken}`]: 'partner_credentials_change',
  [`DELETE ${staffPaths.partner}`]: 'partner_credentials_change',
}

/**
 * Codes of refusals that are logged on every route. They
 * concern credentials, rights, limits or forged requests.
 */
const loggedCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unauthenticated',
  'forbidden',
  'guest_session_error',
  'creator_only',
  'group_not_joined',
  'group_removed',
  'cross_site_request',
  'too_many_requests',
  'body_too_large',
  'unsupported_media_type',
  'malformed_request',
  'quote_invalid',
  'idempotency_key_reused',
  'url_refused',
  'passkey_invalid',
  'oidc_failed',
  'step_up_required',
  'grant_too_wide',
  'invite_invalid',
  'pairing_invalid',
  'device_revoked',
  'pin_wrong',
  'pin_locked',
])

type SecurityLog = { log: Pick<Log, 'info' | 'warn'>; key: Uint8Array; clock: () => Date }

/**
 * Adds the hook that logs security events. The lines have hashes instead of accounts and client
 * addresses. Nobody can compute these hashes without the secret `key`.
 */
export function logSecurityEvents(app: App, { log, key, clock }: SecurityLog): void {
  const reference = (text: string) =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)

  app.addHook('onResponse', (request, reply, done) => {
    const code = findProblemCode(reply)
    const event = eventOf(request, reply)
    if (event) {
      const day = clock().toISOString().slice(0, 10)
      const line = {
        event,
        outcome: outcomeOf(reply, code),
        ...(code ? { code } : {}),
        ...describeActor(request, reference),
        // The hash of an address changes every day, so that no client can be tracked in the log for
        // longer than a day.
        client: reference(`${day} ${request.ip}`),
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        requestID: request.id,
      }
      log[code ? 'warn' : 'info'](line, 'security event')
    }
    done()
  })
}

function eventOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const event = eventOfRoute[`${request.method} ${request.routeOptions.url}`]
  if (event) return event
  if (isReplyOutsideScopes(reply)) return 'refusal'
  const code = findProblemCode(reply)
  return code && loggedCodes.has(code) ? 'refusal' : undefined
}

function outcomeOf({ statusCode }: FastifyReply, code: ProblemCode | undefined) {
  if (statusCode >= 500) return 'failed'
  return code ? 'refused' : 'done'
}

function describeActor(request: FastifyRequest, reference: (text: string) => string) {
  const actor = findActor(request)
  if (!actor) return {}
  if ('partnerID' in actor) return { partner: actor.partnerID }
  if ('personID' in actor) return { person: reference(actor.personID) }
  if ('deviceID' in actor) return { device: actor.deviceID }
  return { account: reference(actor.accountID) }
}
