// `npm run check`: reads the settings and tries each service that they name. Prints a line for each
// and ends with code 1 if one failed. Prints no secret.
import { ConfigError, readConfig, type Config } from '../../config.ts'
import { formatResult, runChecks, type CheckResult } from './check.ts'
import { listChecks } from './service-checks.ts'

function readSettings(): Config | undefined {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const text of error.faults) print({ name: 'settings', state: 'FAILED', text })
    return undefined
  }
}

function print(result: CheckResult): void {
  process.stdout.write(`${formatResult(result)}\n`)
}

async function check(): Promise<boolean> {
  const config = readSettings()
  if (!config) return false
  print({ name: 'settings', state: 'ok', text: 'all values are valid' })
  const results = await runChecks(listChecks(config))
  for (const result of results) print(result)
  return results.every(({ state }) => state !== 'FAILED')
}

// `process.exit` is needed because some clients of services keep timers of failed connections,
// which would keep the process alive.
process.exit((await check()) ? 0 : 1)
