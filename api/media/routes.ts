// HTTP route of pictures. A file never changes under its name, so browsers may cache it for ever.
import { readFileName } from '@tingkat/catalogue/picture'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import { readPicture, type Media } from './actions.ts'

const types = { avif: 'image/avif', jpg: 'image/jpeg' } as const

export const mediaRoutes: FastifyPluginAsyncZod<{ media: Media }> = async (app, { media }) => {
  app.get(
    '/media/:file',
    { schema: { hide: true, params: z.object({ file: z.string().max(200) }) } },
    async ({ params }, reply) => {
      const file = readFileName(params.file)
      const bytes = file && (await readPicture(media, file))
      if (!file || !bytes) throw problem('not_found')
      return reply
        .header('content-type', types[file.format])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(bytes)
    },
  )
}
