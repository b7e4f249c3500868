// Declares who may call a route of staff, and identifies the caller.
//
// Routes under /staff, /kitchen, /courier and /desk put `allow` into their `config`. The server
// refuses to start if one of them has no `allow`. Example:
//
//   app.put(path, { config: { allow: 'live.set' }, schema }, async (request, reply) => {
//     const acting = await staff.require(request, reply)   // 401 without a session
//     // Throws not_found, forbidden or step_up_required.
//     await staff.check(acting, request, { country, merchantID })
//     …
//   })
//
// `allow` is the permission that the caller needs; or `own` if the route concerns the caller's own
// data only and does not call `check`; or `public` if the route needs no log-in. `check` throws
// not_found if none of the caller's scopes contains the target, and forbidden, with
// `context.permission`, if no membership there has the permission. A route that lists many targets
// calls `staff.scopes(acting, request)` instead of `check`.
//
// A route that changes data writes an audit row in the same transaction with
// `writeAudit` (audit-store.ts). A route with an event stream uses
// `openEventStreams(app, staff)`, which ends the stream on every node within
// two seconds after the session or one of the caller's memberships ends.
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  allows,
  reaches,
  scopesWith,
  stepUpPermissions,
  stepUpSeconds,
  type Membership,
  type Permission,
  type Scope,
  type Target,
} from '@tingkat/ordering/permissions'
import type { SessionEvents } from '../account/session-events.ts'
import { rememberActor } from '../http/actor.ts'
import { outsideScopes, problem } from '../http/problem.ts'
import type { Acting } from './caller.ts'
import type { DeviceCookie } from './device/device-cookie.ts'
import type { StaffSessions } from './session/session.ts'

export type Allow = Permission | 'own' | 'public'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call the route: a permission, `own` or `public`. The comment at the top of this file
     * explains them. Undefined only for routes that are not for staff.
     */
    allow?: Allow
  }
}

export type { Acting } from './caller.ts'

export type Staff = {
  /**
   * Returns the caller. The caller is the person who is logged in; or, without a log-in, the paired
   * device, together with the person who has entered a PIN on it. Throws unauthenticated or
   * device_revoked.
   */
  require(request: FastifyRequest, reply: FastifyReply): Promise<Acting>
  /**
   * Throws not_found, forbidden or step_up_required unless the caller has the route's permission
   * for the target. Does not check that the target exists.
   */
  check(acting: Acting, request: FastifyRequest, target: Target): void
  /**
   * Returns the scopes, such as countries or merchants, in which the
   * caller has the route's permission. Throws forbidden if there are none.
   */
  scopes(acting: Acting, request: FastifyRequest): Scope[]
  /**
   * Calls `onEnd` when the caller's session, the pairing of the device or one of the caller's
   * memberships ends, also if another process ends it. The browser then opens the event stream
   * again, with the caller's remaining rights.
   */
  watch(request: FastifyRequest, acting: Acting, onEnd: () => void): Promise<() => void>
}

export type StaffPorts = {
  staffSessions: StaffSessions
  deviceCookie: DeviceCookie
  staffEvents: SessionEvents
  clock: () => Date
}

export function createStaff({
  staffSessions,
  deviceCookie,
  staffEvents,
  clock,
}: StaffPorts): Staff {
  async function require(request: FastifyRequest, reply: FastifyReply): Promise<Acting> {
    const acting =
      (await staffSessions.read(request, reply)) ?? (await deviceCookie.read(request, reply))
    if (!acting) throw problem('unauthenticated')
    rememberActor(request, toActor(acting))
    return acting
  }

  return {
    require,
    check(acting, request, target) {
      const permission = permissionOf(request)
      if (!reaches(acting.memberships, target)) throw outsideScopes()
      if (!allows(acting.memberships, permission, target))
        throw problem('forbidden', { permission })
      requireFresh(acting, permission, request, clock())
    },
    scopes(acting, request) {
      const permission = permissionOf(request)
      const scopes = scopesWith(acting.memberships, permission)
      if (scopes.length === 0) throw problem('forbidden', { permission })
      return scopes
    },
    async watch(request, acting, onEnd) {
      const isOpen = async () => {
        const held =
          acting.deviceID === null
            ? await staffSessions.peekMemberships(request)
            : await deviceCookie.peekMemberships(request)
        return held !== null && acting.memberships.every((membership) => holds(held, membership))
      }
      const ids = [acting.deviceID, acting.personID].filter((id) => id !== null)
      const stops = await Promise.all(ids.map((id) => staffEvents.watch(id, isOpen, onEnd)))
      return () => stops.forEach((stop) => stop())
    },
  }
}

const holds = (held: readonly Membership[], { role, scope }: Membership): boolean =>
  held.some((membership) => membership.role === role && membership.scope === scope)

/**
 * Throws step_up_required if the permission needs a fresh log-in by passkey or OpenID Connect and
 * the caller has none. Requests that only read never need a fresh log-in.
 */
function requireFresh(
  acting: Acting,
  permission: Permission,
  { method }: FastifyRequest,
  now: Date,
): void {
  if (method === 'GET' || method === 'HEAD' || !stepUpPermissions.has(permission)) return
  if (!isFresh(acting, now)) throw problem('step_up_required', { permission })
}

export function isFresh({ freshAt }: Pick<Acting, 'freshAt'>, now: Date): boolean {
  return freshAt !== null && now.getTime() - freshAt.getTime() <= stepUpSeconds * 1000
}

function permissionOf(request: FastifyRequest): Permission {
  const { allow } = request.routeOptions.config
  if (!allow || allow === 'own' || allow === 'public')
    throw new Error(`${request.routeOptions.url} names no permission`)
  return allow
}

const toActor = ({ personID, deviceID }: Acting) =>
  personID === null ? { deviceID: deviceID ?? '' } : { personID }
