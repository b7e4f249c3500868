// HTTP of what the words of a search may become.
import { paths } from '@tingkat/contract/paths'
import { suggestionListSchema, suggestionQuerySchema } from '@tingkat/contract/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problems } from '../http/responses.ts'

export type SearchRoutes = { catalogue: Catalogue }

const publicFor = 'public, max-age=30'
const suggestionsMost = 8

export const searchRoutes: FastifyPluginAsyncZod<SearchRoutes> = async (app, { catalogue }) => {
  app.get(
    paths.suggestions,
    {
      schema: {
        summary: 'What a word that is being typed may become: dishes, cuisines and merchants',
        tags: ['merchants'],
        querystring: suggestionQuerySchema,
        response: { 200: suggestionListSchema, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', publicFor)
      return {
        suggestions: catalogue.of(query.country)?.search.suggest(query.q, suggestionsMost) ?? [],
      }
    },
  )
}
