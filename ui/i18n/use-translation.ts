// The translations of a page for its components.
import { createContext, use } from 'react'
import type { I18n } from './create-i18n.ts'
import type { Translate } from './translate.ts'

export const I18nContext = createContext<I18n | null>(null)

/**
 * Returns `t`, which searches `namespaces`, and the page's translations as `i18n`. Suspends while a
 * namespace is being loaded. `t` stays the same function from render to render.
 */
export function useTranslation(namespaces: string | readonly string[] = 'site'): {
  t: Translate
  i18n: I18n
} {
  const i18n = use(I18nContext)
  if (!i18n) throw new Error('The component is not inside an I18nContext.')
  const names = typeof namespaces === 'string' ? [namespaces] : namespaces
  const loading = i18n.load(names)
  if (loading) use(loading)
  return { t: i18n.translateIn(names), i18n }
}
