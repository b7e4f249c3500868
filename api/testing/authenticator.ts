// A software authenticator, which creates and uses passkeys in tests without a browser.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

type Site = { origin: string; rpID: string }
type Flaws = {
  origin?: string
  rpID?: string
  verified?: boolean
  counter?: number
  /** The number of the COSE algorithm that a new passkey claims to use. Default: -7 (ES256). */
  algorithm?: number
}
export type Authenticator = ReturnType<typeof createAuthenticator>

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** Creates an authenticator. Its signature counter starts at 1 and increases with each use. */
export function createAuthenticator(site: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  const authenticatorData = (
    { rpID = site.rpID, verified = true, counter }: Flaws,
    more: Buffer,
  ) => {
    const flags =
      userPresent | (verified ? userVerified : 0) | (more.length > 0 ? hasCredential : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? ++uses)
    return Buffer.concat([sha256(Buffer.from(rpID)), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, challenge: string, { origin = site.origin }: Flaws) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const envelope = { id: id.toString('base64url'), rawId: id.toString('base64url') }

  return {
    credentialID: envelope.id,

    /** Returns the answer to a server's request to register a passkey. */
    register(options: { challenge: string }, flaws: Flaws = {}) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey, flaws)])
      const data = authenticatorData(flaws, credential)
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), Buffer.from([0xa0])],
        [cborText('authData'), cborBytes(data)],
      ])
      return {
        ...envelope,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, flaws).toString(
            'base64url',
          ),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** Returns the answer to a server's challenge of a log-in or step-up. */
    answer(options: { challenge: string }, flaws: Flaws = {}) {
      const data = authenticatorData(flaws, Buffer.alloc(0))
      const client = clientData('webauthn.get', options.challenge, flaws)
      const signature = signWith(privateKey, Buffer.concat([data, sha256(client)]))
      return {
        ...envelope,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const signWith = (key: KeyObject, bytes: Uint8Array): Buffer => sign('sha256', bytes, key)

/** Returns the public key as a COSE map: kty EC2, alg, crv P-256, x and y (RFC 9053). */
function coseKey(key: KeyObject, { algorithm = -7 }: Flaws): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap([
    [Buffer.from([0x01]), Buffer.from([0x02])],
    [Buffer.from([0x03]), cborHead(1, -1 - algorithm)],
    [Buffer.from([0x20]), Buffer.from([0x01])],
    [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

const cborHead = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}
const cborText = (text: string): Buffer =>
  Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborMap = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()])
