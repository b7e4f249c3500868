// HTTP routes of opening hours in the console, and of the orders outside new hours that were handed
// to the desk (the operator's staff).
import {
  applySpecialDaySchema,
  handoverListSchema,
  merchantHoursSchema,
  saveHoursSchema,
  specialDayAnswerSchema,
} from '@tingkat/contract/console/merchant-hours'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import { createEditorGate, type Editor, type EditorPorts } from '../merchant-editing/editor.ts'
import { applySpecialDay, readHandovers, readHours, saveHours, type HoursPorts } from './actions.ts'

export type HoursRoutes = HoursPorts & EditorPorts

const merchantParams = z.object({ merchantID: idSchema })
const staffProblems = ['unauthenticated', 'forbidden', 'not_found'] as const
const changeProblems = [
  ...staffProblems,
  'invalid_request',
  'revision_conflict',
  'orders_outside_hours',
  'menu_faulty',
  'idempotency_key_reused',
] as const

export const hoursRoutes: FastifyPluginAsyncZod<HoursRoutes> = async (app, ports) => {
  const open = createEditorGate(ports)

  app.get(
    paths.kitchenHours,
    {
      config: { allow: 'hours.edit' },
      schema: {
        summary: 'Weekly hours, special days, and the public holidays to take or leave',
        tags: ['kitchen'],
        params: merchantParams,
        response: { 200: merchantHoursSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const { key } = await open(request, reply, request.params.merchantID)
      return await readHours(ports, key)
    },
  )

  app.put(
    paths.kitchenHours,
    {
      config: { allow: 'hours.edit' },
      schema: {
        summary: 'Save the hours as a new revision, with a decision for each order outside them',
        tags: ['kitchen'],
        params: merchantParams,
        body: saveHoursSchema,
        response: { 200: merchantHoursSchema, ...problems(...changeProblems) },
      },
    },
    async (request, reply) => {
      const editor = await open(request, reply, request.params.merchantID)
      return await saveHours(ports, editor, request.body)
    },
  )

  app.post(
    paths.kitchenSpecialDays,
    {
      config: { allow: 'hours.edit' },
      schema: {
        summary: 'Set a special day for several merchants, for all of them or for none',
        tags: ['kitchen'],
        body: applySpecialDaySchema,
        response: { 200: specialDayAnswerSchema, ...problems(...changeProblems) },
      },
    },
    async (request, reply) => {
      const editors: Editor[] = []
      for (const merchantID of new Set(request.body.merchantIDs))
        editors.push(await open(request, reply, merchantID))
      return { merchants: await applySpecialDay(ports, editors, request.body) }
    },
  )

  app.get(
    paths.deskHandovers,
    {
      config: { allow: 'order.move' },
      schema: {
        summary: 'Orders that merchants handed to the desk, until they end',
        tags: ['desk'],
        response: { 200: handoverListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      return await readHandovers(ports, ports.staff.scopes(acting, request))
    },
  )
}
