// Runs a step of the drill under load, checks the data after it, and decides whether it has passed.
import { findFaults, type Findings } from './check.ts'
import type { Cluster } from './cluster.ts'
import type { Load } from './load/load.ts'
import { summarise, type StepFigures } from './load/record.ts'
import { pause } from './program.ts'

export type StepContext = {
  cluster: Cluster
  load: Load
  /** Folders with the code of the product's current version and of the previous one. */
  code: { current: string; previous: string | undefined }
  durations: Durations
  /**
   * Starts the measurement of the recovery time now. Without a call, the measurement starts with
   * the step.
   */
  mark(): void
  /** Adds a remark to the report of the step. */
  note(text: string): void
}

/** How long each disturbance lasts, in seconds. */
export type Durations = { databaseAway: number; busAway: number; kills: number; restore: number }

/** The maximum values of the measured figures with which a step passes. */
export type Limits = Partial<
  Pick<StepFigures, 'failed' | 'timeToNormalMs' | 'longestPauseMs' | 'slowestEventMs'>
>

export type Step = {
  name: string
  title: string
  limits: Limits
  run(context: StepContext): Promise<void>
}

export type StepResult = {
  title: string
  figures: StepFigures
  lost: number
  doubled: number
  /** The reasons why the step has not passed; empty if it has. */
  faults: string[]
  notes: string[]
  seconds: number
}

const warmUpMs = 3_000
/** The service counts as recovered after this long without a failed or slow answer. */
const calmMs = 4_000
const calmLimitMs = 90_000
// The data is checked up to this many times after a step. A background job completes payments that
// were interrupted, so the ledger may balance only after a moment.
const checkTries = 6
const checkPauseMs = 5_000

export async function runStep(
  step: Step,
  base: Omit<StepContext, 'mark' | 'note'>,
): Promise<StepResult> {
  const notes: string[] = []
  const { load, cluster } = base
  load.resume()
  const from = Date.now()
  await pause(warmUpMs)
  let since = Date.now()
  const faults: string[] = []
  const mark = () => {
    since = Date.now()
  }
  try {
    await step.run({ ...base, mark, note: (text) => notes.push(text) })
  } catch (error) {
    faults.push((error as Error).message)
  }
  faults.push(...(await replaceCrashed(base)))
  if (!(await waitUntilCalm(load))) faults.push(`not normal after ${calmLimitMs / 1000} s`)
  const to = Date.now()
  await load.quiet()
  const found = await check(cluster, load)
  const figures = summarise(load.record, { from, since, to })
  return {
    title: step.title,
    figures,
    lost: found.lost.length,
    doubled: found.doubled.length,
    faults: [
      ...faults,
      ...overLimits(figures, step.limits),
      ...some('lost', found.lost),
      ...some('doubled', found.doubled),
      ...some('books', found.bookFaults),
    ],
    notes,
    seconds: (Date.now() - from) / 1000,
  }
}

/** Restarts API processes that have crashed, and returns a fault for each. */
async function replaceCrashed({
  cluster,
  code,
}: Pick<StepContext, 'cluster' | 'code'>): Promise<string[]> {
  const crashed = [...cluster.web, cluster.worker].filter((node) => node.hasCrashed())
  for (const node of crashed) await node.start(code.current)
  return crashed.map(({ name }) => `${name} ended by itself: see its log`)
}

async function waitUntilCalm({ record }: Load): Promise<boolean> {
  const deadline = Date.now() + calmLimitMs
  while (Date.now() < deadline) {
    const lastBad = record.attempts.findLast(({ good }) => !good)?.endedAt ?? 0
    const lastGood = record.attempts.findLast(({ good }) => good)?.endedAt ?? 0
    if (Date.now() - lastBad > calmMs && Date.now() - lastGood < calmMs) return true
    await pause(500)
  }
  return false
}

async function check({ readStored }: Cluster, { record }: Load): Promise<Findings> {
  for (let tried = 1; ; tried++) {
    const acknowledged = { ...record, edits: record.edits.values() }
    const found = findFaults(acknowledged, await readStored())
    if (tried === checkTries || isClean(found)) return found
    await pause(checkPauseMs)
  }
}

const isClean = ({ lost, doubled, bookFaults }: Findings) =>
  lost.length + doubled.length + bookFaults.length === 0

export function overLimits(figures: StepFigures, limits: Limits): string[] {
  return Object.entries(limits)
    .filter(([name, most]) => figures[name as keyof Limits] > most)
    .map(([name, most]) => `${name} is ${figures[name as keyof Limits]}, at most ${most}`)
}

const shownMax = 5

const some = (what: string, lines: readonly string[]): string[] =>
  lines.slice(0, shownMax).map((line) => `${what}: ${line}`)
