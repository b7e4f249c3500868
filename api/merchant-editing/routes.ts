// HTTP routes of the console for editing a merchant: draft, preview, publication and revisions.
import {
  draftSchema,
  draftVersionQuerySchema,
  editedMerchantSchema,
  previewRequestSchema,
  previewSchema,
  publicationSchema,
  publishDraftSchema,
  restoreRevisionSchema,
  revisionListSchema,
  revisionQuerySchema,
  revisionSchema,
  saveDraftSchema,
} from '@tingkat/contract/console/merchant-editing'
import { merchantSchema } from '@tingkat/contract/merchant'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import { discardDraft, saveDraft } from './draft-actions.ts'
import { createEditorGate, type EditorPorts } from './editor.ts'
import { readEditedMerchant } from './edited-merchant.ts'
import { createPreview, readPreview, type PreviewPorts } from './preview-actions.ts'
import { actorOf, callOffPublication, publishDraft, restoreRevision } from './publish-actions.ts'
import { listRevisions, readRevision } from './revision-actions.ts'

export type MerchantEditingRoutes = EditorPorts & PreviewPorts

// In bytes. The largest menu of the demo has 100 kB, but the format allows much larger menus.
const menuLimit = 6_000_000

const merchantParams = z.object({ merchantID: idSchema })
const revisionParams = merchantParams.extend({
  revision: z.coerce.number().pipe(z.int().min(1).max(2_000_000_000)),
})
const nothing = z.object({})
const tags = ['kitchen']
const staffProblems = ['unauthenticated', 'forbidden', 'not_found'] as const
const publishProblems = [
  ...staffProblems,
  'draft_stale',
  'revision_conflict',
  'menu_faulty',
  'price_change_unconfirmed',
  'idempotency_key_reused',
] as const

export const merchantEditingRoutes: FastifyPluginAsyncZod<MerchantEditingRoutes> = async (
  app,
  ports,
) => {
  const open = createEditorGate(ports)

  app.get(
    paths.kitchenDraft,
    {
      config: { allow: 'menu.edit' },
      schema: {
        summary: 'The published merchant and its draft, with faults and changes',
        tags,
        params: merchantParams,
        response: { 200: editedMerchantSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      return await readEditedMerchant(ports, key)
    },
  )

  app.put(
    paths.kitchenDraft,
    {
      config: { allow: 'menu.edit' },
      bodyLimit: menuLimit,
      schema: {
        summary: 'Save the draft, with or without faults',
        tags,
        params: merchantParams,
        body: saveDraftSchema,
        response: { 200: draftSchema, ...problems(...staffProblems, 'draft_stale') },
      },
      // Checks the permission before the body, which may have megabytes, is read.
      preParsing: async (request, reply) => {
        await open(request, reply, request.params.merchantID)
      },
    },
    async (request, reply) => {
      const { key, caller } = await open(request, reply, request.params.merchantID)
      return await saveDraft(ports, key, request.body, actorOf(caller))
    },
  )

  app.delete(
    paths.kitchenDraft,
    {
      config: { allow: 'menu.edit' },
      schema: {
        summary: 'Discard the draft',
        tags,
        params: merchantParams,
        querystring: draftVersionQuerySchema,
        response: { 200: nothing, ...problems(...staffProblems, 'draft_stale') },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      await discardDraft(ports, key, request.query.version)
      return {}
    },
  )

  app.post(
    paths.kitchenDraftPreview,
    {
      config: { allow: 'menu.edit' },
      schema: {
        summary: 'Addresses of the eater’s page of the draft, valid for an hour',
        tags,
        params: merchantParams,
        body: previewRequestSchema,
        response: {
          200: previewSchema,
          ...problems(...staffProblems, 'draft_stale', 'menu_faulty'),
        },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      return await createPreview(ports, key, request.body.version)
    },
  )

  app.post(
    paths.kitchenDraftPublish,
    {
      config: { allow: 'menu.publish' },
      schema: {
        summary: 'Publish the draft now or at a time',
        tags,
        params: merchantParams,
        body: publishDraftSchema,
        response: { 200: publicationSchema, ...problems(...publishProblems) },
      },
    },
    async (request, reply) => {
      const { key, caller } = await open(request, reply, request.params.merchantID)
      return await publishDraft(ports, caller, key, request.body)
    },
  )

  app.delete(
    paths.kitchenDraftPublish,
    {
      config: { allow: 'menu.publish' },
      schema: {
        summary: 'Call off the scheduled publication',
        tags,
        params: merchantParams,
        querystring: draftVersionQuerySchema,
        response: { 200: nothing, ...problems(...staffProblems, 'draft_stale') },
      },
    },
    async (request, reply) => {
      const { key, caller } = await open(request, reply, request.params.merchantID)
      await callOffPublication(ports, caller, key, request.query.version)
      return {}
    },
  )

  app.get(
    paths.kitchenRevisions,
    {
      config: { allow: 'menu.edit' },
      schema: {
        summary: 'The last 50 revisions, newest first',
        tags,
        params: merchantParams,
        response: { 200: revisionListSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      return await listRevisions(ports, key)
    },
  )

  app.get(
    paths.kitchenRevision,
    {
      config: { allow: 'menu.edit' },
      schema: {
        summary: 'A revision, and what changed since another one',
        tags,
        params: revisionParams,
        querystring: revisionQuerySchema,
        response: { 200: revisionSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const { merchantID, revision } = request.params
      const { key } = await open(request, reply, merchantID)
      return await readRevision(ports, key, revision, request.query.since)
    },
  )

  app.post(
    paths.kitchenRevisionRestore,
    {
      config: { allow: 'menu.publish' },
      schema: {
        summary: 'Publish the content of an earlier revision as a new one',
        tags,
        params: revisionParams,
        body: restoreRevisionSchema,
        response: { 200: publicationSchema, ...problems(...publishProblems) },
      },
    },
    async (request, reply) => {
      const { merchantID, revision } = request.params
      const { key, caller } = await open(request, reply, merchantID)
      return await restoreRevision(ports, caller, key, { ...request.body, revision })
    },
  )

  app.get(
    paths.preview,
    {
      schema: {
        summary: 'A draft as eaters would see it, by a signed token',
        tags,
        params: z.object({ token: z.string().max(200) }),
        response: { 200: merchantSchema, ...problems('not_found') },
      },
    },
    async ({ params }, reply) => {
      reply.header('x-robots-tag', 'noindex')
      return await readPreview(ports, params.token)
    },
  )
}
