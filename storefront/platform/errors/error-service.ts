// The operator's error service, by Sentry's protocol: what failed and where in our code; nothing of who it happened to.
import {
  addIntegration,
  captureEvent,
  dedupeIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  type BrowserOptions,
} from '@sentry/browser'
import { truncateTag, levelOf, replaySampleRate, removePersonalData } from './error-report.ts'
import type { ReportedError } from './report-error.ts'

type Service = {
  dsn: string
  environment: string
  allowed: () => boolean
  transport?: BrowserOptions['transport']
}

export function initErrorService({ dsn, environment, allowed, transport }: Service): void {
  init({
    dsn,
    environment,
    // No trail of clicks and addresses, no session counts, no traces: failures alone.
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), functionToStringIntegration(), linkedErrorsIntegration()],
    maxBreadcrumbs: 0,
    // Otherwise the service is told to keep the address that a report came from.
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false },
    replaysSessionSampleRate: replaySampleRate,
    replaysOnErrorSampleRate: replaySampleRate,
    sendClientReports: false,
    beforeSend: (event) => (allowed() ? removePersonalData(event) : null),
    ...(transport ? { transport } : {}),
  })
}

/** From now on faults that nobody caught are reported too. */
export function reportUncaughtErrors(): void {
  addIntegration(globalHandlersIntegration())
}

export function report({ name, severity, context = {} }: ReportedError): void {
  const told: Record<string, string | number | boolean> = { severity, ...context }
  const tags = Object.fromEntries(
    Object.entries(told).map(([key, value]) => [key, truncateTag(String(value))]),
  )
  captureEvent({ message: name, level: levelOf[severity], tags })
}
