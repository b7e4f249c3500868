// Returns the sentence that explains why a photo was refused.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { problemText } from '../../../platform/problem-text.ts'

const own: ReadonlySet<string> = new Set([
  'pictures_full',
  'too_many_requests',
  'payload_too_large',
])

/** `t` must search the namespaces `menu-editor` and `site`. */
export function photoProblemText(t: Translate, problem: ClientProblem): string {
  const { code, context } = problem
  if (code === 'picture_refused')
    return t([`menu-editor:photoRefused.${context['reason'] as string}`, 'photoRefused.damaged'])
  return own.has(code) ? t(`menu-editor:photoProblem.${code}`) : problemText(t, problem)
}
