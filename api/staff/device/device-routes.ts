// HTTP routes of paired devices: pairing, state of the device, PIN entry, and management.
import {
  deviceBodySchema,
  deviceChangeSchema,
  deviceListSchema,
  deviceReportSchema,
  deviceSchema,
  myDeviceSchema,
  pairingSchema,
  pinTurnSchema,
} from '@tingkat/contract/console/staff'
import { idSchema } from '@tingkat/contract/shape'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rememberActor } from '../../http/actor.ts'
import type { App } from '../../http/app.ts'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { personOf } from '../session/session-actions.ts'
import { callerOf, type StaffPorts } from '../staff-ports.ts'
import {
  changeDevice,
  describeDevice,
  describeOwnDevice,
  endTurn,
  listDevices,
  pair,
  reportDevice,
  startPairing,
  switchIn,
  targetsOf,
} from './device-actions.ts'

const tags = ['staff']
const manage = { allow: 'device.manage' } as const
const isPublic = { allow: 'public' } as const
const own = { allow: 'own' } as const
const pairingsPerAddress = { max: 20, timeWindow: 10 * 60 * 1000 }

export function addDeviceRoutes(app: App, ports: StaffPorts): void {
  addOwnDevice(app, ports)
  addPin(app, ports)
  addManagement(app, ports)
  addChanges(app, ports)
}

function addOwnDevice(app: App, ports: StaffPorts): void {
  const { deviceCookie } = ports

  app.post(
    staffPaths.devicePairing,
    {
      config: { ...isPublic, rateLimit: pairingsPerAddress },
      schema: {
        tags,
        summary: 'Show a code on a device, with which a manager pairs it',
        response: { 200: pairingSchema, ...problems('too_many_requests') },
      },
    },
    async (_request, reply) => {
      const { token, ...shown } = await startPairing(ports)
      deviceCookie.setCookie(reply, token)
      return shown
    },
  )

  app.get(
    staffPaths.myDevice,
    {
      // The route is public, because the page on which a device shows its pairing code polls it
      // until the device is paired.
      config: { ...isPublic, polled: true },
      schema: {
        tags,
        summary: 'The device of this browser, and who can switch in',
        response: { 200: myDeviceSchema, ...problems('unauthenticated', 'device_revoked') },
      },
    },
    async (request, reply) => {
      const device = await deviceCookie.readDevice(request, reply)
      if (!device) throw problem('unauthenticated')
      return await describeOwnDevice(ports, device)
    },
  )

  app.put(
    staffPaths.myDevice,
    {
      config: { ...own, polled: true },
      schema: {
        tags,
        summary: 'Report the version and the sound of the device',
        body: deviceReportSchema,
        response: { 200: z.null(), ...problems('unauthenticated', 'device_revoked') },
      },
    },
    async (request, reply) => {
      const device = await requireDevice(ports, request, reply)
      await reportDevice(ports, device, request.body)
      return null
    },
  )
}

/**
 * Returns the paired device of the browser, even if a person is
 * also logged in there. Throws unauthenticated or device_revoked.
 */
async function requireDevice(
  { deviceCookie }: StaffPorts,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const device = await deviceCookie.readDevice(request, reply)
  if (!device?.pairedAt) throw problem('unauthenticated')
  rememberActor(request, { deviceID: device.deviceID })
  return device
}

function addPin(app: App, ports: StaffPorts): void {
  const answers = problems('unauthenticated', 'device_revoked', 'pin_wrong', 'pin_locked')
  const describe = async (request: FastifyRequest, reply: FastifyReply) =>
    await describeOwnDevice(ports, await requireDevice(ports, request, reply))

  app.post(
    staffPaths.myDevicePin,
    {
      config: own,
      schema: {
        tags,
        summary: 'Switch in on this device with a PIN',
        body: pinTurnSchema,
        response: { 200: myDeviceSchema, ...answers },
      },
    },
    async (request, reply) => {
      const turn = { ...request.body, requestID: request.id }
      await switchIn(ports, await requireDevice(ports, request, reply), turn)
      return await describe(request, reply)
    },
  )

  app.put(
    staffPaths.myDevicePin,
    {
      config: { ...own, polled: true },
      schema: {
        tags,
        summary: 'Extend the turn: the device was touched',
        response: { 200: myDeviceSchema, ...answers },
      },
    },
    async (request, reply) => {
      // `read` postpones the time when the PIN must be
      // entered again, because this request is not a GET.
      await requireDevice(ports, request, reply)
      await ports.deviceCookie.read(request, reply)
      return await describe(request, reply)
    },
  )

  app.delete(
    staffPaths.myDevicePin,
    {
      config: own,
      schema: {
        tags,
        summary: 'End the turn on this device',
        response: { 200: myDeviceSchema, ...answers },
      },
    },
    async (request, reply) => {
      await endTurn(ports, await requireDevice(ports, request, reply), request.id)
      return await describe(request, reply)
    },
  )
}

