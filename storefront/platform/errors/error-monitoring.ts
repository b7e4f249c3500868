// Decides which visits report errors to the error service (Sentry protocol) of the company that
// operates Tingkat, and loads the client of that service on demand.
import type { Monitoring } from '@tingkat/contract/config'
import type * as ErrorService from './error-service.ts'
import type { ReportedError } from './report-error.ts'

/** Shares of visits whose uncaught errors are reported (specification, section 9). */
export const sessionSampleRates: Record<Monitoring['environment'], number> = {
  production: 0.05,
  staging: 1,
  development: 1,
}

const key = 'tingkat.monitored'

/**
 * Returns whether this visit reports uncaught errors. The random number that decides is drawn once
 * per browser session and stored in sessionStorage.
 */
export function isSampledVisit(
  environment: Monitoring['environment'],
  random: () => number = Math.random,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): boolean {
  try {
    const drawn = storage().getItem(key) ?? String(random())
    storage().setItem(key, drawn)
    return Number(drawn) < sessionSampleRates[environment]
  } catch {
    return random() < sessionSampleRates[environment]
  }
}

let loadedService: Promise<typeof ErrorService> | undefined

async function loadService(
  { dsn, environment }: Monitoring,
  isAllowed: () => boolean,
): Promise<typeof ErrorService> {
  loadedService ??= import('./error-service.ts').then((service) => {
    service.initErrorService({ dsn, environment, isAllowed })
    return service
  })
  return await loadedService
}

export async function monitorUncaughtErrors(
  monitoring: Monitoring,
  isAllowed: () => boolean,
): Promise<void> {
  const { reportUncaughtErrors } = await loadService(monitoring, isAllowed)
  reportUncaughtErrors()
}

/** Sends an error that the storefront's code has caught, even if the visit is not sampled. */
export async function sendErrorReport(
  monitoring: Monitoring,
  error: ReportedError,
  isAllowed: () => boolean,
): Promise<void> {
  const { report } = await loadService(monitoring, isAllowed)
  report(error)
}
