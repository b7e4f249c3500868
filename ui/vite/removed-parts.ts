// Finds uses of the parts that the builds cut out of packages.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The names of the removed parts, as a page would write them. */
export const removedParts: readonly RegExp[] = [
  /\buseFetchers?\b/,
  /\buseBlocker\b|\bunstable_usePrompt\b|\busePrompt\b/,
  /\buseActionData\b|\bexport (async )?(function|const) (action|clientAction|clientMiddleware)\b/,
  /method="(post|put|patch|delete)"/i,
  /\bviewTransition\b|ViewTransition\b|\baddTransitionType\b/,
  /\bPrefetchPageLinks\b|\bprefetch="(intent|render|viewport)"/,
  /\bmask=|\bnavigate=\{false\}/,
  /\binstrumentations=|\buseTransitions=/,
  /\b(Browser|Hash|Memory)Router\b|\buseRoutes\b|<Routes\b/,
  /<(React\.)?Fragment[^>]*\sref=/,
]

/**
 * Returns `file: part` for each use of a part in the files of `pattern`, a path from the root of
 * the project.
 */
export function usesOf(parts: readonly RegExp[], pattern: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  if (files.length < 20) throw new Error(`${pattern} matches ${files.length} files.`)
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    return parts.filter((part) => part.test(code)).map((part) => `${file}: ${part}`)
  })
}
