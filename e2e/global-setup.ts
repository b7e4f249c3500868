// Starts the real server for the journeys: fresh data, embedded database, a simulator in a hurry.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@tingkat/api/testing/server-process'

export default async function startForJourneys(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-journeys-'))
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../server/main.ts'),
    env: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', SIMULATOR: 'on', SIMULATOR_SPEED: '60', RATE_LIMITS: 'off', DEV_INBOX: 'on', LOG_LEVEL: 'warn', NODE_ENV: 'development' },
    path: '/sg/en',
  })
  process.env.E2E_URL = server.url
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
