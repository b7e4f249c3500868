// Registers all HTTP routes under /staff.
import rateLimit from '@fastify/rate-limit'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { perAddress } from '../http/per-address.ts'
import { addDeviceRoutes } from './device/device-routes.ts'
import { addLoginRoutes } from './login/login-routes.ts'
import { addPartnerTokenRoutes } from './partner/partner-token-routes.ts'
import { addPeopleRoutes } from './people/people-routes.ts'
import { addOwnRoutes } from './session/own-routes.ts'
import type { StaffPorts } from './staff-ports.ts'

export const staffRoutes: FastifyPluginAsyncZod<StaffPorts> = async (app, ports) => {
  if (ports.config.rateLimits) await app.register(rateLimit, perAddress)
  addLoginRoutes(app, ports)
  addOwnRoutes(app, ports)
  addPeopleRoutes(app, ports)
  addDeviceRoutes(app, ports)
  addPartnerTokenRoutes(app, ports)
}
