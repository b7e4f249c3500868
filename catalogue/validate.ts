// The one door for catalogue files: every fault with its place, or a catalogue that is safe to import.
import type { z } from 'zod'
import { checkCountry } from './check-country.ts'
import type { Photos } from './check-picture.ts'
import { describeIssue, writePath, type Fault, type Path } from './fault.ts'
import { catalogueSchema, type Catalogue, type CatalogueInput } from './format.ts'
import { pruneAt, type Partly } from './prune.ts'

/** Faults listed at most; a file with more is not the file its author meant. */
export const faultsListedMax = 1_000

/** `faultCount` counts all faults, also those past the list. */
export type Validation = { catalogue: Catalogue } | { faults: Fault[]; faultCount: number }

/**
 * Checks a whole catalogue file, already read as JSON. `photos` are the picture files that it names, as they were read.
 * Lists every fault in the order of the file's fields, at most 1,000; never throws on bad content.
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

  const wrong = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => issue.path as Path)
  checkCountry(pruneAt(json, wrong) as Partly<CatalogueInput>, photos, report)

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

/** Keeps the faults of one merchant, one dish, together. */
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
