// Identifies the person who edits a merchant, and checks the route's permission.
import { findCountry } from '@tingkat/ordering/country/country'
import type { Membership } from '@tingkat/ordering/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../http/problem.ts'
import { isStorable } from '../http/schemas.ts'
import type { Staff } from '../staff/acting.ts'
import type { Caller } from '../staff/change-store.ts'
import type { EditedKey, EditingPorts } from './edited-merchant.ts'

export type EditorPorts = EditingPorts & { staff: Staff }
export type Editor = { key: EditedKey; caller: Caller; memberships: readonly Membership[] }

/**
 * Returns a function that identifies the person who sends a request. The function throws
 * unauthenticated, not_found for an unknown merchant, or forbidden without the route's permission.
 */
export function createEditorGate({ staff, catalogue, revisions, clock }: EditorPorts) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    merchantID: string,
  ): Promise<Editor> => {
    const acting = await staff.require(request, reply)
    // Some routes call this function before the request is validated.
    if (!isStorable(merchantID)) throw problem('not_found')
    const shown = catalogue.find(merchantID)?.snapshot.country.code
    const country = shown ?? findCountry((await revisions.findCountry(merchantID)) ?? '')?.code
    if (!country) throw problem('not_found')
    staff.check(acting, request, { country, merchantID })
    const { personID, deviceID, sessionID } = acting
    const caller = { personID, deviceID, sessionID, at: clock(), requestID: request.id }
    return { key: { country, merchantID }, caller, memberships: acting.memberships }
  }
}
