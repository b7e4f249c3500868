// The error for faulty demo files: one line for each fault, with the file and the entry.
import { writePath, type Path } from '../fault.ts'

/**
 * A fault in a demo file. `file` is relative to the folder of the demo catalogues:
 * `sg/book/rice.yaml`.
 */
export type DemoFault = { file: string; path: Path; message: string }

export class DemoFileError extends Error {
  constructor(faults: readonly DemoFault[]) {
    super(faults.map(describeFault).join('\n'))
    this.name = 'DemoFileError'
  }
}

const describeFault = ({ file, path, message }: DemoFault) =>
  path.length ? `${file}: ${writePath(path)} ${message}` : `${file}: ${message}`

/**
 * Returns the path of a fault with names in place of list indexes:
 * `merchants["sg-swee-lai"].menu["Drinks"]`. The index stays if the entry has no name.
 */
export function namePath(content: unknown, path: Path): Path {
  let node = content
  return path.map((step) => {
    const entry = (node as Record<string | number, unknown> | null | undefined)?.[step]
    node = entry
    return (typeof step === 'number' && nameOfEntry(entry)) || step
  })
}

function nameOfEntry(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry
  if (typeof entry !== 'object' || entry === null) return undefined
  const { ID, dish, category, code } = entry as Record<string, unknown>
  return [ID, dish, category, code].find((name): name is string => typeof name === 'string')
}
