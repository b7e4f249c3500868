// Returns the sentence that explains why an edit of a menu failed.
import type { ClientProblem } from '@tingkat/contract/client'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { problemText } from '../../../platform/problem-text.ts'

const own: ReadonlySet<string> = new Set([
  'revision_conflict',
  'draft_stale',
  'menu_faulty',
  'price_change_unconfirmed',
])

/** `t` must search the namespaces `menu-editor` and `site`. */
export const editingProblemText = (t: Translate, problem: ClientProblem): string =>
  own.has(problem.code) ? t(`menu-editor:problem.${problem.code}`) : problemText(t, problem)
