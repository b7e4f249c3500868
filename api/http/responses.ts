// Adds problem responses to the schemas of routes, so that the OpenAPI document lists the problem
// codes of each HTTP status.
import { problemSchema, problemStatus, type ProblemCode } from '@tingkat/contract/problem'
import { z } from 'zod'

type ProblemResponse = {
  description: string
  content: { 'application/problem+json': { schema: typeof problemSchema } }
}

// Problem codes that every route may return.
const commonCodes: ProblemCode[] = ['malformed_request', 'unavailable', 'internal_error']
const mutationCodes: ProblemCode[] = ['unsupported_media_type', 'body_too_large']

export type RouteTraits = {
  mutates: boolean
  bearerOnly: boolean
  /** Whether requests from other web sites are refused. */
  sameSiteOnly: boolean
  /** Whether the route has a schema of parameters, query or body. */
  validates: boolean
}

/** The responses of codes that `problems` has returned, because most routes share their codes. */
const responsesOf = new Map<string, Record<string, ProblemResponse>>()

/**
 * Returns the responses of problem codes, by status, for the schema of a route:
 * `response: { 200: schema, ...problems('not_found') }`. The return type is
 * empty, so that TypeScript checks the handler only against the schema of 200.
 */
export function problems(...codes: ProblemCode[]): Record<never, never> {
  const key = codes.join(' ')
  let responses = responsesOf.get(key)
  if (!responses) responsesOf.set(key, (responses = responsesByStatus(codes)))
  return responses
}

const responsesByStatus = (codes: readonly ProblemCode[]): Record<string, ProblemResponse> =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => problemStatus[code])].map(([status, sameStatus]) => [
      status,
      responseOf(sameStatus),
    ]),
  )

/**
 * Returns the responses of a route together with the
 * problems that every route with these traits may return.
 */
export function withCommonProblems(
  response: Record<string, unknown>,
  { mutates, bearerOnly, sameSiteOnly, validates }: RouteTraits,
): Record<string, unknown> {
  const codes = [
    ...commonCodes,
    ...(validates ? ['invalid_request' as const] : []),
    ...(bearerOnly ? ['too_many_requests' as const] : []),
    ...(sameSiteOnly ? ['cross_site_request' as const] : []),
    ...(mutates ? mutationCodes : []),
  ]
  const merged = { ...response }
  for (const [status, common] of Object.entries<ProblemResponse>(problems(...codes))) {
    const own = merged[status] as Partial<ProblemResponse> | undefined
    merged[status] = own?.description
      ? { ...own, description: uniqueCodes(`${own.description}, ${common.description}`) }
      : (own ?? common)
  }
  return merged
}

const uniqueCodes = (codes: string): string => [...new Set(codes.split(', '))].join(', ')

const responseOf = (codes: ProblemCode[]): ProblemResponse => ({
  description: [...new Set(codes)].join(', '),
  content: { 'application/problem+json': { schema: problemSchema } },
})

/** The response schema of a route that sends an event stream. */
export const eventStream = {
  description: 'text/event-stream',
  content: { 'text/event-stream': { schema: z.string() } },
}

/**
 * The response 304, for the schema of a cacheable
 * route: `response: { 200: schema, ...notModified }`.
 */
export const notModified = {
  304: z.null().describe('The response still has the ETag of `If-None-Match`'),
}
