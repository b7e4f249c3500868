// Sends random requests to a test app and reports every answer that breaks a rule, such as one that
// shows another account's data. The same seed sends the same requests.
import type { InjectOptions } from 'fastify'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { paths } from '@tingkat/contract/paths'
import type { TestApp } from '../app.ts'
import { findUnboundedInputs } from './bounds.ts'
import { checkAnswer, type Exchange, type Fault, type FuzzAnswer } from './checks.ts'
import { readContract, type OpenApiDocument, type Operation } from './contract.ts'
import { findViolations } from './invariants.ts'
import { findLeaks } from './leaks.ts'
import { createDeck } from './deck.ts'
import { planOf, type Plan } from './plan.ts'
import { toRequest, type FuzzRequest } from './request.ts'
import { createSchemaCheck } from './schema-check.ts'
import {
  actorOf,
  openWorld,
  replaceEaters,
  replaceManager,
  restoreEater,
  type World,
} from './world.ts'

export type FuzzOptions = {
  seed: number
  requests: number
  advance(seconds: number): void
}

export type FuzzReport = {
  /**
   * For each operation and each rule that it breaks, a text with the first request whose answer
   * broke the rule.
   */
  findings: string[]
  requests: number
  statuses: Record<string, number>
  /** Operations that never had a successful answer. */
  unsuccessful: string[]
}

// Time-out of a request in milliseconds. It is long,
// because on a busy machine some requests take seconds.
const answerLimitMs = 120_000
// Time in milliseconds for which an event stream is read. The server sends a stream's first events
// immediately, and the fuzzer does not wait for later ones.
const streamMs = 50
// The server's clock advances by this many seconds after each request. Some quotes, which are valid
// for ten minutes, have therefore expired when they are used.
const secondsBetween = 20
// After this many requests, new accounts replace the eaters. The lists of an account, for example
// of its orders, would otherwise become ever longer.
const requestsPerAccount = 2_500
const findingsMost = 40

export async function runFuzzer(api: TestApp, options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests, advance } = options
  const contract = readContract((await api.app.inject(paths.openapi)).json<OpenApiDocument>())
  const schemas = createSchemaCheck(contract.schemas)
  const world = await openWorld(api)
  const findings = createFindings(seed)
  findings.addAll(findUnboundedInputs(contract))
  const statuses: Record<string, number> = {}
  const successes = new Set<string>()
  const next = createDeck(contract, seed)
  for (let number = 0; number < requests; number++) {
    if (number > 0 && number % requestsPerAccount === 0) await replaceEaters(world)
    const plan = planOf(next(), seed + number)
    const request = await toRequest(world, plan)
    const answers = await Promise.all(
      Array.from({ length: plan.times }, () => send(api, plan.operation, request)),
    )
    for (const answer of answers) {
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status < 400) successes.add(plan.operation.id)
      const actor = actorOf(world, plan.actor)
      const exchange: Exchange = { operation: plan.operation, actor, request, answer }
      learn(exchange)
      const faults = [...checkAnswer(schemas, exchange), ...(await findLeaks(world, exchange))]
      for (const fault of faults) findings.add(fault, { number, plan, request, answer })
    }
    if (plan.actor.startsWith('eater')) await restoreAfter(world, plan)
    // A request to a route of staff may end the sender's session or membership.
    if (plan.operation.access === 'staff' && answers.some(({ status }) => status === 401))
      await restoreManager(world, plan)
    advance(secondsBetween)
  }
  for (const violation of await findViolations(api.database))
    findings.add({ rule: 'invariants hold', detail: violation }, null)
  const unsuccessful = contract.operations.filter(({ id }) => !successes.has(id))
  return {
    findings: findings.texts(),
    requests,
    statuses,
    unsuccessful: unsuccessful.map(({ id }) => id),
  }
}

/** Sends a request. Stops reading an event stream after its first events. */
async function send(
  { app }: TestApp,
  operation: Operation,
  { method, url, headers, payload }: FuzzRequest,
): Promise<FuzzAnswer> {
  const limit = AbortSignal.timeout(answerLimitMs)
  const options = { method, url, headers, payload, signal: limit } as InjectOptions
  if (!operation.streams) {
    const { statusCode, headers: sent, rawPayload } = await app.inject(options)
    const text = decompress(rawPayload, sent['content-encoding']).toString()
    return { status: statusCode, headers: sent, text }
  }
  const answer = await app.inject({ ...options, payloadAsStream: true })
  const text = await readStart(answer.stream())
  answer.raw.res.destroy()
  return { status: answer.statusCode, headers: answer.headers, text }
}

function decompress(bytes: Buffer, encoding: unknown): Buffer {
  if (encoding === 'gzip') return gunzipSync(bytes)
  return encoding === 'br' ? brotliDecompressSync(bytes) : bytes
}

/**
 * Returns the text of an event stream up to its first event, or the whole answer if it is a
 * refusal. Stops waiting after `streamMs`.
 */
async function readStart(stream: Readable): Promise<string> {
  let text = ''
  const ended = new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (text.includes('\ndata: ')) resolve()
    })
    stream.once('close', resolve).once('error', () => resolve())
  })
  await Promise.race([ended, pause(streamMs)])
  return text
}

function learn({ actor, operation, answer }: Exchange): void {
  if (answer.status >= 400 && answer.status !== 402) return
  if (!String(answer.headers['content-type']).includes('json')) return
  try {
    actor.knows.learn(operation.id, JSON.parse(answer.text))
  } catch {
    // An answer that is not valid JSON is ignored here, because `checkAnswer` reports it.
  }
}

const endsSessions = /\/(logout|login|sessions|users\/me)(\/\{sessionID\})?$/

/**
 * Logs the eater in again after a request that may have ended the session or deleted the account.
 */
async function restoreAfter(world: World, { operation, actor }: Plan): Promise<void> {
  if (operation.method !== 'GET' && endsSessions.test(operation.path))
    await restoreEater(world, actor)
}

async function restoreManager(world: World, { actor }: Plan): Promise<void> {
  if (actor.startsWith('manager')) await replaceManager(world, actor)
}

type Source = { number: number; plan: Plan; request: FuzzRequest; answer: FuzzAnswer }

function createFindings(seed: number) {
  const found = new Map<string, string>()
  function add({ rule, detail }: Fault, source: Source | null): void {
    const place = source?.plan.operation.id ?? ''
    const key = `${rule} ${place}`
    if (found.has(key) || found.size >= findingsMost) return
    found.set(key, source ? describe(rule, detail, source, seed) : `${rule}: ${detail}`)
  }
  return {
    add,
    addAll: (faults: Fault[]) => {
      for (const fault of faults) found.set(fault.detail, `${fault.rule}: ${fault.detail}`)
    },
    texts: () => [...found.values()],
  }
}

const shown = 1_500

function describe(
  rule: string,
  detail: string,
  { number, plan, request, answer }: Source,
  seed: number,
): string {
  const { method, url, headers, payload } = request
  const safe = Object.entries(headers).filter(
    ([name]) => name !== 'cookie' && name !== 'authorization',
  )
  return [
    `${rule}: ${detail}`,
    `  request ${number} of seed ${seed}, by ${plan.actor} (ids: ${plan.whose}, sent ${plan.times} times)`,
    `  ${method} ${url.slice(0, shown)}`,
    ...safe.map(([name, value]) => `  ${name}: ${String(value).slice(0, 200)}`),
    `  ${String(payload ?? '').slice(0, shown)}`,
    `  answer ${answer.status}: ${answer.text.slice(0, shown)}`,
  ].join('\n')
}
