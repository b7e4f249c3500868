// Tests of the server process: start, failed start and graceful shutdown.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castCatalogue, home } from './testing/cast.ts'
import { emptyDatabase, type EmptyDatabase } from './testing/empty-database.ts'
import { startServerProcess } from './testing/server-process.ts'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'tingkat-server-'))
let database: EmptyDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})
const env = () => ({
  ...database.env(path.join(folder, 'data')),
  CATALOGUE: 'none',
  LOG_LEVEL: 'info',
})

/** Runs a program until it exits and returns its exit code and output. */
async function run(program: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'close')
  return { code: code as number, output: output.trim() }
}

const seconds = 1_000

describe('starting', () => {
  test(
    'exits with code 1 and a message for a port in use',
    async () => {
      const holder = createServer().listen(0, '127.0.0.1')
      await once(holder, 'listening')
      const { port } = holder.address() as AddressInfo
      const { code, output } = await run(file('./server.ts'), [], {
        ...env(),
        LOG_LEVEL: 'silent',
        PORT: String(port),
        HOST: '127.0.0.1',
      })
      holder.close()
      expect({ code, output }).toEqual({
        code: 1,
        output: `The port ${port} is in use: stop the program that uses it, or set PORT to another one.`,
      })
    },
    60 * seconds,
  )

  test(
    'exits with a message without the password for an unreachable database',
    async () => {
      const { code, output } = await run(file('./server.ts'), [], {
        LOG_LEVEL: 'silent',
        DATABASE_URL: 'postgres://eater:geheim@127.0.0.1:1/tingkat',
        DATABASE_RETRY_MS: '500',
      })
      expect(code).toBe(1)
      expect(output).toMatch(
        /^The database at 127\.0\.0\.1:1\/tingkat cannot be reached \(ECONNREFUSED\).*\.$/,
      )
    },
    60 * seconds,
  )

  test(
    'prints every invalid setting on a line of its own',
    async () => {
      const { code, output } = await run(file('./server.ts'), [], {
        PORT: 'many',
        LOG_LEVEL: 'loud',
      })
      expect(code).toBe(1)
      expect(output.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'LOG_LEVEL'])
    },
    60 * seconds,
  )
})

test(
  'imports by command, serves, and finishes open requests at SIGTERM',
  async () => {
    const catalogue = path.join(folder, 'catalogue.json')
    const importer = file('./catalogue/import-command.ts')

    writeFileSync(catalogue, JSON.stringify({ ...castCatalogue, country: 'xx', promos: [{}] }))
    const faulty = await run(importer, [catalogue], env())
    expect(faulty.code).toBe(1)
    expect(faulty.output).toMatch(/^country /m)
    expect(faulty.output).toMatch(/^promos\[0\]\.code is missing$/m)
    expect(faulty.output).toMatch(/faults; nothing was changed\.$/)

    expect(await run(importer, [], env())).toMatchObject({
      code: 1,
      output: expect.stringContaining('Name the catalogue file'),
    })

    writeFileSync(catalogue, JSON.stringify(castCatalogue))
    expect(await run(importer, [catalogue], env())).toEqual({
      code: 0,
      output: 'Imported sg, version 1: 5 merchants with 9 dishes, 2 places, 1 promo codes.',
    })

    const server = await startServerProcess({ file: file('./server.ts'), env: env() })
    // Only a part of this request's body is sent before the process gets SIGTERM.
    const body = JSON.stringify({
      countryCode: 'sg',
      location: home,
      merchants: [{ ID: 'warung', items: [{ ID: 'satay', quantity: 2 }] }],
    })
    const inFlight = httpRequest(`${server.url}/api/v1/quotes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    const answered = once(inFlight, 'response')
    inFlight.write(body.slice(0, 20))
    // A later response on another connection shows that the server has received the part of the
    // body that was sent.
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const stopped = server.stop()
    await expect
      .poll(() => server.output(), { timeout: 60 * seconds })
      .toContain('shutting down: finishing open requests')
    inFlight.end(body.slice(20))
    const [response] = await answered
    expect(response.statusCode).toBe(200)
    response.resume()
    await stopped
    expect(server.output()).not.toMatch(/shutdown timed out|could not be closed/)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed')
  },
  120 * seconds,
)
