// HTTP routes with which staff list and change the credentials of partners.
import {
  partnerBodySchema,
  partnerListQuerySchema,
  partnerTokenCreatedSchema,
  staffPartnerListSchema,
  staffPartnerSchema,
  tokenBodySchema,
} from '@tingkat/contract/console/staff'
import { idSchema } from '@tingkat/contract/shape'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { allows } from '@tingkat/ordering/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../http/app.ts'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { callerOf, type StaffPorts } from '../staff-ports.ts'
import {
  createPartner,
  endPartnerToken,
  listPartners,
  revokePartnerAccess,
  rotatePartnerToken,
  targetsOfPartner,
  toPartnerView,
} from './partner-token-actions.ts'

const tags = ['staff']
const config = { allow: 'partner.manage' } as const

export function addPartnerTokenRoutes(app: App, ports: StaffPorts): void {
  addList(app, ports)
  addTokens(app, ports)
}

async function findManagedPartner(
  ports: StaffPorts,
  request: FastifyRequest<{ Params: { partnerID: string } }>,
  reply: FastifyReply,
) {
  const acting = await ports.staff.require(request, reply)
  const partner = await ports.partnerTokens.find(request.params.partnerID)
  if (!partner) throw problem('not_found')
  for (const target of targetsOfPartner(partner)) ports.staff.check(acting, request, target)
  return { partner, caller: callerOf(acting, request, ports.clock()) }
}

function addList(app: App, ports: StaffPorts): void {
  app.get(
    staffPaths.partners,
    {
      config,
      schema: {
        tags,
        summary: 'Partners of my scopes, by name',
        querystring: partnerListQuerySchema,
        response: { 200: staffPartnerListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      return await listPartners(ports, ports.staff.scopes(acting, request), request.query)
    },
  )

  app.post(
    staffPaths.partners,
    {
      config,
      schema: {
        tags,
        summary: 'Make a partner; the token is told once',
        body: partnerBodySchema,
        response: {
          200: partnerTokenCreatedSchema,
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
      const acting = await ports.staff.require(request, reply)
      const { body } = request
      for (const merchantID of body.merchantIDs ?? []) {
        const merchant = await ports.scopes.findMerchant(merchantID)
        if (merchant?.country !== body.country) throw problem('not_found')
      }
      for (const target of targetsOfPartner(body)) ports.staff.check(acting, request, target)
      // Staff of a merchant may create partners with the roles `merchant` and `printer` only,
      // because the other roles apply to the whole country.
      const isCountryWide = allows(acting.memberships, config.allow, { country: body.country })
      if (!['merchant', 'printer'].includes(body.role) && !isCountryWide)
        throw problem('grant_too_wide', { role: body.role })
      return await createPartner(ports, body, callerOf(acting, request, ports.clock()))
    },
  )

  app.get(
    staffPaths.partner,
    {
      config,
      schema: {
        tags,
        summary: 'A partner with its tokens',
        params: z.object({ partnerID: idSchema }),
        response: {
          200: staffPartnerSchema,
          ...problems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request, reply) =>
      toPartnerView((await findManagedPartner(ports, request, reply)).partner),
  )
}

function addTokens(app: App, ports: StaffPorts): void {
  const answers = problems('unauthenticated', 'forbidden', 'step_up_required', 'not_found')
  const params = z.object({ partnerID: idSchema })

  app.post(
    staffPaths.partnerTokens,
    {
      config,
      schema: {
        tags,
        summary: 'Make a new token; the former ones work for 24 hours',
        params,
        body: tokenBodySchema,
        response: {
          200: partnerTokenCreatedSchema,
          ...answers,
          ...problems('idempotency_key_reused'),
        },
      },
    },
    async (request, reply) => {
      const { partner, caller } = await findManagedPartner(ports, request, reply)
      return await rotatePartnerToken(ports, partner, request.body.actionID, caller)
    },
  )

  app.delete(
    staffPaths.partnerToken,
    {
      config,
      schema: {
        tags,
        summary: 'End a token at once',
        params: params.extend({ tokenID: idSchema }),
        response: { 200: z.null(), ...answers },
      },
    },
    async (request, reply) => {
      const { partner, caller } = await findManagedPartner(ports, request, reply)
      await endPartnerToken(ports, partner, request.params.tokenID, caller)
      return null
    },
  )

  app.delete(
    staffPaths.partner,
    {
      config,
      schema: {
        tags,
        summary: 'Revoke a partner: its requests are refused and its webhook stops',
        params,
        response: { 200: z.null(), ...answers },
      },
    },
    async (request, reply) => {
      const { partner, caller } = await findManagedPartner(ports, request, reply)
      await revokePartnerAccess(ports, partner, caller)
      return null
    },
  )
}