function addManagement(app: App, ports: StaffPorts): void {
  app.get(
    staffPaths.devices,
    {
      config: manage,
      schema: {
        tags,
        summary: 'Paired devices of my scopes',
        response: { 200: deviceListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      return await listDevices(ports, ports.staff.scopes(acting, request))
    },
  )

  app.post(
    staffPaths.devices,
    {
      config: manage,
      schema: {
        tags,
        summary: 'Pair the device that shows the code',
        body: deviceBodySchema,
        response: {
          200: deviceSchema,
          ...problems(
            'unauthenticated',
            'forbidden',
            'not_found',
            'pairing_invalid',
            'too_many_requests',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      const merchantIDs = [...new Set(request.body.merchantIDs)]
      const targets = await Promise.all(merchantIDs.map((id) => ports.scopes.findMerchant(id)))
      const [first] = targets
      for (const target of targets) {
        if (!target?.country) throw problem('not_found')
        ports.staff.check(acting, request, target)
      }
      const country = first?.country
      if (!country || targets.some((target) => target?.country !== country))
        throw problem('invalid_request', {
          faults: [{ path: 'merchantIDs', message: 'are in several countries' }],
        })
      const caller = { ...callerOf(acting, request, ports.clock()), personID: personOf(acting) }
      const deviceID = await pair(ports, { ...request.body, merchantIDs }, country, caller)
      return await describeDevice(ports, deviceID)
    },
  )
}

function addChanges(app: App, ports: StaffPorts): void {
  const params = z.object({ deviceID: idSchema })
  const find = async (
    request: FastifyRequest<{ Params: { deviceID: string } }>,
    reply: FastifyReply,
  ) => {
    const acting = await ports.staff.require(request, reply)
    const device = await ports.deviceStore.findPaired(request.params.deviceID)
    if (!device) throw problem('not_found')
    for (const target of targetsOf(device)) ports.staff.check(acting, request, target)
    return { device, caller: callerOf(acting, request, ports.clock()) }
  }
  const answers = problems('unauthenticated', 'forbidden', 'not_found')

  app.patch(
    staffPaths.device,
    {
      config: manage,
      schema: {
        tags,
        summary: 'Rename a device',
        params,
        body: deviceChangeSchema,
        response: { 200: deviceSchema, ...answers },
      },
    },
    async (request, reply) => {
      const { device, caller } = await find(request, reply)
      await changeDevice(ports, device, { kind: 'rename', ...request.body }, caller)
      return await describeDevice(ports, device.deviceID)
    },
  )

  app.post(
    staffPaths.deviceUnlock,
    {
      config: manage,
      schema: {
        tags,
        summary: 'Unlock the PIN entry of a device',
        params,
        response: { 200: deviceSchema, ...answers },
      },
    },
    async (request, reply) => {
      const { device, caller } = await find(request, reply)
      await changeDevice(ports, device, { kind: 'unlock' }, caller)
      return await describeDevice(ports, device.deviceID)
    },
  )

  app.delete(
    staffPaths.device,
    {
      config: manage,
      schema: {
        tags,
        summary: 'Revoke a device',
        params,
        response: { 200: z.null(), ...answers },
      },
    },
    async (request, reply) => {
      const { device, caller } = await find(request, reply)
      await changeDevice(ports, device, { kind: 'revoke' }, caller)
      return null
    },
  )
}
