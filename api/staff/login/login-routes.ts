// HTTP routes with which staff log in: by passkey, OpenID Connect or
// one-time code, and by a fresh log-in within a session (step-up).
import {
  loginMethodsSchema,
  oidcReturnQuerySchema,
  oidcStartQuerySchema,
  passkeyChallengeSchema,
  passkeyLoginSchema,
  staffCodeRequestSchema,
  staffCodeSentSchema,
  staffLoginSchema,
  staffMeSchema,
  stepUpSchema,
} from '@tingkat/contract/console/staff'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rememberActor } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { noteProblemCode } from '../../http/errors.ts'
import { refuseOtherSites } from '../../http/origin.ts'
import { problem, ProblemError } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { describeOpened, endFormerSession, type OpenedSession } from '../session/session-actions.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { finishOpenID, logInWithCode, requestStaffCode, startOpenID } from './login-actions.ts'
import { logInWithPasskey, offerLogin, offerStepUp, stepUp } from './passkey-actions.ts'

const tags = ['staff']
const isPublic = { allow: 'public' } as const
const isOwn = { allow: 'own' } as const
// Limits of requests per client address. They are high enough for an office whose computers share
// one address.
const codesPerAddress = { max: 20, timeWindow: 10 * 60 * 1000 }
const loginsPerAddress = { max: 60, timeWindow: 10 * 60 * 1000 }

export function addLoginRoutes(app: App, ports: StaffPorts): void {
  app.get(
    staffPaths.loginMethods,
    {
      config: isPublic,
      schema: { tags, summary: 'Ways to log in', response: { 200: loginMethodsSchema } },
    },
    () => ({
      passkey: true,
      oidc: ports.openID !== undefined,
      code: ports.texts !== undefined || ports.mail !== undefined,
    }),
  )
  addPasskeyLogin(app, ports)
  addCodeLogin(app, ports)
  addStepUp(app, ports)
  addOpenID(app, ports)
}

/** Sets the cookie of the new session and returns the person who is logged in. */
export async function answerOpened(
  ports: StaffPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, console, personID }: OpenedSession,
) {
  rememberActor(request, { personID })
  const former = await ports.staffSessions.readSession(request)
  // The browser's former session ends, so that nobody who knows its token stays logged in (session
  // fixation).
  if (former) await endFormerSession(ports, former, request.id)
  ports.staffSessions.setCookie(reply, token, console)
  return await describeOpened(ports, token)
}

function addPasskeyLogin(app: App, ports: StaffPorts): void {
  app.post(
    staffPaths.passkeyLoginOptions,
    {
      config: { ...isPublic, rateLimit: loginsPerAddress },
      schema: {
        tags,
        summary: 'Begin a log-in with a passkey',
        response: { 200: passkeyChallengeSchema, ...problems('too_many_requests') },
      },
    },
    async () => await offerLogin(ports),
  )

  app.post(
    staffPaths.passkeyLogin,
    {
      config: { ...isPublic, rateLimit: loginsPerAddress },
      schema: {
        tags,
        summary: 'Log in with a passkey',
        body: passkeyLoginSchema,
        response: { 200: staffMeSchema, ...problems('passkey_invalid', 'too_many_requests') },
      },
    },
    async (request, reply) => {
      const { console, ...answer } = request.body
      const opened = await logInWithPasskey(ports, answer, { ...browserOf(request), console })
      return await answerOpened(ports, request, reply, opened)
    },
  )
}

export const browserOf = (request: FastifyRequest) => ({
  userAgent: request.headers['user-agent'],
  requestID: request.id,
})

