// Failures that operators want to hear of: kept until something that tells them is plugged in.

export type Severity = 'low' | 'medium' | 'high'

/** `name` says what failed, the same each time; `context` holds no personal data, token or position. */
export type ReportedError = {
  name: string
  severity: Severity
  context?: Record<string, string | number | boolean>
}

export type ErrorSink = (error: ReportedError) => void

// A page that fails in a circle must not fill the memory.
const waitingMax = 20

export function createErrorReports() {
  const waiting: ReportedError[] = []
  let sink: ErrorSink | null = null
  return {
    /** Never throws, and costs the page nothing. */
    report(error: ReportedError): void {
      if (!sink) {
        if (waiting.length < waitingMax) waiting.push(error)
        return
      }
      try {
        sink(error)
      } catch {
        // Telling of a failure must not be one.
      }
    },
    /** From now on `next` hears of each, and at once of those that waited. */
    plug(next: ErrorSink): void {
      sink = next
      for (const error of waiting.splice(0)) this.report(error)
    },
  }
}

const reports = createErrorReports()

export const reportError = (error: ReportedError): void => reports.report(error)
export const setErrorSink = (sink: ErrorSink): void => reports.plug(sink)
