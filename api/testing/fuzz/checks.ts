// Checks that the API's contract declares each answer, that a refusal is a problem document, and
// that no answer is too long.
import type { Actor } from './actors.ts'
import type { Operation } from './contract.ts'
import { oversizedBytes } from './hostile.ts'
import type { FuzzRequest } from './request.ts'
import type { SchemaCheck } from './schema-check.ts'

export type FuzzAnswer = {
  status: number
  headers: Record<string, string | number | string[] | undefined>
  text: string
}

/** A broken rule, and details of the answer that breaks it. */
export type Fault = { rule: string; detail: string }

export type Exchange = {
  operation: Operation
  actor: Actor
  request: FuzzRequest
  answer: FuzzAnswer
}

// Maximum length of an answer in bytes. A longer answer takes many seconds on a phone with a slow
// network. Exports may be longer, because they are sent as streams.
const longestAnswer = 1_000_000
// Maximum length of a list in an answer. The longest lists that the contract allows have 200
// entries, and a menu has some hundred dishes.
const longestList = 1_000
// Requests to these operations contain menus, which may be several megabytes long.
const ofMenus = /^(PUT|POST) .*\/kitchen\/merchants\/\{merchantID\}\/(draft|import)$/
const unboundedAnswers = new Set(['GET /api/v1/users/me/export'])

// The request's query decides whether this export of a merchant's data is JSON or CSV, so the
// contract declares only that it is text, and its content is not checked.
const download = /\/kitchen\/merchants\/\{merchantID\}\/export$/

const problemSchema = { $ref: '#/components/schemas/Problem' }

/**
 * HTTP statuses that an answer may also have if the fuzzer replaced a parameter of the path,
 * because the path may then belong to no operation.
 */
const notFoundStatuses = new Set([400, 404])

/** Returns all faults of an answer except texts and ids of other accounts, which leaks.ts finds. */
export function checkAnswer(schemas: SchemaCheck, exchange: Exchange): Fault[] {
  const { operation, request, answer } = exchange
  const { status } = answer
  if (status >= 500) return [fault('no server errors', `${status} ${answer.text.slice(0, 300)}`)]
  if (request.pathChanged && notFoundStatuses.has(status))
    return checkProblem(schemas, answer, null)
  const declared = operation.answers.get(status)
  if (!declared) return [fault('declared statuses only', `${status} ${answer.text.slice(0, 300)}`)]
  const faults = [...checkHeaders(exchange), ...checkRefusal(schemas, exchange)]
  if (declared.codes) return [...faults, ...checkProblem(schemas, answer, declared.codes)]
  const contentFaults = download.test(operation.id) ? [] : checkContent(schemas, exchange)
  return [...faults, ...contentFaults, ...checkSize(exchange)]
}

const fault = (rule: string, detail: string): Fault => ({ rule, detail })

const typeOf = ({ headers }: FuzzAnswer): string => String(headers['content-type'] ?? '')

function checkProblem(
  schemas: SchemaCheck,
  answer: FuzzAnswer,
  codes: Set<string> | null,
): Fault[] {
  if (!typeOf(answer).startsWith('application/problem+json'))
    return [fault('refusals are problem documents', `${answer.status} ${typeOf(answer)}`)]
  const problem = parse(answer.text) as { status?: number; code?: string } | undefined
  if (problem?.status !== answer.status)
    return [fault('problems say their status', answer.text.slice(0, 200))]
  const wrong = schemas.faultOf(problemSchema, problem)
  if (wrong) return [fault('problems match their schema', wrong)]
  if (codes && !codes.has(problem.code ?? ''))
    return [fault('declared codes only', `${answer.status} ${problem.code}`)]
  return []
}

