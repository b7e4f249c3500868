// What is left of a broken file: every remaining value has its proper shape, so that it can be checked further.
import { type Path } from './fault.ts'

/** Anything may be missing. */
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
 * A copy of `json` without the values at `paths`; list entries keep their index. Only what lies on a path
 * is copied, so that a file nested a million deep in a field nobody knows does no harm.
 */
export function pruneAt(json: unknown, paths: readonly Path[]): unknown {
  const owned = new Set<unknown>()
  const own = (node: Node): Node => {
    if (owned.has(node)) return node
    const copy = Array.isArray(node) ? ([...node] as unknown as Node) : { ...node }
    owned.add(copy)
    return copy
  }
  if (!isNode(json) || paths.some((path) => !path.length)) return undefined
  const root = own(json)
  for (const path of paths) {
    let node = root
    for (const [index, step] of path.entries()) {
      const child = Object.hasOwn(node, step) ? node[step] : undefined
      if (index === path.length - 1) node[step] = undefined
      else if (!isNode(child)) break
      else node = node[step] = own(child)
    }
  }
  return root
}
