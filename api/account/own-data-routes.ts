// HTTP routes of personal data: profile, devices, export and deletion of the account.
import { Readable } from 'node:stream'
import {
  accountDeletionSchema,
  codeSentSchema,
  ownCodeRequestSchema,
  personalDataSchema,
  profileSchema,
} from '@tingkat/contract/account'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import {
  deleteAccount,
  endAllSessions,
  endOwnSession,
  exportData,
  readProfile,
  requestDeletionCode,
  type OwnDataPorts,
} from './own-data-actions.ts'
import type { KnownDevices } from './known-device.ts'
import type { Sessions } from './session.ts'

type Limit = { max: number; timeWindow: number }
export type OwnDataRoutes = OwnDataPorts & {
  sessions: Sessions
  knownDevices: KnownDevices
  codesPerAddress: Limit
  triesPerAddress: Limit
}

const about = { tags: ['account'], security: [{ session: [] }] }
// An export of an eater's personal data reads many rows and is rarely needed, so the limit is low.
const exportsPerAddress = { max: 10, timeWindow: 10 * 60 * 1000 }

export const ownDataRoutes: FastifyPluginAsyncZod<OwnDataRoutes> = async (app, ports) => {
  const { sessions } = ports

  app.get(
    paths.profile,
    {
      schema: {
        ...about,
        summary: 'My profile and my devices',
        response: { 200: profileSchema, ...problems('unauthenticated') },
      },
    },
    async (request, reply) =>
      await readProfile(
        ports,
        await sessions.require(request, reply),
        sessions.readToken(request) ?? '',
      ),
  )

  app.delete(
    paths.mySession,
    {
      schema: {
        ...about,
        summary: 'Log out one of my devices',
        params: z.object({ sessionID: idSchema }),
        response: { 200: z.null(), ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request, reply) => {
      await endOwnSession(ports, await sessions.require(request, reply), request.params.sessionID)
      return null
    },
  )

  app.delete(
    paths.mySessions,
    {
      schema: {
        ...about,
        summary: 'Log out everywhere',
        response: { 200: z.null(), ...problems('unauthenticated') },
      },
    },
    async (request, reply) => {
      await endAllSessions(ports, await sessions.require(request, reply))
      sessions.clearCookie(reply)
      return null
    },
  )

  app.get(
    paths.myExport,
    {
      config: { rateLimit: exportsPerAddress },
      schema: {
        ...about,
        summary: 'Export all my personal data',
        response: { 200: personalDataSchema, ...problems('unauthenticated', 'too_many_requests') },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      const text = Readable.from(exportData(ports, eater, sessions.readToken(request) ?? ''))
      return (
        reply
          .header('content-type', 'application/json; charset=utf-8')
          .header('content-disposition', 'attachment; filename="tingkat-my-data.json"')
          // The JSON text is sent as a stream, because years of orders may not fit in memory.
          .send(text as never)
      )
    },
  )

  app.post(
    paths.myCodes,
    {
      config: { rateLimit: ports.codesPerAddress },
      schema: {
        ...about,
        summary: 'Send a code to delete my account',
        body: ownCodeRequestSchema,
        response: {
          201: codeSentSchema,
          ...problems('invalid_request', 'unauthenticated', 'order_under_way', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      const language = {
        requested: request.body.language,
        acceptLanguage: request.headers['accept-language'],
      }
      return reply.code(201).send(await requestDeletionCode(ports, eater, language))
    },
  )

  app.delete(
    paths.me,
    {
      config: { rateLimit: ports.triesPerAddress },
      schema: {
        ...about,
        summary: 'Delete my account',
        description:
          'Orders stay in the ledger without name, number, address and messages of the eater.',
        body: accountDeletionSchema,
        response: {
          200: z.null(),
          ...problems(
            'invalid_request',
            'unauthenticated',
            'code_wrong',
            'code_expired',
            'order_under_way',
            'too_many_requests',
          ),
        },
      },
    },
    async (request, reply) => {
      await deleteAccount(ports, await sessions.require(request, reply), request.body)
      sessions.clearCookie(reply)
      ports.knownDevices.forget(reply)
      return null
    },
  )
}
