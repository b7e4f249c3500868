// HTTP routes with which a merchant's paired device subscribes to push messages of new orders.
import rateLimit from '@fastify/rate-limit'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { pushSubscriptionBodySchema } from '@tingkat/contract/push'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rememberActor } from '../../http/actor.ts'
import { perAddress } from '../../http/per-address.ts'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import type { DeviceCookie } from '../../staff/device/device-cookie.ts'
import { subscribeDevice, type DeviceSubscribingPorts } from './device-push-actions.ts'

export type DevicePushRoutes = DeviceSubscribingPorts & {
  deviceCookie: DeviceCookie
  rateLimits: boolean
}

const tags = ['kitchen']
// The requests are limited, because each causes a DNS lookup. A page sends one when it opens.
const perMinute = { rateLimit: { max: 60, timeWindow: 60_000 } }

export const devicePushRoutes: FastifyPluginAsyncZod<DevicePushRoutes> = async (app, ports) => {
  if (ports.rateLimits) await app.register(rateLimit, perAddress)

  /**
   * Returns the id of the device that sends the request. Throws unauthenticated or device_revoked.
   */
  async function requireDevice(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const device = await ports.deviceCookie.readDevice(request, reply)
    if (!device?.pairedAt) throw problem('unauthenticated')
    rememberActor(request, { deviceID: device.deviceID })
    return device.deviceID
  }

  app.put(
    staffPaths.myDevicePush,
    {
      config: { allow: 'own', ...perMinute },
      schema: {
        tags,
        summary: 'Send push messages of new orders to this device until it is revoked',
        body: pushSubscriptionBodySchema,
        response: {
          200: z.null(),
          ...problems(
            'invalid_request',
            'unauthenticated',
            'device_revoked',
            'url_refused',
            'too_many_requests',
          ),
        },
      },
    },
    async (request, reply) => {
      await subscribeDevice(ports, await requireDevice(request, reply), request.body)
      return null
    },
  )

  app.delete(
    staffPaths.myDevicePush,
    {
      config: { allow: 'own' },
      schema: {
        tags,
        summary: 'Send no more push messages to this device',
        response: { 200: z.null(), ...problems('unauthenticated', 'device_revoked') },
      },
    },
    async (request, reply) => {
      await ports.devicePush.remove(await requireDevice(request, reply))
      return null
    },
  )
}
