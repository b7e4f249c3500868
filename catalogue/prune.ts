// Removes the invalid values from a catalogue file, so that the rest can be checked further.
import { type Path } from './fault.ts'

/** Like `T`, but every value in it may be missing. */
export type Partly<T> =
  | (T extends readonly (infer Entry)[]
      ? Partly<Entry>[]
      : T extends object
        ? { [Key in keyof T]?: Partly<T[Key]> }
        : T)
  | undefined

type Node = Record<string | number, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/**
 * Returns a copy of `json` with `undefined` in place of the values at `paths`, so that list entries
 * keep their index. Only the nodes on a path are copied, so deep nesting in an unknown field cannot
 * overflow the stack.
 */
export function pruneAt(json: unknown, paths: readonly Path[]): unknown {
  const copies = new Set<unknown>()
  const copyOnce = (node: Node): Node => {
    if (copies.has(node)) return node
    const copy = Array.isArray(node) ? ([...node] as unknown as Node) : { ...node }
    copies.add(copy)
    return copy
  }
  if (!isNode(json) || paths.some((path) => !path.length)) return undefined
  const root = copyOnce(json)
  for (const path of paths) {
    let node = root
    for (const [index, step] of path.entries()) {
      const child = Object.hasOwn(node, step) ? node[step] : undefined
      if (index === path.length - 1) node[step] = undefined
      else if (!isNode(child)) break
      else node = node[step] = copyOnce(child)
    }
  }
  return root
}
