// Validates a catalogue file: returns the catalogue, or every fault with its path.
import type { z } from 'zod'
import { checkCountry } from './check-country.ts'
import type { Photos } from './check-picture.ts'
import { describeIssue, writePath, type Fault, type Path } from './fault.ts'
import { catalogueSchema, type Catalogue, type CatalogueInput } from './format.ts'
import { pruneAt, type Partly } from './prune.ts'

/** Maximum number of faults that a validation lists. */
export const faultsListedMax = 1_000

/**
 * The result of a validation. `faultCount` is the number of all faults, also of those that are not
 * listed.
 */
export type Validation = { catalogue: Catalogue } | { faults: Fault[]; faultCount: number }

/**
 * Validates a parsed catalogue file. `photos` are the photographs that it names. Faults are
 * sorted by path, at most 1,000. Invalid content never throws.
 */
export function validateCatalogue(json: unknown, photos: Photos = new Map()): Validation {
  const found = new Map<string, { path: Path; message: string }>()
  const report = (path: Path, message: string) => {
    const key = `${writePath(path)} ${message}`
    if (!found.has(key)) found.set(key, { path, message })
  }
  const parsed = catalogueSchema.safeParse(json, { error: describeIssue })
  const issues = parsed.success ? [] : parsed.error.issues
  for (const issue of issues) reportIssue(issue, report)

  const invalidPaths = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => issue.path as Path)
  checkCountry(pruneAt(json, invalidPaths) as Partly<CatalogueInput>, photos, report)

  if (parsed.success && !found.size) return { catalogue: parsed.data }
  const faults = [...found.values()].toSorted((a, b) => comparePaths(a.path, b.path))
  return {
    faults: faults
      .slice(0, faultsListedMax)
      .map(({ path, message }) => ({ path: writePath(path), message })),
    faultCount: faults.length,
  }
}

function reportIssue(issue: z.core.$ZodIssue, report: (path: Path, message: string) => void): void {
  const path = issue.path as Path
  if (issue.code === 'unrecognized_keys')
    for (const key of issue.keys) report([...path, key], 'is not a field of the format')
  else report(path, issue.message)
}

/** Sorts by path, so that the faults of one merchant or dish are adjacent. */
function comparePaths(a: Path, b: Path): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (right === undefined) break
    if (left === right) continue
    if (typeof left === 'number' && typeof right === 'number') return left - right
    return String(left) < String(right) ? -1 : 1
  }
  return a.length - b.length
}
