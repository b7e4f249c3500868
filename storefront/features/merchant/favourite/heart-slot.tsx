// Loads the heart of a merchant after hydration, because cached pages have no hearts.
import { Suspense, useDeferredValue } from 'react'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'
import type { HeartProps } from './heart.tsx'

const Heart = lazyPart(() => import('./heart.tsx'))

/** The value is deferred, so that the hearts of a list do not render in one long task. */
export function HeartSlot(props: HeartProps) {
  const isShown = useDeferredValue(useHydrated())
  return (
    isShown && (
      <Suspense fallback={null}>
        <Heart {...props} />
      </Suspense>
    )
  )
}