function addCodeLogin(app: App, ports: StaffPorts): void {
  app.post(
    staffPaths.loginCodes,
    {
      config: { ...isPublic, rateLimit: codesPerAddress },
      schema: {
        tags,
        summary: 'Send a one-time code',
        body: staffCodeRequestSchema,
        response: { 201: staffCodeSentSchema, ...problems('phone_invalid', 'too_many_requests') },
      },
    },
    async ({ body }, reply) =>
      reply.code(201).send(await requestStaffCode(ports, { ...body, language: body.language })),
  )

  app.post(
    staffPaths.login,
    {
      config: { ...isPublic, rateLimit: loginsPerAddress },
      schema: {
        tags,
        summary: 'Log in with a one-time code',
        body: staffLoginSchema,
        response: {
          200: staffMeSchema,
          ...problems('code_wrong', 'code_expired', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      const { console, ...answer } = request.body
      const opened = await logInWithCode(ports, answer, { ...browserOf(request), console })
      return await answerOpened(ports, request, reply, opened)
    },
  )
}

function addStepUp(app: App, ports: StaffPorts): void {
  const requireSession = async (request: FastifyRequest, reply: FastifyReply) => {
    await ports.staff.require(request, reply)
    const session = await ports.staffSessions.readSession(request)
    if (!session) throw problem('unauthenticated')
    return session
  }

  app.post(
    staffPaths.stepUpOptions,
    {
      config: isOwn,
      schema: {
        tags,
        summary: 'Begin a step-up with a passkey',
        response: { 200: passkeyChallengeSchema, ...problems('unauthenticated') },
      },
    },
    async (request, reply) => await offerStepUp(ports, await requireSession(request, reply)),
  )

  app.post(
    staffPaths.stepUp,
    {
      config: { ...isOwn, rateLimit: loginsPerAddress },
      schema: {
        tags,
        summary: 'Confirm who you are, for actions that need a fresh log-in',
        body: stepUpSchema,
        response: { 200: staffMeSchema, ...problems('unauthenticated', 'passkey_invalid') },
      },
    },
    async (request, reply) => {
      const session = await requireSession(request, reply)
      const token = await stepUp(ports, request.body, session, request.id)
      ports.staffSessions.setCookie(reply, token, session.console)
      return await describeOpened(ports, token)
    },
  )
}

const consolePath = /^\/(desk|kitchen|courier)(\/[\w\-./?=&%:]*)?$/

/**
 * Returns the name and the options of the cookie that binds a log-in at the OpenID provider to the
 * browser that began it. With https, browsers accept a cookie of this name only from this host,
 * over https, and for all paths.
 */
function bindingCookie(secure: boolean) {
  const name = secure ? '__Host-tingkat_staff_oidc' : 'tingkat_staff_oidc'
  // With `strict`, the browser would not send the cookie when the OpenID provider's page, which is
  // on another site, redirects back to the console.
  return { name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const }
}

function addOpenID(app: App, ports: StaffPorts): void {
  const { consoleUrl } = ports.config
  const { name, options } = bindingCookie(consoleUrl.startsWith('https:'))

  app.get(
    staffPaths.oidcStart,
    {
      config: { ...isPublic, rateLimit: loginsPerAddress },
      // A link on another site must not be able to log in a person who has a session at the OpenID
      // provider.
      onRequest: refuseOtherSites(consoleUrl),
      schema: {
        tags,
        summary: 'Go to the OpenID provider',
        querystring: oidcStartQuerySchema,
        response: {
          302: z.null(),
          ...problems(
            'unauthenticated',
            'not_found',
            'oidc_failed',
            'too_many_requests',
            'cross_site_request',
          ),
        },
      },
    },
    async (request, reply) => {
      const { console, returnTo = `/${console}`, stepUp: isStepUp } = request.query
      const session = isStepUp === 'true' ? await ports.staffSessions.readSession(request) : null
      if (isStepUp === 'true' && !session) throw problem('unauthenticated')
      const path = consolePath.test(returnTo) ? returnTo : `/${console}`
      const { url, binding } = await startOpenID(ports, { console, returnTo: path, session })
      reply.setCookie(name, binding, { ...options, maxAge: 600 })
      return reply.redirect(url, 302)
    },
  )

  app.get(
    staffPaths.oidcReturn,
    {
      config: { ...isPublic, rateLimit: loginsPerAddress },
      schema: {
        tags,
        summary: 'Return from the OpenID provider',
        description: 'Leads to a page of the console, with `#login=oidc_failed` after a refusal.',
        querystring: oidcReturnQuerySchema,
        response: { 302: z.null() },
      },
    },
    async (request, reply) => {
      void reply.clearCookie(name, options)
      const binding = request.cookies[name]
      const target = await returnFromProvider(ports, request, reply, binding).catch(
        (error: unknown) => {
          if (!(error instanceof ProblemError)) throw error
          noteProblemCode(reply, error.problem.code)
          return '/desk#login=oidc_failed'
        },
      )
      return reply.redirect(`${consoleUrl}${target}`, 302)
    },
  )
}

async function returnFromProvider(
  ports: StaffPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  binding: string | undefined,
): Promise<string> {
  const { opened, renewed, returnTo } = await finishOpenID(ports, {
    query: request.query as Record<string, string>,
    binding,
    session: await ports.staffSessions.readSession(request),
    browser: browserOf(request),
  })
  if (opened) await answerOpened(ports, request, reply, opened)
  if (renewed) ports.staffSessions.setCookie(reply, renewed.token, renewed.console)
  return returnTo
}
