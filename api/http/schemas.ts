// Validates requests, and in tests also responses, with the contract's zod schemas.
import { isDeepStrictEqual } from 'node:util'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { problem } from './problem.ts'

// A response lists at most this many faults of a request, because nobody reads a longer list.
const maxFaults = 20

/**
 * Validates a part of a request and removes unknown keys. Fails
 * with `invalid_request` and `faults: [{ path, message }]`.
 */
export const validateRequests: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const result = schema.safeParse(data)
    if (result.success) {
      // Texts of a query string are never stored, so they may contain any character.
      const fault = httpPart === 'querystring' ? undefined : findFault(result.data)
      return fault
        ? { error: problem('invalid_request', { faults: [fault] }) }
        : { value: result.data }
    }
    const faults = result.error.issues
      .slice(0, maxFaults)
      .map(({ path, message }) => ({ path: path.join('.'), message }))
    return { error: problem('invalid_request', { faults }) }
  }

// Maximum depth of nesting in a request. Some schemas accept any value, and a very deep one would
// exhaust the stack of recursive functions. No request needs more than ten levels.
const maxLevels = 50

function findFault(value: unknown): { path: string; message: string } | undefined {
  if (!hasLevels(value, maxLevels)) return { path: '', message: 'is nested too deeply' }
  const path = findUnstorable(value)
  return path === undefined ? undefined : { path, message: 'has a character that cannot be stored' }
}

/** Whether lists and objects are nested at most `max` levels deep. */
function hasLevels(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return max > 0 && Object.values(value).every((item) => hasLevels(item, max - 1))
}

/** Returns the path of a text with U+0000 or a lone surrogate, which PostgreSQL cannot store. */
function findUnstorable(value: unknown, path = ''): string | undefined {
  // Nearly all requests pass, so they are first checked without building paths, which is faster.
  if (isStorable(value)) return undefined
  if (typeof value !== 'object' || value === null) return path
  for (const [key, item] of Object.entries(value)) {
    const itemPath = path ? `${path}.${key}` : key
    const found = findUnstorable(key, itemPath) ?? findUnstorable(item, itemPath)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * Whether PostgreSQL can store all texts of the value, which it cannot with U+0000 or a lone
 * surrogate.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isStorable)
  for (const key of Object.keys(value))
    if (!isStorable(key) || !isStorable((value as Record<string, unknown>)[key])) return false
  return true
}

/** Serializes responses without validation, because TypeScript has checked their types. */
export const serializeResponses: FastifySerializerCompiler<unknown> = () => JSON.stringify

/**
 * Serializes responses in tests. Throws if the response does not exactly match its schema, because
 * the OpenAPI document would then be wrong.
 */
export const serializeCheckedResponses: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const text = JSON.stringify(data)
    const plain: unknown = JSON.parse(text)
    const result = schema.safeParse(plain)
    if (!result.success)
      throw new Error(`response of ${method} ${url} is invalid: ${result.error.message}`)
    if (!isDeepStrictEqual(result.data, plain))
      throw new Error(`response of ${method} ${url} has fields that its schema does not name`)
    return text
  }
