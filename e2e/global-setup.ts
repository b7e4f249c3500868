// Starts the server for the journeys with an empty embedded database and a fast simulator.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '@tingkat/api/testing/server-process'
import { testCatalogue } from './test-catalogue.ts'

// In Cambodia guests may not enter an address. In Singapore eaters may collect orders.
const flagsOfJourneys = {
  countries: { kh: { disableLocationForGuest: true }, sg: { pickup: true } },
}

/** Returns the first administrator's invite link, which the server prints soon after its start. */
async function findStaffLink({ output }: { output(): string }): Promise<string> {
  for (const started = Date.now(); Date.now() - started < 60_000;) {
    const link = /\S+\/invite#\S+/.exec(output())?.[0]
    if (link) return link
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The server printed no link for staff.')
}

export default async function startForJourneys(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-journeys-'))
  const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
  const run = (command: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../api', command), ...args], {
      // The server’s port is not known yet. Of the invite’s link only the path is used.
      env: { ...process.env, ...data, CONSOLE_URL: 'http://localhost:1' },
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: 120_000,
    })
  writeFileSync(join(folder, 'sg.json'), JSON.stringify(testCatalogue))
  run('catalogue/import-command.ts', join(folder, 'sg.json'))
  const manager = ['--name', 'Kavita Nair', '--email', 'kavita@senja.example']
  const role = ['--role', 'merchant_manager', '--scope', 'merchant:sg-m1']
  const invite = run('staff/people/create-command.ts', ...manager, ...role)
  const flagsFile = join(folder, 'flags.json')
  writeFileSync(flagsFile, JSON.stringify(flagsOfJourneys))
  const server = await startServerProcess({
    file: join(import.meta.dirname, '../server/main.ts'),
    env: (port) => ({
      ...data,
      // Passkeys need a host name: they do not work at an IP address.
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
  })
  process.env.E2E_URL = server.url
  process.env.E2E_STAFF_LINK = await findStaffLink(server)
  const path = /\/kitchen\/invite#\S+/.exec(invite)?.[0] ?? ''
  process.env.E2E_MANAGER_LINK = server.url.replace('127.0.0.1', 'localhost') + path
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
