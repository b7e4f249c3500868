// Bodies and queries are checked by the contract's schemas; answers too where a test asks for it.
import { isDeepStrictEqual } from 'node:util'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { problem } from './problem.ts'

// More than a person can use; a list of thousands only helps whoever sent it.
const faultsMax = 20

/** Unknown keys fall away; what does not fit becomes `invalid_request` with `faults: [{ path, message }]`. */
export const checkRequests: FastifySchemaCompiler<z.ZodType> = ({ schema }) => (data) => {
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data }
  const faults = result.error.issues.slice(0, faultsMax).map(({ path, message }) => ({ path: path.join('.'), message }))
  return { error: problem('invalid_request', { faults }) }
}

/** TypeScript has checked the answer already: it goes out as it is. */
export const trustAnswers: FastifySerializerCompiler<unknown> = () => JSON.stringify

/** Throws unless the answer is exactly what its schema, and so the OpenAPI document, says. */
export const checkAnswers: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => (data) => {
  const text = JSON.stringify(data)
  const plain: unknown = JSON.parse(text)
  const result = schema.safeParse(plain)
  const why = !result.success ? result.error.message : isDeepStrictEqual(result.data, plain) ? undefined : 'it holds more than the schema names'
  if (why !== undefined) throw new Error(`the answer of ${method} ${url} breaks its schema: ${why}`)
  return text
}
