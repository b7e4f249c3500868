// HTTP routes of accounts: one-time codes, login, logout, the
// current user, and the inbox in which developers read sent codes.
import rateLimit from '@fastify/rate-limit'
import {
  codeRequestSchema,
  codeSentSchema,
  inboxSchema,
  loginRequestSchema,
  userChangeSchema,
  userSchema,
} from '@tingkat/contract/account'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rememberActor } from '../http/actor.ts'
import { problems } from '../http/responses.ts'
import { networkOf } from '../http/network.ts'
import { perAddress } from '../http/per-address.ts'
import type { DevelopmentInbox } from '../providers/messages/development-inbox.ts'
import { describeUser, logIn, rename, requestCode } from './actions.ts'
import type { KnownDevices } from './known-device.ts'
import type { OwnDataPorts } from './own-data-actions.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import type { Sessions } from './session.ts'

export type AccountRoutes = OwnDataPorts & {
  sessions: Sessions
  knownDevices: KnownDevices
  /**
   * Shows sent codes to developers. Undefined if the
   * settings turn it off; its route then does not exist.
   */
  inbox: DevelopmentInbox | undefined
  rateLimits: boolean
}

// Limits of requests per client address. They are high enough for a household or a small office
// that shares one public address.
const codesPerAddress = { max: 20, timeWindow: 10 * 60 * 1000 }
const loginsPerAddress = { max: 60, timeWindow: 10 * 60 * 1000 }

export const accountRoutes: FastifyPluginAsyncZod<AccountRoutes> = async (app, ports) => {
  const { sessions, inbox } = ports
  if (ports.rateLimits) await app.register(rateLimit, perAddress)

  app.post(
    paths.loginCodes,
    {
      config: { rateLimit: codesPerAddress },
      schema: {
        summary: 'Send a one-time code',
        tags: ['account'],
        body: codeRequestSchema,
        response: {
          201: codeSentSchema,
          ...problems('invalid_request', 'phone_invalid', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      const { body, headers, ip } = request
      const { phone, countryCode } = body
      const language = { requested: body.language, acceptLanguage: headers['accept-language'] }
      const requesterOf = (number: string) => {
        const deviceID = ports.knownDevices.find(request, number)
        return { id: deviceID ?? networkOf(ip), trusted: deviceID !== null }
      }
      const sent = await requestCode(ports, { phone, countryCode, language, requesterOf })
      return reply.code(201).send(sent)
    },
  )

  app.post(
    paths.login,
    {
      config: { rateLimit: loginsPerAddress },
      schema: {
        summary: 'Log in with a one-time code',
        tags: ['account'],
        body: loginRequestSchema,
        response: {
          200: userSchema,
          ...problems('invalid_request', 'code_wrong', 'code_expired', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      const { user, token, phone, accountID } = await logIn(ports, request.body, {
        oldToken: sessions.readToken(request),
        userAgent: request.headers['user-agent'],
      })
      sessions.setCookie(reply, token)
      rememberActor(request, { accountID })
      ports.knownDevices.remember(request, reply, phone)
      return user
    },
  )

  app.post(
    paths.logout,
    {
      schema: { summary: 'Log out', tags: ['account'], response: { 200: z.null() } },
    },
    async (request, reply) => {
      await sessions.end(request, reply)
      return null
    },
  )

  app.get(
    paths.me,
    {
      schema: { summary: 'The current user', tags: ['account'], response: { 200: userSchema } },
    },
    async (request, reply) => await describeUser(ports, await sessions.read(request, reply)),
  )

  app.patch(
    paths.me,
    {
      schema: {
        summary: 'Change my name',
        tags: ['account'],
        security: [{ session: [] }],
        body: userChangeSchema,
        response: { 200: userSchema, ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) =>
      await rename(ports, await sessions.require(request, reply), request.body.name),
  )

  await app.register(ownDataRoutes, {
    ...ports,
    codesPerAddress,
    triesPerAddress: loginsPerAddress,
  })

  if (!inbox) return
  app.get(
    paths.inbox,
    {
      schema: {
        summary: 'Messages of the development inbox',
        tags: ['account'],
        querystring: z.object({ codeID: idSchema }),
        response: { 200: inboxSchema, ...problems('invalid_request') },
      },
    },
    async (request) => ({ messages: inbox.read(request.query.codeID) }),
  )
}
