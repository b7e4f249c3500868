// Which visits report to the operator's error service, and how: Sentry's client, loaded only when there is something to report.
import type { Monitoring } from '@tingkat/contract/config'
import type * as ErrorService from './error-service.ts'
import type { ReportedError } from './report-error.ts'

/** Shares of visits whose faults are watched (specification, section 9). */
export const sessionSampleRates: Record<Monitoring['environment'], number> = {
  production: 0.05,
  staging: 1,
  development: 1,
}

const key = 'tingkat.monitored'

/** Drawn once a visit. `chance` gives a number from 0 up to 1. */
export function isSampledVisit(
  environment: Monitoring['environment'],
  chance: () => number = Math.random,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): boolean {
  try {
    const drawn = storage().getItem(key) ?? String(chance())
    storage().setItem(key, drawn)
    return Number(drawn) < sessionSampleRates[environment]
  } catch {
    return chance() < sessionSampleRates[environment]
  }
}

let opened: Promise<typeof ErrorService> | undefined

async function open(
  { dsn, environment }: Monitoring,
  allowed: () => boolean,
): Promise<typeof ErrorService> {
  opened ??= import('./error-service.ts').then((service) => {
    service.initErrorService({ dsn, environment, allowed })
    return service
  })
  return await opened
}

/** Faults that nobody caught, of a visit that was drawn. */
export async function monitorUncaughtErrors(
  monitoring: Monitoring,
  allowed: () => boolean,
): Promise<void> {
  const { reportUncaughtErrors } = await open(monitoring, allowed)
  reportUncaughtErrors()
}

/** A failure that the storefront reports itself: of every visit, for it is seldom and operators wait for it. */
export async function sendErrorReport(
  monitoring: Monitoring,
  error: ReportedError,
  allowed: () => boolean,
): Promise<void> {
  const { report } = await open(monitoring, allowed)
  report(error)
}
