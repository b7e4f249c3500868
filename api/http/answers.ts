// What a route may say no with, for its schema's `response`: the OpenAPI document lists the codes of each status.
import { problemSchema, problemStatus, type ProblemCode } from '@tingkat/contract/problem'

/**
 * `response: { 200: schema, ...problems('not_found') }`. Every route may also answer malformed_request,
 * unavailable and internal_error; those are added here. The type is empty so that handlers are held to the schema of 200 alone.
 */
export function problems(...codes: ProblemCode[]): Record<never, never> {
  const everywhere: ProblemCode[] = ['malformed_request', 'unavailable', 'internal_error']
  const byStatus = Map.groupBy([...codes, ...everywhere], (code) => problemStatus[code])
  return Object.fromEntries([...byStatus].map(([status, all]) => [
    status,
    { description: [...new Set(all)].join(', '), content: { 'application/problem+json': { schema: problemSchema } } },
  ]))
}
