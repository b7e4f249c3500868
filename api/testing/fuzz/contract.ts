// The operations of the OpenAPI document: what a client may send, and which answers are declared.
import { apiRoot } from '@tingkat/contract/paths'

/** The part of JSON Schema that the OpenAPI document uses. */
export type JsonSchema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

export type Parameter = { name: string; required: boolean; schema: JsonSchema }

/**
 * An answer that the OpenAPI document declares. If it is a problem document, `codes` has its
 * possible codes, otherwise null.
 */
export type Answer = { type: string | null; schema: JsonSchema | null; codes: Set<string> | null }

export type Operation = {
  /** Method and path, for example `GET /api/v1/orders/{orderID}`. */
  id: string
  method: string
  path: string
  access: 'public' | 'session' | 'staff' | 'partner'
  pathParameters: Parameter[]
  query: Parameter[]
  body: JsonSchema | null
  answers: Map<number, Answer>
  streams: boolean
}

export type Contract = { operations: Operation[]; schemas: Record<string, JsonSchema> }

type Media = Record<string, { schema?: JsonSchema }>
type DocumentOperation = {
  security?: Record<string, unknown>[]
  parameters?: (Parameter & { in: string })[]
  requestBody?: { content: Media }
  responses: Record<string, { description: string; content?: Media }>
}
export type OpenApiDocument = {
  paths: Record<string, Record<string, DocumentOperation>>
  components: { schemas: Record<string, JsonSchema> }
}

const problemType = 'application/problem+json'

export function readContract({ paths, components }: OpenApiDocument): Contract {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      toOperation(method.toUpperCase(), path, operation),
    ),
  )
  if (!operations.every(({ path }) => path.startsWith(apiRoot)))
    throw new Error('the document describes paths outside the API')
  return { operations, schemas: components.schemas }
}

const accesses = ['session', 'staff', 'partner'] as const

function toOperation(
  method: string,
  path: string,
  { security, parameters = [], requestBody, responses }: DocumentOperation,
): Operation {
  const answers = new Map(
    Object.entries(responses).map(([status, { description, content }]) => [
      Number(status),
      toAnswer(description, content),
    ]),
  )
  const scheme = Object.keys(security?.[0] ?? {})[0]
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  return {
    id: `${method} ${path}`,
    method,
    path,
    access: accesses.find((access) => access === scheme) ?? 'public',
    pathParameters: inPlace('path'),
    query: inPlace('query'),
    body: requestBody?.content['application/json']?.schema ?? null,
    answers,
    streams: answers.get(200)?.type === 'text/event-stream',
  }
}

function toAnswer(description: string, content: Media = {}): Answer {
  const [entry] = Object.entries(content)
  const type = entry?.[0] ?? null
  return {
    type,
    schema: entry?.[1].schema ?? null,
    // The `description` of a problem response lists the problem's codes: see api/http/responses.ts.
    codes: type === problemType ? new Set(description.split(', ')) : null,
  }
}

/**
 * Returns the schema itself, or the schema to which its `$ref` refers. Throws if `schemas` does not
 * have that schema.
 */
export function resolveSchema(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  if (!schema.$ref) return schema
  const found = schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`the document has no ${schema.$ref}`)
  return resolveSchema(found, schemas)
}
