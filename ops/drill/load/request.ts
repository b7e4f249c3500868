// Sends the requests of the load. Like the storefront, sends a request again until it is answered
// or its time limit has passed.
import type { ApiResult } from '@tingkat/contract/client'
import { pause } from '../program.ts'
import { slowMs, type Record } from './record.ts'

/**
 * In milliseconds: requests that only read are given up after this time. Writes have an idempotency
 * key and are repeated for longer.
 */
export const readLimitMs = 30_000
export const writeLimitMs = 180_000
const firstPauseMs = 100
const longestPauseMs = 2_000

/**
 * Repeats a request until it is answered with a status below 500 or `limitMs` has passed. `send`
 * must be idempotent. Returns the last answer.
 */
export async function request<T>(
  record: Record,
  kind: string,
  limitMs: number,
  send: () => Promise<ApiResult<T>>,
): Promise<ApiResult<T>> {
  const deadline = Date.now() + limitMs
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, longestPauseMs)) {
    const startedAt = Date.now()
    const answer = await send()
    const endedAt = Date.now()
    const failed = !answer.ok && isTransient(answer.problem.status)
    const failure = failed ? `${kind} ${reasonOf(answer)}` : undefined
    record.attempts.push({ endedAt, failure, good: !failed && endedAt - startedAt < slowMs })
    if (!failed) {
      if (!answer.ok) count(record.refused, `${kind}: ${answer.problem.code}`)
      return answer
    }
    if (Date.now() > deadline) {
      record.givenUp.push({ kind, reason: answer.problem.code, at: Date.now() })
      return answer
    }
    await pause(wait * (0.5 + Math.random() / 2))
  }
}

const reasonOf = (answer: ApiResult<unknown>): string =>
  answer.ok ? '' : `${answer.problem.status || ''} ${answer.problem.code}`.trim()

// Whether a request may be sent again: there was no answer (status 0), or a server or proxy failed.
const isTransient = (status: number) => status === 0 || status >= 500

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
