// HTTP routes with which a partner manages its webhook. They need a bearer token.
import { paths } from '@tingkat/contract/paths'
import {
  webhookBodySchema,
  webhookSchema,
  webhookTestResultSchema,
  webhookWithSecretSchema,
} from '@tingkat/contract/webhook'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import { requirePartner } from '../partner/credentials.ts'
import {
  deleteWebhook,
  readWebhook,
  rotateSecret,
  saveWebhook,
  testWebhook,
  type WebhookPorts,
} from './actions.ts'

const about = { tags: ['partner'], security: [{ partner: [] }] }
const config = { bearerOnly: true }
// Requests that change or test a webhook are limited, because each causes a DNS lookup or sends a
// message.
const limited = { ...config, rateLimit: { max: 20, timeWindow: 60_000 } }

export const webhookRoutes: FastifyPluginAsyncZod<WebhookPorts> = async (app, ports) => {
  const { partners } = ports

  app.get(
    paths.partnerWebhook,
    {
      config,
      schema: {
        ...about,
        summary: 'My webhook and its state',
        response: { 200: webhookSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request) => await readWebhook(ports, await requirePartner(partners, request)),
  )

  app.put(
    paths.partnerWebhook,
    {
      config: limited,
      schema: {
        ...about,
        summary: 'Register my webhook or change its address',
        description:
          'The secret is in this response only. An earlier secret stays valid for a day.',
        body: webhookBodySchema,
        response: {
          200: webhookWithSecretSchema,
          ...problems('invalid_request', 'unauthenticated', 'url_refused'),
        },
      },
    },
    async (request) =>
      await saveWebhook(ports, await requirePartner(partners, request), request.body.url),
  )

  app.delete(
    paths.partnerWebhook,
    {
      config,
      schema: {
        ...about,
        summary: 'Delete my webhook',
        response: { 200: z.null(), ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request) => {
      await deleteWebhook(ports, await requirePartner(partners, request))
      return null
    },
  )

  app.post(
    paths.partnerWebhookSecret,
    {
      config: limited,
      schema: {
        ...about,
        summary: 'Rotate the secret',
        description: 'For a day deliveries are signed with the earlier secret as well.',
        response: { 200: webhookWithSecretSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request) => await rotateSecret(ports, await requirePartner(partners, request)),
  )

  app.post(
    paths.partnerWebhookTest,
    {
      config: limited,
      schema: {
        ...about,
        summary: 'Send a test message to my webhook',
        response: { 200: webhookTestResultSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request) => await testWebhook(ports, await requirePartner(partners, request)),
  )
}
