// Guest tokens: JSON Web Tokens (RFC 7519) signed by HMAC-SHA-256, and the display names that go with them. Nothing is stored.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const guestTokenSeconds = 24 * 3_600

type Claims = { sub: string; iat: number; exp: number }

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
// The only header that is ever taken: a token cannot choose how it is checked.
const header = encode({ alg: 'HS256', typ: 'JWT' })

/** `guestID` names the visit; times are whole seconds since 1970, as JWT has them. */
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

/** The visit's id; null for a token that is not ours, was changed, or has run out. */
export function readGuestToken(key: Uint8Array, token: string, now: Date): string | null {
  const [head, claims, signature, ...more] = token.split('.')
  if (head !== header || !claims || !signature || more.length > 0) return null
  const [given, right] = [
    Buffer.from(signature),
    Buffer.from(signatureOf(key, `${head}.${claims}`)),
  ]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
  return exp * 1000 > now.getTime() ? sub : null
}

/** What a guest is called where others may see it: always the same for one visit, and no way back to its token. */
export function displayTokenOf(key: Uint8Array, guestID: string): string {
  return signatureOf(key, `display:${guestID}`)
}

function signatureOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
