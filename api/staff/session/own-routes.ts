// HTTP routes for the caller's own profile, sessions, passkeys and PIN.
import {
  passkeyChallengeSchema,
  passkeyChangeSchema,
  passkeyCreationSchema,
  pinSchema,
  staffMeChangeSchema,
  staffMeSchema,
  staffSessionListSchema,
} from '@tingkat/contract/console/staff'
import { idSchema } from '@tingkat/contract/shape'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { isFresh } from '../acting.ts'
import { choosePin } from '../device/device-actions.ts'
import {
  offerRegistration,
  registerPasskey,
  removeOwnPasskey,
  renameOwnPasskey,
} from '../login/passkey-actions.ts'
import { callerOf, type StaffPorts } from '../staff-ports.ts'
import {
  changeMe,
  describeMe,
  describeOpened,
  endSession,
  listSessions,
  logOut,
} from './session-actions.ts'

const tags = ['staff']
const config = { allow: 'own' } as const

export function addOwnRoutes(app: App, ports: StaffPorts): void {
  /**
   * Returns the caller and the session of the logged-in person.
   * Throws unauthenticated for a device, which has no session.
   */
  async function requireOwn(request: FastifyRequest, reply: FastifyReply) {
    const acting = await ports.staff.require(request, reply)
    const session = await ports.staffSessions.readSession(request)
    if (!session) throw problem('unauthenticated')
    const caller = { ...callerOf(acting, request, ports.clock()), personID: session.personID }
    return { session, caller }
  }
  addProfile(app, ports, requireOwn)
  addSessions(app, ports, requireOwn)
  addPasskeys(app, ports, requireOwn)
}

type OwnSession = NonNullable<Awaited<ReturnType<StaffPorts['staffSessions']['readSession']>>>
type RequireOwn = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{
  session: OwnSession
  caller: ReturnType<typeof callerOf> & { personID: string }
}>

/**
 * Whether the person has logged in, also by code or invite, or has stepped up in the last five
 * minutes. So people without a passkey can choose a PIN after a log-in by code or invite.
 */
const isRecent = ({ freshAt, openedAt }: OwnSession, now: Date): boolean =>
  isFresh({ freshAt }, now) || isFresh({ freshAt: openedAt }, now)

function addProfile(app: App, ports: StaffPorts, requireOwn: RequireOwn): void {
  const response = { 200: staffMeSchema, ...problems('unauthenticated') }

  app.get(
    staffPaths.me,
    { config, schema: { tags, summary: 'The person of the session', response } },
    async (request, reply) => await describeMe(ports, (await requireOwn(request, reply)).session),
  )

  app.patch(
    staffPaths.me,
    {
      config,
      schema: { tags, summary: 'Change my name or language', body: staffMeChangeSchema, response },
    },
    async (request, reply) => {
      const { session, caller } = await requireOwn(request, reply)
      await changeMe(ports, request.body, caller)
      return await describeMe(ports, session)
    },
  )

  app.put(
    staffPaths.myPin,
    {
      config,
      schema: {
        tags,
        summary: 'Choose the PIN for shared devices',
        body: pinSchema,
        response: {
          200: z.null(),
          ...problems('unauthenticated', 'step_up_required', 'invalid_request'),
        },
      },
    },
    async (request, reply) => {
      const { session, caller } = await requireOwn(request, reply)
      if (!isRecent(session, caller.at)) throw problem('step_up_required')
      await choosePin(ports, request.body.pin, caller)
      return null
    },
  )

  app.post(
    staffPaths.logout,
    {
      config,
      schema: {
        tags,
        summary: 'Log out',
        response: { 200: z.null(), ...problems('unauthenticated') },
      },
    },
    async (request, reply) => {
      const { session, caller } = await requireOwn(request, reply)
      await logOut(ports, session.sessionID, caller)
      ports.staffSessions.clearCookie(reply)
      return null
    },
  )
}

function addSessions(app: App, ports: StaffPorts, requireOwn: RequireOwn): void {
  app.get(
    staffPaths.sessions,
    {
      config,
      schema: {
        tags,
        summary: 'My sessions, last used first',
        response: { 200: staffSessionListSchema, ...problems('unauthenticated') },
      },
    },
    async (request, reply) => await listSessions(ports, (await requireOwn(request, reply)).session),
  )

  app.delete(
    staffPaths.session,
    {
      config,
      schema: {
        tags,
        summary: 'End one of my sessions',
        params: z.object({ sessionID: idSchema }),
        response: { 200: z.null(), ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request, reply) => {
      const { caller } = await requireOwn(request, reply)
      await endSession(ports, request.params.sessionID, caller)
      return null
    },
  )
}

function addPasskeys(app: App, ports: StaffPorts, requireOwn: RequireOwn): void {
  /**
   * Throws step_up_required unless the session began with an invite or has a fresh log-in by
   * passkey or OpenID Connect. Without this check, a one-time code would be enough to add a
   * passkey, and so for every action that needs a passkey.
   */
  async function requireFresh(request: FastifyRequest, reply: FastifyReply) {
    const own = await requireOwn(request, reply)
    if (own.session.method !== 'invite' && !isFresh(own.session, ports.clock()))
      throw problem('step_up_required')
    return own
  }

  app.post(
    staffPaths.passkeyOptions,
    {
      config,
      schema: {
        tags,
        summary: 'Begin to add a passkey',
        response: {
          200: passkeyChallengeSchema,
          ...problems('unauthenticated', 'step_up_required'),
        },
      },
    },
    async (request, reply) =>
      await offerRegistration(ports, (await requireFresh(request, reply)).session),
  )

  app.post(
    staffPaths.passkeys,
    {
      config,
      schema: {
        tags,
        summary: 'Add a passkey',
        body: passkeyCreationSchema,
        response: {
          200: staffMeSchema,
          ...problems('unauthenticated', 'step_up_required', 'passkey_invalid', 'passkeys_full'),
        },
      },
    },
    async (request, reply) => {
      const { session, caller } = await requireFresh(request, reply)
      const token = await registerPasskey(ports, request.body, session, caller)
      ports.staffSessions.setCookie(reply, token, session.console)
      return await describeOpened(ports, token)
    },
  )

  const params = z.object({ passkeyID: z.string().min(1).max(200) })
  app.patch(
    staffPaths.passkey,
    {
      config,
      schema: {
        tags,
        summary: 'Rename a passkey',
        params,
        body: passkeyChangeSchema,
        response: { 200: z.null(), ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request, reply) => {
      const { caller } = await requireOwn(request, reply)
      await renameOwnPasskey(ports, request.params.passkeyID, request.body.name, caller)
      return null
    },
  )

  app.delete(
    staffPaths.passkey,
    {
      config,
      schema: {
        tags,
        summary: 'Remove a passkey',
        params,
        response: {
          200: z.null(),
          ...problems('unauthenticated', 'step_up_required', 'not_found', 'last_passkey'),
        },
      },
    },
    async (request, reply) => {
      const { caller } = await requireFresh(request, reply)
      await removeOwnPasskey(ports, request.params.passkeyID, caller)
      return null
    },
  )
}
