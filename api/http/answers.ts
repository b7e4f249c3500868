// What a route may say no with, for its schema's `response`: the OpenAPI document lists the codes of each status.
import { problemSchema, problemStatus, type ProblemCode } from '@tingkat/contract/problem'
import { z } from 'zod'

type ProblemAnswer = {
  description: string
  content: { 'application/problem+json': { schema: typeof problemSchema } }
}

// What the shell round a route may answer, whatever the route.
const always: ProblemCode[] = ['malformed_request', 'unavailable', 'internal_error']
const onMutations: ProblemCode[] = [
  'cross_site_request',
  'unsupported_media_type',
  'body_too_large',
]

/**
 * `response: { 200: schema, ...problems('not_found') }`. The type is empty so that handlers are held to the schema of
 * 200 alone. What every route may answer is added by `withShellProblems`.
 */
export function problems(...codes: ProblemCode[]): Record<never, never> {
  return Object.fromEntries(
    [...Map.groupBy(codes, (code) => problemStatus[code])].map(([status, all]) => [
      status,
      answerOf(all),
    ]),
  )
}

/** The responses of a route together with those of the shell round it. */
export function withShellProblems(
  response: Record<string, unknown>,
  { mutates, bearerOnly }: { mutates: boolean; bearerOnly: boolean },
): Record<string, unknown> {
  const codes = [
    ...always,
    ...(bearerOnly ? ['too_many_requests' as const] : []),
    ...(mutates ? onMutations.filter((code) => !bearerOnly || code !== 'cross_site_request') : []),
  ]
  const all = { ...response }
  for (const [status, shell] of Object.entries<ProblemAnswer>(problems(...codes))) {
    const own = all[status] as Partial<ProblemAnswer> | undefined
    all[status] = own?.description
      ? { ...own, description: `${own.description}, ${shell.description}` }
      : (own ?? shell)
  }
  return all
}

const answerOf = (codes: ProblemCode[]): ProblemAnswer => ({
  description: [...new Set(codes)].join(', '),
  content: { 'application/problem+json': { schema: problemSchema } },
})

/** The 200 of a route that streams server-sent events. */
export const eventStream = {
  description: 'text/event-stream',
  content: { 'text/event-stream': { schema: z.string() } },
}
