// The cookie of a paired device. It identifies the device, and thereby also the person who has
// entered a PIN on it (who has the "turn").
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contains, type Membership, type Scope } from '@tingkat/ordering/permissions'
import { hashToken } from '../../account/token.ts'
import { problem } from '../../http/problem.ts'
import type { Acting } from '../caller.ts'
import { staffCookie } from '../session/session.ts'
import { seenEveryMs } from '../session/session-life.ts'
import type { DeviceStore, StaffDevice } from './device-store.ts'

// The device's cookie ends a year after the last use of the device.
const lifeSeconds = 365 * 86_400
/**
 * After this many milliseconds without a request that changes something, a person must enter the
 * PIN on the device again.
 */
export const turnMs = 2 * 60_000

export type DeviceCookie = {
  cookie: string
  /**
   * Returns the device as the caller, or null if the browser is no paired device. Throws
   * device_revoked if staff have revoked the device.
   */
  read(request: FastifyRequest, reply: FastifyReply): Promise<Acting | null>
  /**
   * Returns the device that the cookie identifies, even before it is paired. Throws device_revoked.
   */
  readDevice(request: FastifyRequest, reply: FastifyReply): Promise<StaffDevice | null>
  /**
   * Returns the memberships of the device that sent the request, or null if it is not paired.
   * Unlike `read`, does not postpone the time when the PIN must be entered again.
   */
  peekMemberships(request: FastifyRequest): Promise<readonly Membership[] | null>
  setCookie(reply: FastifyReply, token: string): void
}

type Ports = { deviceStore: DeviceStore; clock: () => Date }

export function createDeviceCookie(
  { deviceStore, clock }: Ports,
  { secure }: { secure: boolean },
): DeviceCookie {
  const { cookie, options } = staffCookie('tingkat_device_staff', secure)

  async function readDevice(request: FastifyRequest, reply: FastifyReply) {
    const token = request.cookies[cookie]
    if (!token) return null
    const now = clock()
    const device = await deviceStore.find(hashToken(token), now)
    if (device?.revokedAt) throw problem('device_revoked')
    if (!device || now.getTime() - device.seenAt.getTime() > lifeSeconds * 1000) return null
    if (now.getTime() - device.seenAt.getTime() >= seenEveryMs) {
      await deviceStore.markSeen(device.deviceID, now)
      setCookie(reply, token)
    }
    return device
  }

  function setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(cookie, token, { ...options, maxAge: lifeSeconds })
  }

  return {
    cookie,
    readDevice,
    setCookie,
    async peekMemberships(request) {
      const device = await deviceStore.find(hashToken(request.cookies[cookie] ?? ''), clock())
      return device?.pairedAt && !device.revokedAt ? membershipsOn(device) : null
    },
    async read(request, reply) {
      const device = await readDevice(request, reply)
      if (!device?.pairedAt) return null
      const { deviceID, turn } = device
      const isAction = request.method !== 'GET' && request.method !== 'HEAD'
      if (turn && isAction) {
        const now = clock()
        const until = new Date(now.getTime() + turnMs)
        await deviceStore.extendTurn(deviceID, turn.personID, now, until)
      }
      return {
        personID: turn?.personID ?? null,
        name: turn?.name ?? null,
        deviceID,
        sessionID: null,
        console: 'kitchen',
        // A device never has a fresh log-in: a PIN is too weak for actions that need a fresh
        // log-in.
        freshAt: null,
        memberships: membershipsOn(device),
      }
    },
  }
}

/**
 * Returns the device's memberships: the role `device` at each of its merchants, and the roles that
 * the device's current user has at these merchants.
 */
export function membershipsOn({
  country,
  merchantIDs,
  turn,
}: Pick<StaffDevice, 'country' | 'merchantIDs' | 'turn'>): Membership[] {
  return merchantIDs.flatMap((merchantID): Membership[] => {
    const scope: Scope = `merchant:${merchantID}`
    const target = { country: country ?? undefined, merchantID }
    const own = (turn?.memberships ?? []).filter((membership) => contains(membership.scope, target))
    return [{ role: 'device', scope }, ...own.map(({ role }) => ({ role, scope }))]
  })
}
