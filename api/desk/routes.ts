// HTTP routes of the desk, the operator's console.
import { stuckListSchema } from '@tingkat/contract/console/desk'
import { paths } from '@tingkat/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../http/responses.ts'
import type { Staff } from '../staff/acting.ts'
import { readStuck, type DeskPorts } from './actions.ts'

export type DeskRoutes = DeskPorts & { staff: Staff }

export const deskRoutes: FastifyPluginAsyncZod<DeskRoutes> = async (app, ports) => {
  app.get(
    paths.deskStuck,
    {
      config: { allow: 'order.read', polled: true },
      schema: {
        summary: 'Orders that need attention, and merchants without contact',
        tags: ['desk'],
        response: { 200: stuckListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      return await readStuck(ports, ports.staff.scopes(acting, request))
    },
  )
}
