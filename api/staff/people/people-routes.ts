// HTTP routes of people, memberships, invites and the audit log.
import {
  auditListSchema,
  auditQuerySchema,
  inviteAcceptSchema,
  inviteBodySchema,
  inviteCreatedSchema,
  inviteListSchema,
  inviteTokenSchema,
  inviteViewSchema,
  membershipBodySchema,
  peopleQuerySchema,
  peopleSchema,
  personChangeSchema,
  recoveryBodySchema,
  staffMeSchema,
  staffPersonSchema,
} from '@tingkat/contract/console/staff'
import { idSchema } from '@tingkat/contract/shape'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { reaches, type Scope } from '@tingkat/ordering/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import { outsideScopes, problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { isFresh } from '../acting.ts'
import { listAudit } from '../audit-actions.ts'
import { answerOpened, browserOf } from '../login/login-routes.ts'
import { describeMe } from '../session/session-actions.ts'
import { callerOf, type StaffPorts } from '../staff-ports.ts'
import {
  acceptInvite,
  checkGrant,
  checkRoleScope,
  createInvite,
  createLoginLink,
  listInvites,
  targetOfMembership,
  viewInvite,
  withdrawInvite,
} from './invite-actions.ts'
import {
  changePersonState,
  checkRecovery,
  findManagedPerson,
  grantMembership,
  listPeople,
  revokeMembership,
  toPersonView,
} from './people-actions.ts'

const tags = ['staff']
const config = { allow: 'people.manage' } as const
const triesPerAddress = { max: 60, timeWindow: 10 * 60 * 1000 }

export function addPeopleRoutes(app: App, ports: StaffPorts): void {
  addInvites(app, ports)
  addInviteAcceptance(app, ports)
  addPeople(app, ports)
  addMemberships(app, ports)
  addAudit(app, ports)
}

/**
 * Returns the caller and the target that the scope names. Throws not_found, or forbidden if the
 * caller does not have the route's permission there.
 */
async function requireTarget(
  { staff, scopes }: StaffPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: Scope,
) {
  const acting = await staff.require(request, reply)
  const target = await scopes.find(scope)
  if (!target) throw problem('not_found')
  staff.check(acting, request, target)
  return { acting, target }
}

