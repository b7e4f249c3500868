// Sends error reports without personal data to the error service (Sentry protocol) of the company
// that operates Tingkat.
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

type ErrorServiceOptions = {
  dsn: string
  environment: string
  /** Returns whether reports may be sent now. Reports are dropped while it returns false. */
  isAllowed: () => boolean
  transport?: BrowserOptions['transport']
}

export function initErrorService(options: ErrorServiceOptions): void {
  const { dsn, environment, isAllowed, transport } = options
  init({
    dsn,
    environment,
    // Disables breadcrumbs, sessions and traces.
    defaultIntegrations: false,
    integrations: [dedupeIntegration(), functionToStringIntegration(), linkedErrorsIntegration()],
    maxBreadcrumbs: 0,
    // Without this setting the error service stores the sender's IP address.
    dataCollection: { userInfo: false, cookies: false, urlQueryParams: false },
    replaysSessionSampleRate: replaySampleRate,
    replaysOnErrorSampleRate: replaySampleRate,
    sendClientReports: false,
    beforeSend: (event) => (isAllowed() ? removePersonalData(event) : null),
    ...(transport ? { transport } : {}),
  })
}

/** Reports uncaught errors and unhandled rejections too. */
export function reportUncaughtErrors(): void {
  addIntegration(globalHandlersIntegration())
}

export function report({ name, severity, context = {} }: ReportedError): void {
  const values: Record<string, string | number | boolean> = { severity, ...context }
  const tags = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, truncateTag(String(value))]),
  )
  captureEvent({ message: name, level: levelOf[severity], tags })
}
