// HTTP of search: merchants with the dishes that answer the words, and what the words may become.
import { paths } from '@tingkat/contract/paths'
import { searchAnswerSchema, searchQuerySchema, suggestionListSchema, suggestionQuerySchema } from '@tingkat/contract/search'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pointOf } from '../catalogue/asked-point.ts'
import type { Catalogue } from '../catalogue/snapshot.ts'
import { problems } from '../http/answers.ts'
import { search } from './actions.ts'

export type SearchRoutes = { catalogue: Catalogue; clock: () => Date }

const publicFor = 'public, max-age=30'
const suggestionsMost = 8

export const searchRoutes: FastifyPluginAsyncZod<SearchRoutes> = async (app, { catalogue, clock }) => {
  app.get(paths.search, {
    schema: {
      summary: 'Merchants and dishes by words, in any writing of the region; near a point those that deliver there first',
      tags: ['merchants'],
      querystring: searchQuerySchema,
      response: { 200: searchAnswerSchema, ...problems('invalid_request') },
    },
  }, async ({ query }, reply) => {
    const start = pointOf(query)
    if (!start) reply.header('cache-control', publicFor)
    const snapshot = catalogue.of(query.country)
    return snapshot ? search(snapshot, { typed: query.q, start, limit: query.limit }, clock()) : { found: [], total: 0 }
  })

  app.get(paths.suggestions, {
    schema: {
      summary: 'What a word that is being typed may become: dishes, cuisines and merchants',
      tags: ['merchants'],
      querystring: suggestionQuerySchema,
      response: { 200: suggestionListSchema, ...problems('invalid_request') },
    },
  }, async ({ query }, reply) => {
    reply.header('cache-control', publicFor)
    return { suggestions: catalogue.of(query.country)?.search.suggest(query.q, suggestionsMost) ?? [] }
  })
}
