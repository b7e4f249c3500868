// Starts the journeys' server with an embedded database and a fast simulator.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { dataFolderOf, fillDatabase, serverFlags } from './steps/journey-data.ts'

// The feature flags of the journeys' server: in Cambodia, guests may not enter an address; in
// Singapore, eaters may collect orders.
const flagsOfJourneys = {
  countries: { kh: { disableLocationForGuest: true }, sg: { pickup: true } },
}

/** Returns the invite link of the first administrator, which the server prints after its start. */
async function findStaffLink({ output }: { output(): string }): Promise<string> {
  for (const started = Date.now(); Date.now() - started < 170_000;) {
    const link = /\S+\/invite#\S+/.exec(output())?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server printed no link for staff.')
}

export default async function startForJourneys(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-journeys-'))
  const template = join(folder, 'template')
  const inTemplate = { DATA_DIR: dataFolderOf(template), DATABASE_URL: '' }
  mkdirSync(template)
  fillDatabase(template, inTemplate)
  const data = { DATA_DIR: dataFolderOf(folder), DATABASE_URL: '' }
  const { kavita } = fillDatabase(folder, data, template)
  const flagsFile = join(folder, 'flags.json')
  writeFileSync(flagsFile, JSON.stringify(flagsOfJourneys))
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../server/build/main.js'),
    flags: serverFlags,
    env: (port) => ({
      ...data,
      // A host name instead of an IP address, because passkeys do not work with an IP address.
      CONSOLE_URL: `http://localhost:${port}`,
      FLAGS_FILE: flagsFile,
      SIMULATOR: 'on',
      SIMULATOR_SPEED: '120',
      RATE_LIMITS: 'off',
      DEV_INBOX: 'on',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    }),
    path: '/sg/en',
    timeoutMs: 170_000,
  })
  process.env.E2E_URL = server.url
  process.env.E2E_STAFF_LINK = await findStaffLink(server)
  process.env.E2E_MANAGER_LINK = server.url.replace('127.0.0.1', 'localhost') + kavita
  process.env.E2E_DATA = template
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
