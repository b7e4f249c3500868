// Tests of TLS and credentials of the message bus with a real NATS server, if it is installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nkeys } from '@nats-io/transport-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { natsServer, startNats, stopNats } from '../../testing/nats.ts'
import type { BusSettings } from './nats-connection.ts'
import { openBus } from './open-bus.ts'

const isInstalled = natsServer !== undefined && spawnSync('openssl', ['version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'tingkat-bus-'))
const path = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function connects(settings: BusSettings): Promise<boolean> {
  const bus = await openBus({ settings })
  const connected = bus.isConnected()
  await bus.close()
  return connected
}

describe.runIf(isInstalled)('OPS-08 TLS', () => {
  let port: number
  let server: Awaited<ReturnType<typeof startNats>>
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder })
    if (status !== 0) throw new Error(stderr.toString())
  }
  const sign = (name: string, extension: string) => {
    writeFileSync(path(`${name}.ext`), extension)
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
    run('req', ...key, '-keyout', `${name}.key`, '-subj', `/CN=${name}`, '-out', `${name}.csr`)
    const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2']
    run(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...signer,
      '-extfile',
      `${name}.ext`,
      '-out',
      `${name}.pem`,
    )
  }
  beforeAll(async () => {
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
    run('req', '-x509', ...key, '-keyout', 'ca.key', '-subj', '/CN=ca', '-out', 'ca.pem')
    sign('server', 'subjectAltName=DNS:localhost')
    sign('client', 'extendedKeyUsage=clientAuth')
    port = await freePort()
    const certificates = ['--tlscert', path('server.pem'), '--tlskey', path('server.key')]
    server = await startNats(port, ['--tlsverify', '--tlscacert', path('ca.pem'), ...certificates])
  })
  afterAll(() => stopNats(server))

  test('connects with the authority and a client certificate, and not without them', async () => {
    const servers = [`tls://localhost:${port}`]
    const ca = path('ca.pem')
    const files = { ca, cert: path('client.pem'), key: path('client.key') }
    expect(await connects({ servers, ...files })).toBe(true)
    expect(await connects({ servers, ca })).toBe(false)
    expect(await connects({ servers, cert: files.cert, key: files.key })).toBe(false)
    expect(await connects({ servers: [`nats://localhost:${port}`] })).toBe(false)
  })
})

describe.runIf(natsServer !== undefined)('OPS-08 credentials', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  type Key = ReturnType<typeof nkeys.createUser>
  /** Returns a signed JWT in the format of NATS (github.com/nats-io/jwt, version 2). */
  const claim = (signer: Key, subject: Key, nats: object): string => {
    const body = { jti: 'x', iat: 1_700_000_000, iss: signer.getPublicKey(), name: 'test' }
    const head = { typ: 'JWT', alg: 'ed25519-nkey' }
    const text = `${encode(head)}.${encode({ ...body, sub: subject.getPublicKey(), nats })}`
    return `${text}.${Buffer.from(signer.sign(Buffer.from(text))).toString('base64url')}`
  }
  const unlimited = { subs: -1, data: -1, payload: -1 }

  test('connects with a credentials file, and not without it', async () => {
    const [operator, account, user] = [
      nkeys.createOperator(),
      nkeys.createAccount(),
      nkeys.createUser(),
    ]
    const limits = { ...unlimited, conn: -1, leaf: -1, imports: -1, exports: -1, wildcards: true }
    const accountClaim = claim(operator, account, { type: 'account', version: 2, limits })
    writeFileSync(
      path('nats.conf'),
      `operator: ${claim(operator, operator, { type: 'operator', version: 2 })}
       resolver: MEMORY
       resolver_preload: { ${account.getPublicKey()}: ${accountClaim} }`,
    )
    const userClaim = claim(account, user, { type: 'user', version: 2, ...unlimited })
    writeFileSync(
      path('user.creds'),
      [
        '-----BEGIN NATS USER JWT-----',
        userClaim,
        '------END NATS USER JWT------',
        '-----BEGIN USER NKEY SEED-----',
        new TextDecoder().decode(user.getSeed()),
        '------END USER NKEY SEED------',
        '',
      ].join('\n'),
    )
    const port = await freePort()
    const server = await startNats(port, ['-c', path('nats.conf')])
    const servers = [`nats://127.0.0.1:${port}`]
    expect(await connects({ servers, credentials: path('user.creds') })).toBe(true)
    expect(await connects({ servers })).toBe(false)
    await stopNats(server)
  })
})
