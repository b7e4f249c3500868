// A Vite plugin that leaves the parts of packages that no page uses out of the browser's scripts.
// Tree shaking keeps a part that one function of a package can reach, used or not. Each edit cuts a
// line that leads to such a part; the minifier then removes the part. The server runs the packages
// unchanged. `edit-packages.test.ts` fails if an edit does not fit the installed version, and the
// `removed-parts.test.ts` of storefront and console fail if a page uses one of the parts. In that
// case delete the edits of the part.
import type { Plugin } from 'vite'

/** Replaces a text everywhere in a file. */
export type Edit = readonly [find: string | RegExp, replacement: string]

/** The edits of each file, whose path is below `node_modules`. */
export type PackageEdits = Record<string, readonly Edit[]>

/** Returns an edit for a condition that never holds in the built pages. */
export const never = (condition: string): Edit => [condition, 'false']
/** Returns an edit for a condition that always holds in the built pages. */
export const always = (condition: string): Edit => [condition, 'true']
/**
 * Returns an edit for a statement that has no effect in the built pages. `start` is the text with
 * which the statement begins.
 */
export const skip = (start: string): Edit => [start, `if (false) ${start}`]
export const remove = (text: string): Edit => [text, '']
/** Returns an edit after which the function does nothing, or returns `value`. */
export const returns = (name: string, value = ''): Edit => [
  new RegExp(`(\\bfunction ${name.replace('$', '\\$')}\\([^)]*\\) \\{)`, 'g'),
  `$1 return ${value};`,
]

/** Applies the edits of a file. Throws if the text of an edit is not found. */
export function applyEdits(file: string, code: string, edits: readonly Edit[]): string {
  let edited = code
  for (const [find, replacement] of edits) {
    const before = edited
    edited =
      typeof find === 'string'
        ? edited.replaceAll(find, () => replacement)
        : edited.replaceAll(find, replacement)
    if (edited === before) throw new Error(`${file} has no: ${String(find)}`)
  }
  return edited
}

/** If several `packages` edit the same file, their edits are applied one after another. */
export function editPackages(...packages: PackageEdits[]): Plugin {
  return {
    name: 'edit-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
      const edits = packages.flatMap((each) => each[file] ?? [])
      return edits.length > 0 ? { code: applyEdits(file, code, edits), map: null } : null
    },
  }
}
