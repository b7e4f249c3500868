// The language switch with its code loaded lazily: the server-rendered menu works without it, only
// keyboard navigation needs the code.
import { lazy, memo, Suspense, type ComponentType } from 'react'
import type { LanguageSwitchProps } from './language-switch.tsx'

const Loaded = lazy<ComponentType<LanguageSwitchProps>>(async () => {
  try {
    return { default: (await import('./language-switch.tsx')).LanguageSwitch }
  } catch {
    return { default: () => null }
  }
})

/** Renders and loads nothing in a country with one language. */
export const LazyLanguageSwitch = memo(function LazyLanguageSwitch(props: LanguageSwitchProps) {
  return props.country.languages.length > 1 ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
})
