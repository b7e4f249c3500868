// HTTP route of a country's settings and current flags.
import { configQuerySchema, configSchema } from '@tingkat/contract/config'
import { paths } from '@tingkat/contract/paths'
import { pageSettingsOf } from '@tingkat/ordering/country/country-settings'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../http/responses.ts'
import type { Monitoring } from '@tingkat/contract/config'
import type { FlagReader } from './flags.ts'

export const settingsRoutes: FastifyPluginAsyncZod<{
  flags: FlagReader
  monitoring?: Monitoring | undefined
}> = async (app, { flags, monitoring }) => {
  app.get(
    paths.config,
    {
      schema: {
        summary: 'A country’s settings and flags',
        tags: ['settings'],
        querystring: configQuerySchema,
        response: { 200: configSchema, ...problems('invalid_request') },
      },
    },
    async ({ query: { country } }) => ({
      country,
      flags: await flags.read(country),
      settings: pageSettingsOf(country),
      ...(monitoring ? { monitoring } : {}),
    }),
  )
}
