// HTTP route of pictures. The bytes of a name never change, so browsers may cache them for ever.
import { readFileName } from '@tingkat/catalogue/picture'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import type { Log } from '../platform/log.ts'
import { paintInBackground, readPicture, type Media } from './actions.ts'

type MediaOptions = { media: Media; log: Log; clock: () => Date; rendersAhead: boolean }

export const mediaRoutes: FastifyPluginAsyncZod<MediaOptions> = async (
  app,
  { media, log, clock, rendersAhead },
) => {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(200) }) } },
    async ({ params: { file } }, reply) => {
      const bytes = await readPicture(media, file)
      if (bytes === 'unknown') throw problem('not_found')
      // Still rendering: the browser requests it again later.
      if (bytes === 'busy')
        return reply.code(202).headers({ 'cache-control': 'no-store', 'retry-after': '2' }).send()
      const type = readFileName(file)?.format === 'avif' ? 'image/avif' : 'image/webp'
      return reply
        .header('content-type', type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes)
    },
  )

  const stop = new AbortController()
  // After the port is open, so that it does not delay the start.
  if (rendersAhead)
    app.addHook('onListen', async () => {
      void paintInBackground(media, { log, signal: stop.signal, now: clock() })
    })
  app.addHook('onClose', async () => {
    stop.abort()
    await media.painter.close()
  })
}
