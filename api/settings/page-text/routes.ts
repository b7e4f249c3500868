// HTTP routes of the texts of public pages: for the storefront, which
// shows them, and for staff, who edit them in the operator's console.
import {
  pageParamsSchema,
  pageTextQuerySchema,
  pageVersionListSchema,
  publishPageTextSchema,
  shownPageTextSchema,
} from '@tingkat/contract/page-text'
import { paths } from '@tingkat/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../../http/responses.ts'
import type { Staff } from '../../staff/acting.ts'
import { listPageVersions, publishPageText, readPageText, type PageTextPorts } from './actions.ts'

export type PageTextRoutes = PageTextPorts & { staff: Staff }

const staffProblems = ['unauthenticated', 'forbidden', 'not_found', 'invalid_request'] as const

export const pageTextRoutes: FastifyPluginAsyncZod<PageTextRoutes> = async (app, ports) => {
  app.get(
    paths.pageText,
    {
      schema: {
        summary: 'The text of a public page that is in force, if the operator has edited it',
        tags: ['settings'],
        params: pageParamsSchema,
        querystring: pageTextQuerySchema,
        response: { 200: shownPageTextSchema, ...problems('invalid_request') },
      },
    },
    async ({ params, query }) => await readPageText(ports, { ...params, ...query }),
  )

  app.get(
    paths.deskPageText,
    {
      config: { allow: 'content.edit' },
      schema: {
        summary: 'The versions of a page’s text in one language, newest first',
        tags: ['desk'],
        params: pageParamsSchema,
        querystring: pageTextQuerySchema,
        response: { 200: pageVersionListSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      ports.staff.check(acting, request, { country: request.query.country })
      return await listPageVersions(ports, { ...request.params, ...request.query })
    },
  )

  app.post(
    paths.deskPageText,
    {
      config: { allow: 'content.edit' },
      schema: {
        summary: 'Publish a text of a public page from a day on, once per action id',
        tags: ['desk'],
        params: pageParamsSchema,
        body: publishPageTextSchema,
        response: {
          200: pageVersionListSchema,
          ...problems(...staffProblems, 'idempotency_key_reused'),
        },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      ports.staff.check(acting, request, { country: request.body.country })
      const { personID, deviceID, sessionID } = acting
      const caller = { personID, deviceID, sessionID, at: ports.clock(), requestID: request.id }
      return await publishPageText(ports, caller, request.params.page, request.body)
    },
  )
}
