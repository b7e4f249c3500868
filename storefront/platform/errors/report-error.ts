// Collects errors for the error service of the company that operates Tingkat. They wait in a
// bounded queue until a sink is set: the function that sends them.

export type Severity = 'low' | 'medium' | 'high'

/** `name` identifies the kind of error; `context` has no personal data, token or position. */
export type ReportedError = {
  name: string
  severity: Severity
  context?: Record<string, string | number | boolean>
}

export type ErrorSink = (error: ReportedError) => void

// The maximum number of waiting errors, which bounds the memory of a page that fails in a loop.
const queueMax = 20

export function createErrorReports() {
  const queue: ReportedError[] = []
  let sink: ErrorSink | null = null
  return {
    /** Reports the error to the sink, or queues it until there is one. Never throws. */
    report(error: ReportedError): void {
      if (!sink) {
        if (queue.length < queueMax) queue.push(error)
        return
      }
      try {
        sink(error)
      } catch {
        // A failing sink must not break the caller.
      }
    },
    /** Passes queued and future errors to `next`. */
    setSink(next: ErrorSink): void {
      sink = next
      for (const error of queue.splice(0)) this.report(error)
    },
  }
}

const reports = createErrorReports()

export const reportError = (error: ReportedError): void => reports.report(error)
export const setErrorSink = (sink: ErrorSink): void => reports.setSink(sink)
