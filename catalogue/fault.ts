// Describes faults of a catalogue file, each with its path in the file and a message in plain
// words.
import type { z } from 'zod'

export type Fault = { path: string; message: string }
export type Path = readonly (string | number)[]

/** Records a fault at a path of the file. */
export type ReportFault = (path: Path, message: string) => void

/**
 * Returns the path as text, such as `merchants[3].categories[0].dishes[2].price`; `(file)` for the
 * whole file.
 */
export function writePath(path: Path): string {
  if (!path.length) return '(file)'
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`
      if (!/^[A-Za-z_]\w{0,99}$/.test(step)) return `[${JSON.stringify(step.slice(0, 100))}]`
      return index ? `.${step}` : step
    })
    .join('')
}

const expectedNames: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function nameOf(input: unknown): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'a list'
  if (typeof input === 'string') return 'text'
  if (typeof input === 'number')
    return Number.isFinite(input) ? String(input) : 'a number that is not finite'
  if (typeof input === 'boolean') return String(input)
  return typeof input === 'object' ? 'an object' : typeof input
}

function sizeOf(origin: string, size: number | bigint): string {
  if (origin === 'string') return `${size} characters`
  if (origin === 'array') return Number(size) === 1 ? '1 entry' : `${size} entries`
  return String(size)
}

/** Returns a message in plain words for an issue of Zod; undefined keeps Zod's own message. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue
  if (input === undefined && (code === 'invalid_type' || code === 'invalid_value'))
    return 'is missing'
  if (code === 'invalid_type')
    return `must be ${expectedNames[issue.expected] ?? issue.expected}, not ${nameOf(input)}`
  if (code === 'invalid_value')
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
  if (code === 'too_small')
    return `must ${issue.origin === 'array' ? 'have' : 'be'} at least ${sizeOf(issue.origin, issue.minimum)}`
  if (code === 'too_big')
    return `must ${issue.origin === 'array' ? 'have' : 'be'} at most ${sizeOf(issue.origin, issue.maximum)}`
  return undefined
}
