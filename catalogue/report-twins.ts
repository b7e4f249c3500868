// Finds values that must be unique and are not.
import { writePath, type Path, type Report } from './fault.ts'

/** Reports each value that came before, naming where it came first. */
export function reportTwins(
  entries: { value: string | undefined; path: Path }[],
  report: Report,
): void {
  const first = new Map<string, Path>()
  for (const { value, path } of entries) {
    if (value === undefined) continue
    const earlier = first.get(value)
    if (earlier) report(path, `${JSON.stringify(value)} is used before, at ${writePath(earlier)}`)
    else first.set(value, path)
  }
}
