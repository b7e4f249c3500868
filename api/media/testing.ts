// An object store for tests: an S3-compatible server in this process, with a temporary folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from './s3-storage.ts'

type S3Server = {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  httpServer: { closeAllConnections(): void }
}
type S3ServerOptions = {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets: { name: string }[]
}

export type ObjectStore = { settings: S3Settings; close(): Promise<void> }

// The package is CommonJS without types, so it is loaded with `require`.
const require = createRequire(import.meta.url)
const bucket = 'pictures'

/** Starts an object store. With `port` 0 it takes a free port. */
export async function openObjectStore(port = 0): Promise<ObjectStore> {
  const Server = require('@20minutes/s3rver') as new (options: S3ServerOptions) => S3Server
  const directory = mkdtempSync(join(tmpdir(), 'tingkat-object-store-'))
  const server = new Server({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port: chosen } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${chosen}`,
      bucket,
      region: 'us-east-1',
      // The only credentials that this test server accepts.
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    async close() {
      const closed = server.close()
      server.httpServer.closeAllConnections()
      await closed
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
