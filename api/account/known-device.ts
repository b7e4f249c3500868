// Remembers in a cookie that a browser has logged in to a number before.
import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSameHash } from './login-code.ts'

export type KnownDevices = {
  /** Returns the id of the device if it has logged in to the number, else null. */
  find(request: FastifyRequest, phone: string): string | null
  /** Remembers the number. A device knows its last one only. */
  remember(request: FastifyRequest, reply: FastifyReply, phone: string): void
  forget(reply: FastifyReply): void
}

const cookieName = 'tingkat_device'
// As long as a session lasts at most, in seconds.
const lifeSeconds = 180 * 86_400
const cookiePattern = /^([\da-f-]{36})\.([\w-]{43})$/

/** The cookie has a random id and a keyed hash of it with the number, so it needs no row. */
export function createKnownDevices(key: Uint8Array, { secure }: { secure: boolean }): KnownDevices {
  const cookie = secure ? `__Host-${cookieName}` : cookieName
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  const proofOf = (deviceID: string, phone: string): Buffer =>
    createHmac('sha256', key).update(`device:${deviceID}:${phone}`).digest()

  function find(request: FastifyRequest, phone: string): string | null {
    const [, deviceID = '', proof = ''] = cookiePattern.exec(request.cookies[cookie] ?? '') ?? []
    const isKnown = isSameHash(Buffer.from(proof, 'base64url'), proofOf(deviceID, phone))
    return isKnown ? deviceID : null
  }

  return {
    find,
    remember(request, reply, phone) {
      const deviceID = find(request, phone) ?? randomUUID()
      const proof = proofOf(deviceID, phone).toString('base64url')
      reply.setCookie(cookie, `${deviceID}.${proof}`, { ...options, maxAge: lifeSeconds })
    },
    forget(reply) {
      void reply.clearCookie(cookie, options)
    },
  }
}
