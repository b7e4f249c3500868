// HTTP route of search suggestions.
import { paths } from '@tingkat/contract/paths'
import { suggestionListSchema, suggestionQuerySchema } from '@tingkat/contract/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { listKeys } from '../cdn/surrogate-keys.ts'
import { notModified, problems } from '../http/responses.ts'
import type { SharedCache } from '../http/shared-cache.ts'

export type SearchRoutes = { catalogue: Catalogue; sharedCache: SharedCache }

const maxSuggestions = 8

export const searchRoutes: FastifyPluginAsyncZod<SearchRoutes> = async (
  app,
  { catalogue, sharedCache },
) => {
  app.get(
    paths.suggestions,
    {
      schema: {
        summary: 'Completions of a search: dishes, cuisines and merchants',
        tags: ['merchants'],
        querystring: suggestionQuerySchema,
        response: { 200: suggestionListSchema, ...notModified, ...problems('invalid_request') },
      },
    },
    async ({ query }, reply) => {
      sharedCache(reply, 'everywhere', listKeys(query.country))
      const search = catalogue.of(query.country)?.search
      await search?.prepare()
      return { suggestions: search?.suggest(query.q, maxSuggestions) ?? [] }
    },
  )
}