function addInvites(app: App, ports: StaffPorts): void {
  app.get(
    staffPaths.invites,
    {
      config,
      schema: {
        tags,
        summary: 'Open invites',
        response: { 200: inviteListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      return await listInvites(ports, ports.staff.scopes(acting, request))
    },
  )

  app.post(
    staffPaths.invites,
    {
      config,
      schema: {
        tags,
        summary: 'Invite a person to a role',
        description:
          'The answer holds the link; it is also sent by text message or mail if a provider is configured.',
        body: inviteBodySchema,
        response: {
          200: inviteCreatedSchema,
          ...problems(
            'unauthenticated',
            'forbidden',
            'step_up_required',
            'grant_too_wide',
            'not_found',
            'phone_invalid',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const { body } = request
      const { acting, target } = await requireTarget(ports, request, reply, body.scope)
      checkRoleScope(body.role, body.scope)
      checkGrant(acting.memberships, body.role, target)
      return await createInvite(
        ports,
        body,
        { acting, target },
        callerOf(acting, request, ports.clock()),
      )
    },
  )

  app.delete(
    staffPaths.invite,
    {
      config,
      schema: {
        tags,
        summary: 'Revoke an invite',
        params: z.object({ inviteID: idSchema }),
        response: {
          200: z.null(),
          ...problems('unauthenticated', 'forbidden', 'not_found', 'invite_invalid'),
        },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      const invite = await ports.invites.findByID(request.params.inviteID)
      if (!invite) throw problem('not_found')
      ports.staff.check(acting, request, targetOfMembership(invite))
      await withdrawInvite(ports, invite, callerOf(acting, request, ports.clock()))
      return null
    },
  )
}

function addInviteAcceptance(app: App, ports: StaffPorts): void {
  const isPublic = { allow: 'public', rateLimit: triesPerAddress } as const
  app.post(
    staffPaths.inviteView,
    {
      config: isPublic,
      schema: {
        tags,
        summary: 'What an invite offers',
        body: inviteTokenSchema,
        response: { 200: inviteViewSchema, ...problems('invite_invalid', 'too_many_requests') },
      },
    },
    async ({ body }) => await viewInvite(ports, body.token),
  )

  app.post(
    staffPaths.inviteAccept,
    {
      config: isPublic,
      schema: {
        tags,
        summary: 'Accept an invite',
        description:
          'Opens a session in which a passkey can be added. A person who exists already must be ' +
          'logged in: `unauthenticated` with `context.needsLogin`.',
        body: inviteAcceptSchema,
        response: {
          200: staffMeSchema,
          ...problems('invite_invalid', 'unauthenticated', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      const { token, console } = request.body
      const session = await ports.staffSessions.readSession(request)
      const browser = { ...browserOf(request), console }
      const opened = await acceptInvite(ports, token, session, browser)
      if (opened) return await answerOpened(ports, request, reply, opened)
      const own = await ports.staffSessions.readSession(request)
      if (!own) throw problem('unauthenticated')
      return await describeMe(ports, own)
    },
  )
}

function addPeople(app: App, ports: StaffPorts): void {
  app.get(
    staffPaths.people,
    {
      config,
      schema: {
        tags,
        summary: 'People of my scopes, by name',
        querystring: peopleQuerySchema,
        response: { 200: peopleSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      const scopes = ports.staff.scopes(acting, request)
      return await listPeople(ports, acting, scopes, request.query)
    },
  )

  const params = z.object({ personID: idSchema })
  const findPerson = async (
    request: FastifyRequest<{ Params: { personID: string } }>,
    reply: FastifyReply,
  ) => {
    const acting = await ports.staff.require(request, reply)
    const person = await findManagedPerson(ports, acting, request.params.personID)
    const isChange = request.method !== 'GET'
    if (isChange && !isFresh(acting, ports.clock()))
      throw problem('step_up_required', { permission: config.allow })
    return { acting, person, caller: callerOf(acting, request, ports.clock()) }
  }
  const answers = problems('unauthenticated', 'forbidden', 'not_found')

  app.get(
    staffPaths.person,
    {
      config,
      schema: {
        tags,
        summary: 'A person',
        params,
        response: { 200: staffPersonSchema, ...answers },
      },
    },
    async (request, reply) => {
      const { person, acting } = await findPerson(request, reply)
      return toPersonView(person, acting)
    },
  )

  app.patch(
    staffPaths.person,
    {
      config,
      schema: {
        tags,
        summary: 'Deactivate a person, or activate again',
        params,
        body: personChangeSchema,
        response: {
          200: staffPersonSchema,
          ...problems(
            'unauthenticated',
            'forbidden',
            'step_up_required',
            'grant_too_wide',
            'not_found',
            'last_admin',
          ),
        },
      },
    },
    async (request, reply) => {
      const { acting, person, caller } = await findPerson(request, reply)
      const { state } = request.body
      await changePersonState(ports, acting, person, state, caller)
      return toPersonView({ ...person, state }, acting)
    },
  )

  app.post(
    staffPaths.personRecovery,
    {
      config,
      schema: {
        tags,
        summary: 'Make a link with which a person can log in once and add a passkey',
        params,
        body: recoveryBodySchema,
        response: {
          200: inviteCreatedSchema,
          ...problems(
            'unauthenticated',
            'forbidden',
            'step_up_required',
            'grant_too_wide',
            'not_found',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const { acting, person, caller } = await findPerson(request, reply)
      checkRecovery(acting, person)
      const { personID } = person
      return await createLoginLink(ports, { ...request.body, personID }, caller)
    },
  )
}

function addMemberships(app: App, ports: StaffPorts): void {
  const response = {
    200: staffPersonSchema,
    ...problems(
      'unauthenticated',
      'forbidden',
      'step_up_required',
      'grant_too_wide',
      'not_found',
      'last_membership',
      'last_admin',
      'idempotency_key_reused',
    ),
  }
  app.post(
    staffPaths.memberships,
    {
      config,
      schema: { tags, summary: 'Grant a role', body: membershipBodySchema, response },
    },
    async (request, reply) => {
      const { body } = request
      const { acting, target } = await requireTarget(ports, request, reply, body.scope)
      checkRoleScope(body.role, body.scope)
      checkGrant(acting.memberships, body.role, target)
      await findManagedPerson(ports, acting, body.personID)
      await grantMembership(ports, body, target, callerOf(acting, request, ports.clock()))
      return toPersonView(await findManagedPerson(ports, acting, body.personID), acting)
    },
  )

  app.post(
    staffPaths.membershipRemoval,
    {
      config,
      schema: { tags, summary: 'Remove a role', body: membershipBodySchema, response },
    },
    async (request, reply) => {
      const { body } = request
      const { acting } = await requireTarget(ports, request, reply, body.scope)
      const person = await ports.people.find(body.personID)
      if (!person) throw problem('not_found')
      await revokeMembership(ports, body, callerOf(acting, request, ports.clock()))
      const after = (await ports.people.find(body.personID)) ?? person
      return toPersonView(after, acting)
    },
  )
}

function addAudit(app: App, ports: StaffPorts): void {
  app.get(
    staffPaths.audit,
    {
      config: { allow: 'audit.read' },
      schema: {
        tags,
        summary: 'Changes by staff, newest first',
        querystring: auditQuerySchema,
        response: {
          200: auditListSchema,
          ...problems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      const scopes = ports.staff.scopes(acting, request)
      const { scope } = request.query
      const target = scope === undefined ? null : await ports.scopes.find(scope)
      if (scope !== undefined && !target) throw problem('not_found')
      if (target && !reaches(acting.memberships, target)) throw outsideScopes()
      return await listAudit(ports, scopes, request.query)
    },
  )
}
