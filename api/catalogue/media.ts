// The catalogue's pictures. A picture's name always means the same picture, so browsers keep it for good.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { mediaFolder } from '@tingkat/catalogue/media'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'

// All the pictures that ship are about 5 MB; beyond that the oldest read make room.
const keptBytes = 16_000_000

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  // Only names that lie in the folder are ever opened, whatever a path says.
  const names = new Set(readdirSync(mediaFolder).filter(name => name.endsWith('.webp')))
  const kept = new Map<string, Buffer>()
  let size = 0

  app.get('/media/:file', { schema: { hide: true, params: z.object({ file: z.string().max(200) }) } }, async ({ params: { file } }, reply) => {
    if (!names.has(file)) throw problem('not_found')
    let bytes = kept.get(file)
    if (!bytes) {
      bytes = await readFile(new URL(file, mediaFolder))
      size += bytes.length
      for (const [name, old] of kept) {
        if (size <= keptBytes) break
        kept.delete(name)
        size -= old.length
      }
      kept.set(file, bytes)
    }
    return reply.header('content-type', 'image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes)
  })
}
