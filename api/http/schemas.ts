// Bodies and queries are checked by the contract's schemas; answers too where a test asks for it.
import { isDeepStrictEqual } from 'node:util'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { problem } from './problem.ts'

// More than a person can use; a list of thousands only helps whoever sent it.
const faultsMax = 20

/** Unknown keys fall away; what does not fit becomes `invalid_request` with `faults: [{ path, message }]`. */
export const checkRequests: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = schema.safeParse(data)
    if (result.success) {
      // What is asked in a query is searched for, never kept.
      const path = httpPart === 'querystring' ? undefined : unkeptPath(result.data)
      return path === undefined
        ? { value: result.data }
        : {
            error: problem('invalid_request', {
              faults: [{ path, message: 'holds a character that cannot be kept' }],
            }),
          }
    }
    const faults = result.error.issues
      .slice(0, faultsMax)
      .map(({ path, message }) => ({ path: path.join('.'), message }))
    return { error: problem('invalid_request', { faults }) }
  }

/** Where a text holds U+0000 or half a surrogate pair, neither of which PostgreSQL keeps; undefined when all is well. */
function unkeptPath(value: unknown, path = ''): string | undefined {
  // Nearly always all is well: then no path is put together.
  if (isKept(value)) return undefined
  if (typeof value !== 'object' || value === null) return path
  for (const [key, one] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key
    const found = unkeptPath(key, at) ?? unkeptPath(one, at)
    if (found !== undefined) return found
  }
  return undefined
}

function isKept(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isKept)
  for (const key of Object.keys(value))
    if (!isKept(key) || !isKept((value as Record<string, unknown>)[key])) return false
  return true
}

/** TypeScript has checked the answer already: it goes out as it is. */
export const trustAnswers: FastifySerializerCompiler<unknown> = () => JSON.stringify

/** Throws unless the answer is exactly what its schema, and so the OpenAPI document, says. */
export const checkAnswers: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const text = JSON.stringify(data)
    const plain: unknown = JSON.parse(text)
    const result = schema.safeParse(plain)
    const why = !result.success
      ? result.error.message
      : isDeepStrictEqual(result.data, plain)
        ? undefined
        : 'it holds more than the schema names'
    if (why !== undefined)
      throw new Error(`the answer of ${method} ${url} breaks its schema: ${why}`)
    return text
  }