function checkContent(schemas: SchemaCheck, { operation, answer }: Exchange): Fault[] {
  const declared = operation.answers.get(answer.status)
  const type = typeOf(answer).split(';')[0] ?? ''
  if (!declared?.type || !declared.schema) {
    // An operation whose contract declares no result must answer with an empty body or `null`.
    return answer.text === '' || answer.text === 'null'
      ? []
      : [fault('declared content only', answer.text.slice(0, 200))]
  }
  if (type !== declared.type) return [fault('declared content types only', type)]
  if (type !== 'application/json') return []
  const value = parse(answer.text)
  if (value === undefined) return [fault('answers are JSON', answer.text.slice(0, 200))]
  const wrong = schemas.faultOf(declared.schema, value)
  return wrong ? [fault('answers match their schema', wrong)] : []
}

function checkSize({ operation, request, answer }: Exchange): Fault[] {
  if (unboundedAnswers.has(operation.id) || operation.streams) return []
  if (answer.text.length > longestAnswer)
    return [fault('answers have a bounded size', `${answer.text.length} characters`)]
  const value = parse(answer.text)
  const limit = Number(request.query['limit'] ?? Number.NaN)
  const top = Object.values((value as object | null) ?? {}).filter(Array.isArray)
  if (top.some((list) => list.length > limit))
    return [fault('lists keep to the limit', `more than ${limit} entries`)]
  return longestListOf(value) > longestList
    ? [fault('lists have a bounded length', `${longestListOf(value)} entries`)]
    : []
}

function longestListOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value).reduce<number>(
    (longest, item) => Math.max(longest, longestListOf(item)),
    0,
  )
  return Math.max(inner, Array.isArray(value) ? value.length : 0)
}

function checkHeaders({ answer, operation, actor }: Exchange): Fault[] {
  const { headers } = answer
  const expected: [name: string, includes: string][] = [
    ['x-content-type-options', 'nosniff'],
    ['content-security-policy', "default-src 'none'"],
    ['referrer-policy', 'no-referrer'],
  ]
  const missing = expected.filter(([name, part]) => !String(headers[name] ?? '').includes(part))
  const faults = missing.map(([name]) => fault('security headers are set', name))
  const isPersonal = operation.access !== 'public' && actor.role !== 'nobody'
  if (isPersonal && !String(headers['cache-control'] ?? '').includes('no-store'))
    faults.push(fault('personal answers are not cached', String(headers['cache-control'])))
  for (const cookie of [headers['set-cookie'] ?? []].flat().map(String))
    if (
      !/HttpOnly/i.test(cookie) ||
      !/Secure/i.test(cookie) ||
      !/SameSite=(Lax|Strict)/i.test(cookie)
    )
      faults.push(fault('cookies are protected', cookie.replace(/=[^;]*/, '=…')))
  return faults
}

/** Returns a fault if the server accepted a request that the contract does not allow. */
function checkRefusal(schemas: SchemaCheck, { operation, request, answer }: Exchange): Fault[] {
  if (answer.status >= 400) return []
  const { payload, headers, query } = request
  // The server ignores the bodies of GET requests.
  if (
    payload !== undefined &&
    operation.method !== 'GET' &&
    !ofMenus.test(operation.id) &&
    Buffer.byteLength(payload) >= oversizedBytes
  )
    return [fault('large bodies are refused', `${Buffer.byteLength(payload)} bytes`)]
  const faults = operation.query.flatMap(({ name, schema }) => {
    const text = query[name]
    if (text === undefined) return []
    const value = schema.type === 'string' ? text : Number(text)
    const wrong = schemas.faultOf(schema, value)
    return wrong ? [fault('the query is checked', `${name}: ${wrong}`)] : []
  })
  if (operation.body === null || payload === undefined) return faults
  if (!/^application\/json\b/i.test(String(headers['content-type'] ?? '')))
    faults.push(fault('other media types are refused', String(headers['content-type'])))
  const sent = parse(String(payload))
  if (sent === undefined) return faults
  const wrong = schemas.faultOf(operation.body, sent)
  return wrong ? [...faults, fault('the body is checked', wrong)] : faults
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
