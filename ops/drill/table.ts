// Formats the report of the drill as a Markdown table.
import type { StepResult } from './step.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(1)
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

export function toTable(results: readonly StepResult[]): string {
  return [
    row(
      'step',
      'requests',
      'per second',
      'repeated',
      'failed',
      'orders',
      'lost',
      'doubled',
      'longest pause, s',
      'time to normal, s',
      'slowest event, s',
      'result',
    ),
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|',
    ...results.map(({ title, figures, lost, doubled, faults }) =>
      row(
        title,
        figures.requests,
        Math.round(figures.perSecond),
        figures.failedAttempts,
        figures.failed,
        figures.acknowledged,
        lost,
        doubled,
        seconds(figures.longestPauseMs),
        seconds(figures.timeToNormalMs),
        seconds(figures.slowestEventMs),
        faults.length === 0 ? 'passed' : 'missed',
      ),
    ),
    '',
  ].join('\n')
}

/** Returns the faults and remarks of each step, one line each. */
export const toRemarks = (results: readonly StepResult[]): string[] =>
  results.flatMap(({ title, faults, notes }) => [
    ...faults.map((fault) => `- ${title}: missed: ${fault}`),
    ...notes.map((note) => `- ${title}: ${note}`),
  ])
