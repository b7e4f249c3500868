// Lighthouse, for `npm run audit:pages` only. With its dependencies it has 19,000 files, so no
// workspace depends on it: it is installed when the command first runs. The types have only the
// options and results that the audit uses.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { obtainTool } from '../scripts/machine/tools.mjs'

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
  port: number
  output: 'json'
  logLevel: 'error'
  onlyCategories: string[]
  /** The maximum time for loading the page, in milliseconds. */
  maxWaitForLoad: number
}

type RunLighthouse = (url: string, options: Options) => Promise<{ lhr: Result } | undefined>

/** Returns the function that runs Lighthouse. Throws if the package cannot be installed. */
export async function obtainLighthouse(): Promise<RunLighthouse> {
  const tool = await obtainTool('lighthouse')
  if ('reason' in tool) throw new Error(`Lighthouse is not installed: ${tool.reason}`)
  const file = join(tool.folder, 'node_modules/lighthouse/core/index.js')
  const module = (await import(pathToFileURL(file).href)) as { default: RunLighthouse }
  return module.default
}
