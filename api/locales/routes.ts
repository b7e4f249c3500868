// HTTP routes of translation files, and of reports of missing keys.
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsync } from 'fastify'
import { chooseEncoding, matchesETag } from '../http/content-encoding.ts'
import { refuseOtherSites } from '../http/origin.ts'
import { perAddress } from '../http/per-address.ts'
import { problem } from '../http/problem.ts'
import type { Log } from '../platform/log.ts'
import { openMissingKeys } from './missing-keys.ts'
import type { WordsFiles } from './words-files.ts'

export type LocaleRoutes = {
  words: WordsFiles
  log: Pick<Log, 'warn'>
  publicUrl: string
  rateLimits: boolean
}

type Params = { language: string; namespace: string }

// Files are cached for a day under a URL with a version (`?v=`), which changes with each release.
const cacheVersioned = 'public, max-age=86400'
const cacheUnversioned = 'public, max-age=300'
// Limits of the size of a report. A page of the storefront reports only one key per request.
const maxReportBytes = 2_000
const maxReportKeys = 20
// Limit of reports per client address, high enough for many phones that share one address.
const reportsPerAddress = { max: 60, timeWindow: 60 * 1000 }

export const localeRoutes: FastifyPluginAsync<LocaleRoutes> = async (
  app,
  { words, log, publicUrl, rateLimits },
) => {
  const missing = openMissingKeys(log)
  if (rateLimits) await app.register(rateLimit, perAddress)

  app.get<{ Params: Params; Querystring: { v?: string } }>(
    '/locales/:language/:namespace.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const { language, namespace } = request.params
      const file = await words.find(language, namespace)
      if (!file) throw problem('not_found')
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      // A strong ETag identifies exact bytes, so each encoding needs a different one.
      const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
      reply.headers({
        etag,
        vary: 'accept-encoding',
        'cache-control': request.query.v ? cacheVersioned : cacheUnversioned,
        'x-content-type-options': 'nosniff',
      })
      if (matchesETag(request.headers['if-none-match'], etag)) return await reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return await reply.type('application/json; charset=utf-8').send(file.bytes[encoding])
    },
  )

  app.post<{ Params: Params }>(
    '/locales/add/:language/:namespace',
    {
      schema: { hide: true },
      bodyLimit: maxReportBytes,
      onRequest: refuseOtherSites(publicUrl),
      config: { rateLimit: reportsPerAddress },
    },
    async (request, reply) => {
      const { language, namespace } = request.params
      if (!(await words.find(language, namespace))) throw problem('not_found')
      if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body))
        throw problem('invalid_request')
      missing.report(language, namespace, Object.keys(request.body).slice(0, maxReportKeys))
      return await reply.code(204).send()
    },
  )
}
