// Parses the flag file, for example `{ "everywhere": { "groupOrdering":
// false }, "countries": { "id": { "webOrdering": false } } }`.
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { defaultFlags, flagNames, type Flags } from '@tingkat/ordering/flags'
import { z } from 'zod'

const flagsSchema = z.strictObject(
  Object.fromEntries(
    flagNames.map((name) => [name, z.boolean('must be true or false').optional()]),
  ),
)
const schema = z.strictObject({
  everywhere: flagsSchema.optional(),
  countries: z
    .strictObject(Object.fromEntries(countryCodes.map((code) => [code, flagsSchema.optional()])))
    .optional(),
})

export type FlagTable = ReadonlyMap<CountryCode, Flags>
export type ReadFlags = { flags: FlagTable } | { faults: string[] }

/**
 * Parses the text of the flag file. Flags of a country override those of `everywhere`, which
 * override the defaults. An empty file is valid.
 */
export function readFlagFile(text: string, defaults: Flags = defaultFlags): ReadFlags {
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
    ...defaults,
    ...withoutUndefined(everywhere),
    ...withoutUndefined(countries[code]),
  })
  return { flags: new Map(countryCodes.map((code) => [code, flagsOf(code)])) }
}

const withoutUndefined = (flags: Record<string, boolean | undefined> = {}) =>
  Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined))
