// Starts the server for the journeys with an empty embedded database and a fast simulator.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { testCatalogue } from './test-catalogue.ts'

// One country has the flag that disables location for guests; the others have the defaults.
const flagsOfJourneys = { countries: { kh: { disableLocationForGuest: true } } }

export default async function startForJourneys(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-journeys-'))
  const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  writeFileSync(join(folder, 'sg.json'), JSON.stringify(testCatalogue))
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../api/catalogue/import-command.ts'), join(folder, 'sg.json')],
    { env: { ...process.env, ...data }, timeout: 60_000 },
  )
  const flagsFile = join(folder, 'flags.json')
  writeFileSync(flagsFile, JSON.stringify(flagsOfJourneys))
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../server/main.ts'),
    env: {
      ...data,
      FLAGS_FILE: flagsFile,
      SIMULATOR: 'on',
      SIMULATOR_SPEED: '120',
      RATE_LIMITS: 'off',
      DEV_INBOX: 'on',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    },
    path: '/sg/en',
  })
  process.env.E2E_URL = server.url
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
