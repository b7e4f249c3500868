// Lighthouse, for `npm run audit:pages` only. With its dependencies it has 19,000 files, so no
// workspace depends on it: it is installed when the command first runs. The types have only the
// options and results that the audit uses.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { obtainTool } from '../scripts/machine/tools.mjs'
import { shortenTasks, type TraceEvent } from './processor-time.ts'

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }

type Audit = {
  id: string
  title: string
  /** From 0 to 1; null for audits that only inform or do not apply. */
  score: number | null
  displayValue?: string
  /** In milliseconds for times; layout shift has no unit. */
  numericValue?: number
}

export type Result = {
  categories: Record<string, Category>
  audits: Record<string, Audit>
  /** Set if the page could not be loaded. */
  runtimeError?: { message: string }
}

type Options = {
  /** The debugging port of the browser. */
  port?: number
  output: 'json'
  logLevel: 'error'
  onlyCategories: string[]
  /** The maximum time for loading the page, in milliseconds. */
  maxWaitForLoad: number
  /** The folder in which Lighthouse writes what it has recorded of the page. */
  gatherMode?: string
  /** The folder from which Lighthouse reads a record if `gatherMode` is not set. */
  auditMode: string
}

type RunLighthouse = (
  url: string | undefined,
  options: Options,
) => Promise<{ lhr: Result } | undefined>

/**
 * Two results of one load: `measured` with the times that passed, and `processor` with the
 * processor time of each task in place of its duration.
 */
export type Results = { measured: Result; processor: Result }

export type Load = {
  url: string
  /** The debugging port of the browser. */
  port: number
  categories: string[]
  timeoutMs: number
  /** A folder for what Lighthouse records. */
  folder: string
}

/**
 * Returns the function that loads a page with Lighthouse, which throws if the page cannot be
 * loaded. Throws if the package cannot be installed.
 */
export async function obtainLighthouse(): Promise<(load: Load) => Promise<Results>> {
  const tool = await obtainTool('lighthouse')
  if ('reason' in tool) throw new Error(`Lighthouse is not installed: ${tool.reason}`)
  const file = join(tool.folder, 'node_modules/lighthouse/core/index.js')
  const { default: run } = (await import(pathToFileURL(file).href)) as { default: RunLighthouse }
  return async ({ url, port, categories, timeoutMs, folder }) => {
    const options: Options = {
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      maxWaitForLoad: timeoutMs,
      auditMode: folder,
    }
    const measured = readResult(await run(url, { ...options, port, gatherMode: folder }))
    shortenRecordedTasks(join(folder, 'trace.json'))
    return { measured, processor: readResult(await run(undefined, options)) }
  }
}

function readResult(answer: { lhr: Result } | undefined): Result {
  const fault = answer ? answer.lhr.runtimeError?.message : 'no response'
  if (!answer || fault) throw new Error(`Lighthouse could not read the page: ${fault}`)
  return answer.lhr
}

function shortenRecordedTasks(file: string): void {
  const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }
  const traceEvents = shortenTasks(trace.traceEvents)
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents }))
}
