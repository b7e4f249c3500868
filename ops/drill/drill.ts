// Runs the drill: prepares the code, the cluster and the load, runs the chosen steps, and stops
// everything.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from './cluster.ts'
import { startLoad, type LoadOptions } from './load/load.ts'
import { findPreviousVersion, unpackVersion } from './previous-version.ts'
import { runStep, type Durations, type Step, type StepResult } from './step.ts'
import { steps } from './steps.ts'

export type DrillOptions = {
  root: string
  short: boolean
  /**
   * Names of the drill's steps to run; undefined for all steps, or for `shortSteps` in the short
   * form.
   */
  steps: readonly string[] | undefined
  /** Commit of the product's previous version; undefined to find the commit in git. */
  previous: string | undefined
  load: Omit<LoadOptions, 'baseUrl' | 'loginUrl' | 'partnerTokens'>
  durations: Durations
}

const shortSteps = ['web', 'failover', 'rolling', 'restore']

/** Runs the drill and prints its progress. Throws an Error if the cluster cannot be started. */
export async function runDrill(options: DrillOptions): Promise<StepResult[]> {
  const chosen = chooseSteps(options)
  const folder = mkdtempSync(join(tmpdir(), 'tingkat-drill-code-'))
  try {
    const code = await prepareCode(options, chosen, folder)
    const cluster = await startCluster(code.previous ?? code.current)
    const stopOnSignal = () =>
      void cluster.close().finally(() => {
        rmSync(folder, { recursive: true, force: true })
        process.exit(1)
      })
    process.once('SIGINT', stopOnSignal).once('SIGTERM', stopOnSignal)
    try {
      const [merchant, courier] = [
        await cluster.createPartner('merchant'),
        await cluster.createPartner('courier'),
      ]
      const partnerTokens = { merchant, courier }
      const loginUrl = `http://127.0.0.1:${cluster.web[0].port}`
      const load = await startLoad({
        ...options.load,
        baseUrl: cluster.url,
        loginUrl,
        partnerTokens,
      })
      const results: StepResult[] = []
      for (const step of chosen) {
        console.log(`${new Date().toISOString()} ${step.title} …`)
        const base = { cluster, load, code, durations: options.durations }
        const result = await runStep(step, base)
        console.log(describe(result))
        results.push(result)
      }
      await load.stop()
      const refused = [...load.record.refused].map(([what, count]) => `${what}: ${count}`)
      console.log(`Refusals of the product: ${refused.join(', ') || 'none'}.`)
      return results
    } finally {
      process.off('SIGINT', stopOnSignal).off('SIGTERM', stopOnSignal)
      await cluster.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function chooseSteps({ steps: names, short }: DrillOptions): Step[] {
  const wanted = names ?? (short ? shortSteps : steps.map(({ name }) => name))
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join()}. Steps: ${steps.map(({ name }) => name).join()}.`)
  return steps.filter(({ name }) => wanted.includes(name))
}

/**
 * Unpacks the last commit and, for the upgrade step, the previous version. Without unpacking, edits
 * in the checkout would affect processes that start later. Without git, the checkout itself runs.
 */
async function prepareCode({ root, previous }: DrillOptions, chosen: Step[], folder: string) {
  const wantsUpgrade = chosen.some(({ name }) => name === 'upgrade')
  const newest = await findPreviousVersion(root)
  if (!newest) return { current: root, previous: undefined }
  const current = join(folder, 'current')
  await unpackVersion(root, 'HEAD', current)
  if (!wantsUpgrade) return { current, previous: undefined }
  const commit = previous ?? newest
  console.log(`The previous version is ${commit}.`)
  await unpackVersion(root, commit, join(folder, 'previous'))
  return { current, previous: join(folder, 'previous') }
}

function describe({ figures, lost, doubled, faults, notes, seconds }: StepResult): string {
  const { requests, failedAttempts, failed, acknowledged } = figures
  return [
    `  ${requests} requests, ${failedAttempts} repeated, ${failed} failed; ` +
      `${acknowledged} orders, ${lost} lost, ${doubled} doubled; ${seconds.toFixed(0)} s`,
    ...faults.map((fault) => `  missed: ${fault}`),
    ...(figures.failures.length > 0 ? [`  repeated: ${figures.failures.join(', ')}`] : []),
    ...notes.map((note) => `  ${note}`),
  ].join('\n')
}
