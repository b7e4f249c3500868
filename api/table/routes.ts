// HTTP routes of tables: eaters check a scanned code, merchants list and revoke codes.
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import {
  partnerTableListSchema,
  partnerTableSchema,
  revokeTableCodeBodySchema,
  tableNumberSchema,
  tableQuerySchema,
  tableSchema,
} from '@tingkat/contract/table'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import { requirePartner } from '../partner/credentials.ts'
import { listPartnerTables, readTable, revokeTableCode, type TablePorts } from './actions.ts'

const about = { tags: ['partner'], security: [{ partner: [] }] }
const config = { bearerOnly: true }
const merchantParams = z.object({ merchantID: idSchema })
const tableParams = z.object({ merchantID: idSchema, tableNumber: tableNumberSchema })

export const tableRoutes: FastifyPluginAsyncZod<
  TablePorts & { partners: Parameters<typeof requirePartner>[0] }
> = async (app, ports) => {
  app.get(
    paths.table,
    {
      schema: {
        tags: ['merchants'],
        summary: 'A table that may order, by its number and the code of its QR',
        params: tableParams,
        querystring: tableQuerySchema,
        response: {
          200: tableSchema,
          ...problems('invalid_request', 'not_found', 'required_restaurant_params'),
        },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return await readTable(ports, { ...request.params, ...request.query })
    },
  )

  app.get(
    paths.partnerTables,
    {
      config,
      schema: {
        ...about,
        summary: 'Tables with the addresses of their QR codes',
        params: merchantParams,
        response: {
          200: partnerTableListSchema,
          ...problems('unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) => ({
      tables: await listPartnerTables(
        ports,
        await requirePartner(ports.partners, request),
        request.params.merchantID,
      ),
    }),
  )

  app.post(
    paths.partnerTableCodes,
    {
      config,
      schema: {
        ...about,
        summary: 'Revoke the code of a table',
        description:
          'The table gets a new code, so its QR code must be printed again. A repeated `serial` ' +
          'has no further effect.',
        params: tableParams,
        body: revokeTableCodeBodySchema,
        response: {
          200: partnerTableSchema,
          ...problems('invalid_request', 'unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) =>
      await revokeTableCode(ports, await requirePartner(ports.partners, request), {
        ...request.params,
        serial: request.body.serial,
      }),
  )
}
