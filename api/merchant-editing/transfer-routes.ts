// HTTP routes for downloading and importing a merchant's menu.
import {
  exportQuerySchema,
  importedMenuSchema,
  importMenuSchema,
} from '@tingkat/contract/console/merchant-editing'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import { allows } from '@tingkat/ordering/permissions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import { problems } from '../http/responses.ts'
import { createEditorGate, type EditorPorts } from './editor.ts'
import { exportMenu, importMenu } from './transfer-actions.ts'

// In bytes. The content has up to five million characters, some of which take several bytes.
const importLimit = 8_000_000

const merchantParams = z.object({ merchantID: idSchema })
const tags = ['kitchen']
const staffProblems = ['unauthenticated', 'forbidden', 'not_found'] as const

export const transferRoutes: FastifyPluginAsyncZod<EditorPorts> = async (app, ports) => {
  const open = createEditorGate(ports)

  app.get(
    paths.kitchenExport,
    {
      config: { allow: 'menu.edit' },
      schema: {
        summary: 'Download the menu as JSON or CSV',
        tags,
        params: merchantParams,
        querystring: exportQuerySchema,
        response: { 200: z.string(), ...problems(...staffProblems, 'menu_faulty') },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      const { format, draft } = request.query
      const ofDraft = draft === '1'
      const { content, contentType, fileName } = await exportMenu(ports, key, { format, ofDraft })
      return reply
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('content-type', contentType)
        .serializer((text: string) => text)
        .send(content)
    },
  )

  app.post(
    paths.kitchenImport,
    {
      config: { allow: 'menu.edit' },
      bodyLimit: importLimit,
      schema: {
        summary: 'Import JSON or CSV as the draft',
        tags,
        params: merchantParams,
        body: importMenuSchema,
        response: {
          200: importedMenuSchema,
          ...problems(
            ...staffProblems,
            'draft_stale',
            'revision_conflict',
            'price_change_unconfirmed',
            'idempotency_key_reused',
          ),
        },
      },
      // Checks the permission before the body, which may have 8 MB, is read.
      preParsing: async (request, reply) => {
        await open(request, reply, request.params.merchantID)
      },
    },
    async (request, reply) => {
      const { key, caller, memberships } = await open(request, reply, request.params.merchantID)
      const { publish } = request.body
      if (publish && !allows(memberships, 'menu.publish', key))
        throw problem('forbidden', { permission: 'menu.publish' })
      return await importMenu(ports, caller, key, request.body)
    },
  )
}
