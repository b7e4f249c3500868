// Returns the sentence that explains a problem to staff.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

/** `t` must search the namespace `site`. */
export function problemText(t: Translate, { code, context }: ClientProblem): string {
  return t([`site:problem.${code}`, 'site:problem.other'], context)
}
