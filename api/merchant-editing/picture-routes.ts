// HTTP route of photo uploads. The body of the request is the photo itself.
import {
  uploadedPictureSchema,
  uploadPictureQuerySchema,
} from '@tingkat/contract/console/merchant-editing'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problem } from '../http/problem.ts'
import { problems } from '../http/responses.ts'
import { maxPhotoBytes } from '../media/photo-job.ts'
import { createEditorGate, type EditorPorts } from './editor.ts'
import { uploadPicture, type PicturePorts } from './picture-actions.ts'
import { actorOf } from './publish-actions.ts'

const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const pictureRoutes: FastifyPluginAsyncZod<EditorPorts & PicturePorts> = async (
  app,
  ports,
) => {
  const open = createEditorGate(ports)
  app.addContentTypeParser(
    photoTypes,
    { parseAs: 'buffer', bodyLimit: maxPhotoBytes },
    (_request, body, done) => done(null, body),
  )
  app.post(
    paths.kitchenPictures,
    {
      config: { allow: 'menu.edit' },
      bodyLimit: maxPhotoBytes,
      schema: {
        summary:
          'Upload a photo of a dish or of the merchant; the body is a JPEG, PNG, WebP or AVIF',
        tags: ['kitchen'],
        consumes: photoTypes,
        params: z.object({ merchantID: idSchema }),
        querystring: uploadPictureQuerySchema,
        response: {
          201: uploadedPictureSchema,
          ...problems(
            'unauthenticated',
            'forbidden',
            'not_found',
            'picture_refused',
            'pictures_full',
            'too_many_requests',
          ),
        },
      },
      // Checks the permission before the body is read.
      // Otherwise anybody could make the server read 20 MB.
      preParsing: async (request, reply) => {
        await open(request, reply, request.params.merchantID)
      },
    },
    async (request, reply) => {
      const { key, caller } = await open(request, reply, request.params.merchantID)
      const { body } = request as { body: unknown }
      if (!(body instanceof Uint8Array)) throw problem('unsupported_media_type')
      const { kind, focusX, focusY, name } = request.query
      const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
      reply.code(201)
      return await uploadPicture(
        ports,
        key,
        { bytes: body, contentType, kind, focus: { x: focusX, y: focusY }, name },
        actorOf(caller),
      )
    },
  )
}
