// Fills the databases of the servers that journeys use.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedEnvironment } from '@tingkat/api/testing/server-process'

/**
 * Flags of Node for the servers of journeys. With `--liftoff-only`, V8 compiles the WebAssembly of
 * the embedded database without optimisation, so that a start takes a fifth less processor time.
 */
export const serverFlags = ['--liftoff-only']

export type JourneyData = {
  /**
   * Paths of the invite links for two managers of the merchant sg-m1. Each link works once per
   * server.
   */
  kavita: string
  meiLing: string
  /** Partner API token of a courier fleet of Singapore. */
  fleetToken: string
}

const program = join(import.meta.dirname, '../fill-database.ts')

/** Returns the data folder for a server whose files are in `folder`. */
export const dataFolderOf = (folder: string): string => join(folder, 'data')

/**
 * Fills the database of `env`. If `template` is given, the embedded database is copied from this
 * data folder, which was filled before. Copying needs much less CPU time than filling.
 */
export function fillDatabase(
  folder: string,
  env: Record<string, string>,
  template?: string,
): JourneyData {
  const file = join(folder, 'journey-data.json')
  if (template && !env['DATABASE_URL']) cpSync(template, folder, { recursive: true })
  else
    execFileSync(process.execPath, [...serverFlags, program, file], {
      // The URL is a placeholder, because the servers' ports are not known yet. Only the paths of
      // the invite links are used.
      env: { ...sharedEnvironment, ...process.env, ...env, CONSOLE_URL: 'http://localhost:1' },
      stdio: 'pipe',
      timeout: 120_000,
    })
  const { invites, fleetToken } = JSON.parse(readFileSync(file, 'utf8')) as {
    invites: string[]
    fleetToken: string
  }
  const [kavita = '', meiLing = ''] = invites.map(
    (link) => new URL(link).pathname + new URL(link).hash,
  )
  return { kavita, meiLing, fleetToken }
}
