// Remembers in a cookie that a browser has logged in with a phone number
// before. Requests for codes by other devices do not delay such a browser.
import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readWithKeys, type KeyRing } from '../platform/keys/key-ring.ts'
import { isSameHash } from './login-code.ts'

export type KnownDevices = {
  /** Returns the id of the device if it last logged in with this number, else null. */
  find(request: FastifyRequest, phone: string): string | null
  /** Remembers the number on the device, instead of the number of an earlier login. */
  remember(request: FastifyRequest, reply: FastifyReply, phone: string): void
  forget(reply: FastifyReply): void
}

const cookieName = 'tingkat_device'
// The cookie lasts 180 days, which is the longest time that a session can last.
const lifeSeconds = 180 * 86_400
const cookiePattern = /^([\da-f-]{36})\.([\w-]{43})$/

/**
 * The cookie contains a random device id, and a keyed hash of that id and
 * the phone number. The hash verifies the cookie without a database row.
 */
export function createKnownDevices(keys: KeyRing, { secure }: { secure: boolean }): KnownDevices {
  const cookie = secure ? `__Host-${cookieName}` : cookieName
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const

  const proofOf = (key: Uint8Array, deviceID: string, phone: string): Buffer =>
    createHmac('sha256', key).update(`device:${deviceID}:${phone}`).digest()

  function find(request: FastifyRequest, phone: string): string | null {
    const [, deviceID = '', proof = ''] = cookiePattern.exec(request.cookies[cookie] ?? '') ?? []
    const received = Buffer.from(proof, 'base64url')
    return readWithKeys(keys, (key) =>
      isSameHash(received, proofOf(key, deviceID, phone)) ? deviceID : null,
    )
  }

  return {
    find,
    remember(request, reply, phone) {
      const deviceID = find(request, phone) ?? randomUUID()
      const proof = proofOf(keys.current, deviceID, phone).toString('base64url')
      reply.setCookie(cookie, `${deviceID}.${proof}`, { ...options, maxAge: lifeSeconds })
    },
    forget(reply) {
      void reply.clearCookie(cookie, options)
    },
  }
}
