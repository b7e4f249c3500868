// HTTP routes with which support staff stop orders in a country, or in an area drawn on a map.
import { areaPauseListSchema, setAreaPauseSchema } from '@tingkat/contract/console/area-pause'
import { paths } from '@tingkat/contract/paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { CountryCode } from '@tingkat/ordering/country/country'
import { z } from 'zod'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import type { Staff } from '../../staff/acting.ts'
import {
  findAreaPause,
  liftAreaPause,
  readAreaPauses,
  setAreaPause,
  type AreaPausePorts,
} from './actions.ts'

export type AreaPauseRoutes = AreaPausePorts & { staff: Staff }

const tags = ['desk']
const staffProblems = ['unauthenticated', 'forbidden'] as const

export const areaPauseRoutes: FastifyPluginAsyncZod<AreaPauseRoutes> = async (app, ports) => {
  const open = async <Target extends { country: CountryCode }>(
    request: FastifyRequest,
    reply: FastifyReply,
    findTarget: () => Promise<Target | undefined>,
  ) => {
    const acting = await ports.staff.require(request, reply)
    const target = await findTarget()
    if (!target) throw problem('not_found')
    ports.staff.check(acting, request, { country: target.country })
    const { personID, deviceID, sessionID } = acting
    const caller = { personID, deviceID, sessionID, at: ports.clock(), requestID: request.id }
    return { target, caller }
  }

  app.get(
    paths.deskPauses,
    {
      // Every page of the desk (the operator's console) shows the pauses, so any logged-in person
      // may read them.
      config: { allow: 'own', polled: true },
      schema: {
        summary: 'Pauses of countries and areas that hold now, with their ends and who set them',
        tags,
        response: { 200: areaPauseListSchema, ...problems('unauthenticated') },
      },
    },
    async (request, reply) => {
      const { memberships } = await ports.staff.require(request, reply)
      return await readAreaPauses(
        ports,
        memberships.map(({ scope }) => scope),
      )
    },
  )

  app.post(
    paths.deskPauses,
    {
      config: { allow: 'live.set' },
      schema: {
        summary: 'Pause a country or a drawn area for at most 24 hours, once per action id',
        description:
          'With the effect `promise`, orders go on, but new ones have no promised time: quotes say ' +
          'so in `promiseSuspension`, and late orders earn no credit.',
        tags,
        body: setAreaPauseSchema,
        response: {
          200: areaPauseListSchema,
          ...problems(...staffProblems, 'invalid_request', 'not_found', 'idempotency_key_reused'),
        },
      },
    },
    async (request, reply) => {
      const { caller } = await open(request, reply, async () => request.body)
      return await setAreaPause(ports, caller, request.body)
    },
  )

  app.delete(
    paths.deskPause,
    {
      config: { allow: 'live.set' },
      schema: {
        summary: 'End a pause before its time',
        tags,
        params: z.object({ pauseID: z.string().max(100) }),
        response: { 200: z.object({}), ...problems(...staffProblems, 'not_found') },
      },
    },
    async (request, reply) => {
      const { pauseID } = request.params
      const { target, caller } = await open(request, reply, () => findAreaPause(ports, pauseID))
      await liftAreaPause(ports, caller, target)
      return {}
    },
  )
}
