// Pictures over HTTP. A picture's name always means the same picture, so browsers keep it for good.
import { readFileName } from '@tingkat/catalogue/picture'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import type { Log } from '../platform/log.ts'
import { paintAhead, readPicture, type Media } from './actions.ts'

type MediaOptions = { media: Media; log: Log; clock: () => Date; paintsAhead: boolean }

export const mediaRoutes: FastifyPluginAsyncZod<MediaOptions> = async (
  app,
  { media, log, clock, paintsAhead },
) => {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(200) }) } },
    async ({ params: { file } }, reply) => {
      const bytes = await readPicture(media, file)
      if (bytes === 'unknown') throw problem('not_found')
      // A page waits for no brush: taken down, and there when it is asked for again.
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
  // Only once the port is open: the first page goes first.
  if (paintsAhead)
    app.addHook('onListen', async () => {
      void paintAhead(media, { log, signal: stop.signal, now: clock() })
    })
  app.addHook('onClose', async () => {
    stop.abort()
    await media.painter.close()
  })
}
