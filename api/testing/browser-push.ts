// Does the browser's part of web push in tests: keys, decryption (RFC 8291, RFC 8188) and
// verification of the sender (RFC 8292).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'

export type BrowserPush = {
  keys: { p256dh: string; auth: string }
  /** Decrypts a message. Throws if it was encrypted for other keys. */
  read(body: Buffer): string
}

export function openBrowserPush(): BrowserPush {
  const ecdh = createECDH('prime256v1')
  const point = ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read(body) {
      const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0]
      const senderKey = body.subarray(21, 21 + keyLength)
      const sealed = body.subarray(21 + keyLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, senderKey])
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      // In the decrypted text, the byte 2 ends the last record, and padding follows it.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}

/**
 * Returns the claims of a VAPID header. Throws if the
 * header has another key or an invalid signature.
 */
export function readVapidHeader(
  header: string,
  publicKey: string,
): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  if (key !== publicKey) throw new Error('wrong key')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: bytes.subarray(1, 33).toString('base64url'),
    y: bytes.subarray(33).toString('base64url'),
  }
  const valid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!valid) throw new Error('not signed by this key')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
}
