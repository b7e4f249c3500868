// Connects to one of several NATS servers, with TLS and credentials if the settings have them.
import { readFile } from 'node:fs/promises'
import { connect, credsAuthenticator, type NatsConnection } from '@nats-io/transport-node'

export type BusSettings = {
  /** Addresses with nats:// or tls://. If one of them has tls://, all servers must use TLS. */
  servers: readonly string[]
  /**
   * Paths of PEM files: the trusted certificate authority, the certificate of this client and its
   * private key. Undefined if not needed.
   */
  ca?: string | undefined
  cert?: string | undefined
  key?: string | undefined
  /**
   * Path of a NATS credentials file, which has the client's JWT and private key. Undefined if not
   * needed.
   */
  credentials?: string | undefined
}

const CONNECT_LIMIT_MS = 5_000
// Interval of pings in milliseconds. After two pings without a response, for example behind a
// broken network, a server counts as unavailable.
const PING_INTERVAL_MS = 5_000
// The client waits this many milliseconds before it tries the same server again. It tries other
// servers immediately.
const RECONNECT_MS = 500
const DEFAULT_PORT = 4222

type Connect = () => Promise<NatsConnection>

/**
 * Reads the files of the settings and returns the function that connects. Throws if a file cannot
 * be read. The returned function throws an Error with a readable message, which does not have the
 * password.
 */
export async function prepareNatsConnection(settings: BusSettings): Promise<Connect> {
  const { servers, ca, cert, key, credentials } = settings
  for (const file of [ca, cert, key]) await readSetting(file)
  const creds = await readSetting(credentials)
  const urls = servers.map((server) => new URL(server))
  const user = urls.find(({ username }) => username)
  const usesTls = urls.some(({ protocol }) => protocol === 'tls:') || Boolean(ca ?? cert)
  const addresses = urls.map(({ hostname, port }) => `${hostname}:${port || DEFAULT_PORT}`)
  const options = {
    servers: addresses,
    // Refuses a server without TLS, or with a certificate that neither `ca` nor the system trusts.
    ...(usesTls && {
      tls: { ...(ca && { caFile: ca }), ...(cert && key && { certFile: cert, keyFile: key }) },
    }),
    ...(user && {
      user: decodeURIComponent(user.username),
      pass: decodeURIComponent(user.password),
    }),
    ...(creds && { authenticator: credsAuthenticator(creds) }),
    name: 'tingkat',
    timeout: CONNECT_LIMIT_MS,
    // With -1, the NATS client tries to reconnect without limit.
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    pingInterval: PING_INTERVAL_MS,
    maxPingOut: 2,
  }
  return async () => {
    try {
      return await connect(options)
    } catch (error) {
      const failure = new Error(
        `The bus at ${addresses.join(', ')} cannot be reached (${(error as Error).message}).`,
      )
      failure.stack = failure.message
      throw failure
    }
  }
}

async function readSetting(file: string | undefined): Promise<Uint8Array | undefined> {
  try {
    return file === undefined ? undefined : await readFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The file ${file} for the bus cannot be read (${code}).`, { cause: error })
  }
}
