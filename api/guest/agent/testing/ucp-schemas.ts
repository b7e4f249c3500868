// Validates documents with the published schemas of the Universal Commerce Protocol.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'

const folder = join(import.meta.dirname, 'ucp')
const kinds = {
  profile: 'https://ucp.dev/schemas/discovery/profile.json#/$defs/business_profile',
  checkout: 'https://ucp.dev/schemas/shopping/checkout.json',
  error: 'https://ucp.dev/schemas/shopping/types/error_response.json',
}
type Kind = keyof typeof kinds
type Example = { kind: Kind; content: unknown }

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

/** The examples published with the protocol's specification. */
export const ucpExamples = readJson('examples.json') as Example[]

/** Returns a function that validates a document and returns its faults. */
export function createUcpValidator(): (kind: Kind, content: unknown) => unknown[] {
  // Strict mode is off, because the schemas contain annotations that are not part of JSON Schema.
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  for (const file of globSync('{schemas,discovery}/**/*.json', { cwd: folder })) {
    const schema = readJson(file) as { $id: string }
    // The profile's references are relative to a folder one
    // level higher than that of its $id, so they are corrected.
    if (file.startsWith('discovery/'))
      ajv.addSchema(JSON.parse(JSON.stringify(schema).replaceAll('../schemas/', '../')) as object)
    else ajv.addSchema(schema)
  }
  return (kind, content) => {
    ajv.validate(kinds[kind], content)
    return ajv.errors ?? []
  }
}
