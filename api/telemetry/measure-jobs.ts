// Reports the duration and outcome of jobs as metrics and trace spans.
import type { Span } from '@opentelemetry/api'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Telemetry } from './telemetry.ts'

/** Returns the job runner whose handlers are measured. */
export function instrumentJobs(jobs: Jobs, telemetry: Telemetry | undefined): Jobs {
  if (!telemetry) return jobs
  const { meter, tracing } = telemetry
  const duration = meter.createHistogram('tingkat.job.duration', {
    unit: 's',
    description: 'Duration of job handlers by queue and outcome.',
  })
  return {
    ...jobs,
    register: (queue, handler) =>
      jobs.register(queue, (data) => {
        const run = async (span?: Span) => {
          const start = performance.now()
          let outcome = 'failed'
          try {
            await handler(data as never)
            outcome = 'done'
          } finally {
            duration.record((performance.now() - start) / 1000, { queue, outcome })
            span?.end()
          }
        }
        return tracing ? tracing.tracer.startActiveSpan(`job ${queue}`, run) : run()
      }),
  }
}
