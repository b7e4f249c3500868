// HTTP route of search suggestions.
import { paths } from '@tingkat/contract/paths'
import { suggestionListSchema, suggestionQuerySchema } from '@tingkat/contract/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problems } from '../http/responses.ts'

export type SearchRoutes = { catalogue: Catalogue }

const cacheControl = 'public, max-age=30'
const maxSuggestions = 8

export const searchRoutes: FastifyPluginAsyncZod<SearchRoutes> = async (app, { catalogue }) => {
  app.get(
    paths.suggestions,
    {
      schema: {
        summary: 'Completions of a search: dishes, cuisines and merchants',
        tags: ['merchants'],
        querystring: suggestionQuerySchema,
        response: { 200: suggestionListSchema, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', cacheControl)
      const search = catalogue.of(query.country)?.search
      await search?.prepare()
      return { suggestions: search?.suggest(query.q, maxSuggestions) ?? [] }
    },
  )
}
