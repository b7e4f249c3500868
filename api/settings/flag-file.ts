// The file that switches flags: `{ "everywhere": { "groupOrdering": false }, "countries": { "id": { "webOrdering": false } } }`.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { defaultFlags, flagNames, type Flags } from '@tingkat/ordering/flags'
import { z } from 'zod'

const switches = z.strictObject(
  Object.fromEntries(
    flagNames.map((name) => [name, z.boolean('must be true or false').optional()]),
  ),
)
const schema = z.strictObject({
  everywhere: switches.optional(),
  countries: z
    .strictObject(Object.fromEntries(countryCodes.map((code) => [code, switches.optional()])))
    .optional(),
})

/** Every country's flags, complete. */
export type FlagTable = ReadonlyMap<CountryCode, Flags>
export type ReadFlags = { flags: FlagTable } | { faults: string[] }

/** What a country says goes before what is said of all; what nobody says keeps its default. An empty text is an empty file. */
export function readFlagFile(text: string): ReadFlags {
  let json: unknown
  try {
    json = text.trim() === '' ? {} : JSON.parse(text)
  } catch (error) {
    return { faults: [`it is not JSON: ${(error as Error).message}`] }
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success)
    return {
      faults: parsed.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
      ),
    }
  const { everywhere, countries = {} } = parsed.data
  const flagsOf = (code: string): Flags => ({
    ...defaultFlags,
    ...said(everywhere),
    ...said(countries[code]),
  })
  return { flags: new Map(countryCodes.map((code) => [code, flagsOf(code)])) }
}

const said = (some: Record<string, boolean | undefined> = {}) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined))
