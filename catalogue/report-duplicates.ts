// Finds duplicates among values that must be unique.
import { writePath, type Path, type ReportFault } from './fault.ts'

/** Reports each repeated value with the path of its first use. */
export function reportDuplicates(
  entries: { value: string | undefined; path: Path }[],
  report: ReportFault,
): void {
  const firstPaths = new Map<string, Path>()
  for (const { value, path } of entries) {
    if (value === undefined) continue
    const firstPath = firstPaths.get(value)
    if (firstPath)
      report(path, `${JSON.stringify(value)} is used before, at ${writePath(firstPath)}`)
    else firstPaths.set(value, path)
  }
}
