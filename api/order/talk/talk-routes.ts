// HTTP routes of an eater's chat with the courier, and of help requests.
import {
  chatMessageSchema,
  chatQuerySchema,
  chatSchema,
  messageBodySchema,
} from '@tingkat/contract/chat'
import { helpBodySchema, helpRequestSchema } from '@tingkat/contract/help'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../account/session.ts'
import { problems } from '../../http/responses.ts'
import { findOwnOrder, type ReadingPorts } from '../actions.ts'
import { readChat, writeMessage, type ChatPorts } from './chat-actions.ts'
import { askForHelp, type HelpPorts } from './help-actions.ts'

export type TalkPorts = ChatPorts & HelpPorts & ReadingPorts & { sessions: Sessions }

const about = {
  tags: ['orders'],
  security: [{ session: [] }],
  params: z.object({ orderID: idSchema }),
}

export const talkRoutes: FastifyPluginAsyncZod<TalkPorts> = async (app, ports) => {
  const { sessions } = ports

  app.get(
    paths.orderMessages,
    {
      schema: {
        ...about,
        summary: 'The chat with the courier',
        querystring: chatQuerySchema,
        response: {
          200: chatSchema,
          ...problems('invalid_request', 'unauthenticated', 'not_found'),
        },
      },
    },
    async (request, reply) => {
      const stored = await findOwnOrder(
        ports,
        await sessions.require(request, reply),
        request.params.orderID,
      )
      return await readChat(ports, stored, request.query.after)
    },
  )

  app.post(
    paths.orderMessages,
    {
      schema: {
        ...about,
        summary: 'Write to the courier',
        description:
          'Possible while a courier carries the order. A repeated `messageID` has no further ' +
          'effect. The message also appears in the event stream of the order.',
        body: messageBodySchema,
        response: {
          200: chatMessageSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'chat_closed',
            'chat_full',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const stored = await findOwnOrder(
        ports,
        await sessions.require(request, reply),
        request.params.orderID,
      )
      return await writeMessage(ports, stored, 'eater', request.body)
    },
  )

  app.post(
    paths.orderHelp,
    {
      schema: {
        ...about,
        summary: 'Ask for help or a refund',
        description: 'A repeated `helpID` has no further effect. The order shows the answer.',
        body: helpBodySchema,
        response: {
          200: helpRequestSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'help_full',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const stored = await findOwnOrder(
        ports,
        await sessions.require(request, reply),
        request.params.orderID,
      )
      return await askForHelp(ports, stored, request.body)
    },
  )
}
