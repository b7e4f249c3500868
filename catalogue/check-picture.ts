// A picture that is named must be there, in both sizes.
import type { Path, Report } from './fault.ts'

export function checkPicture(key: string | undefined, pictures: ReadonlySet<string>, path: Path, report: Report): void {
  if (key && !pictures.has(key)) report(path, `there is no picture ${key}.webp with ${key}-s.webp`)
}
