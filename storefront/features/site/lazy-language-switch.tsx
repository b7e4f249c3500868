// The language switch without its scripts: it opens and leads on as it came, and learns its keys when they have arrived.
import { lazy, memo, Suspense, type ComponentType } from 'react'
import type { LanguageSwitchProps } from './language-switch.tsx'

const Loaded = lazy<ComponentType<LanguageSwitchProps>>(async () => {
  try {
    return { default: (await import('./language-switch.tsx')).LanguageSwitch }
  } catch {
    return { default: () => null }
  }
})

/** Nothing, and nothing to load, where a country has one language. */
export const LazyLanguageSwitch = memo(function LazyLanguageSwitch(props: LanguageSwitchProps) {
  return props.country.languages.length > 1 ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
})
