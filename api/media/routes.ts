// HTTP routes of pictures and private files. Browsers may cache a
// picture without limit, because the content of its URL never changes.
import { Readable } from 'node:stream'
import { readFileName } from '@tingkat/catalogue/picture'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import type { Log } from '../platform/log.ts'
import { readPicture, type Media } from './actions.ts'
import { isSigned } from './addresses.ts'
import { MediaUnavailable, type MediaStorage } from './storage.ts'

export type MediaRoutes = {
  media: Media
  storage: MediaStorage
  /** The key that signs the URLs of private files. */
  key: Uint8Array
  clock: () => Date
  log: Pick<Log, 'warn'>
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
// Content-Security-Policy of private files. A document of a
// partner must not run scripts with the origin of this site.
const inertPolicy = "default-src 'none'; sandbox"

const logEveryMs = 60_000

const signedQuery = z.object({
  expires: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  signature: z.string().max(100),
})

export const mediaRoutes: FastifyPluginAsyncZod<MediaRoutes> = async (
  app,
  { media, storage, key, clock, log },
) => {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(200) }) } },
    async ({ params }, reply) => {
      const file = readFileName(params.file)
      const bytes = file && (await readPicture(media, file).catch(refuseUnavailable))
      if (!file || !bytes) throw problem('not_found')
      return reply
        .header('content-type', types[file.format])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes)
    },
  )

  app.get(
    '/media/private/:folder/:file',
    {
      schema: {
        hide: true,
        params: z.object({ folder: z.string().max(40), file: z.string().max(200) }),
        querystring: signedQuery,
      },
    },
    async ({ params: { folder, file }, query }, reply) => {
      const name = `private/${folder}/${file}` as const
      if (!isSigned(name, query, { key, clock })) throw problem('not_found')
      const opened = await storage.open(name).catch(refuseUnavailable)
      if (!opened) throw problem('not_found')
      if (!opened.contentType.startsWith('image/'))
        reply.header('content-disposition', 'attachment')
      return reply
        .header('content-type', opened.contentType)
        .header('content-length', opened.bytes)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', inertPolicy)
        .send(Readable.fromWeb(opened.body))
    },
  )

  let nextLog = 0
  /** Answers 503 if the storage is unavailable, and logs this at most once a minute. */
  function refuseUnavailable(error: unknown): never {
    if (!(error instanceof MediaUnavailable)) throw error
    const now = clock().getTime()
    if (now >= nextLog) {
      log.warn({ err: error }, 'the media storage is not available')
      nextLog = now + logEveryMs
    }
    throw problem('unavailable')
  }
}
