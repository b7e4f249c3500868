// The language switch, whose code is loaded lazily. The server-rendered menu works without the
// code, except for keyboard navigation and closing by a press outside.
import { memo, Suspense } from 'react'
import type { LanguageSwitchProps } from './language-switch.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const Loaded = lazyPart<LanguageSwitchProps>(async () => ({
  default: (await import('./language-switch.tsx')).LanguageSwitch,
}))

/** Renders and loads nothing in a country with one language. */
export const LazyLanguageSwitch = memo(function LazyLanguageSwitch(props: LanguageSwitchProps) {
  return props.country.languages.length > 1 ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
})
