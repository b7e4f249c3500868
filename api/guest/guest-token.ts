// Signs and reads guest tokens, which are JSON Web Tokens (RFC 7519) signed with HMAC-SHA-256, and
// derives display tokens from them. Neither kind of token is stored on the server.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const guestTokenSeconds = 24 * 3_600

type Claims = { sub: string; iat: number; exp: number }

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
// Tokens with any other header are refused, so that an attacker cannot choose another algorithm.
const header = encode({ alg: 'HS256', typ: 'JWT' })

/** `guestID` identifies the visit. The token's times are whole seconds since 1970. */
export function signGuestToken(
  key: Uint8Array,
  guestID: string,
  now: Date,
): { token: string; expiresAt: Date } {
  const iat = Math.floor(now.getTime() / 1000)
  const exp = iat + guestTokenSeconds
  const signed = `${header}.${encode({ sub: guestID, iat, exp } satisfies Claims)}`
  return { token: `${signed}.${signatureOf(key, signed)}`, expiresAt: new Date(exp * 1000) }
}

/** Returns the id of the visit, or null for an invalid, changed or expired token. */
export function readGuestToken(key: Uint8Array, token: string, now: Date): string | null {
  const [head, claims, signature, ...extraParts] = token.split('.')
  if (head !== header || !claims || !signature || extraParts.length > 0) return null
  const [received, expected] = [
    Buffer.from(signature),
    Buffer.from(signatureOf(key, `${head}.${claims}`)),
  ]
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null
  const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
  return exp * 1000 > now.getTime() ? sub : null
}

/** Returns the public name of a guest's visit, from which the guest token cannot be derived. */
export function displayTokenOf(key: Uint8Array, guestID: string): string {
  return signatureOf(key, `display:${guestID}`)
}

function signatureOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
