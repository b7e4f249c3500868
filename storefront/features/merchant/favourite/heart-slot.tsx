// Loads the heart (favourite button) of a merchant after hydration, because cached pages are the
// same for all eaters and contain no hearts.
import { Suspense, useDeferredValue } from 'react'
import { optionalPart } from '@tingkat/ui/loading/lazy-part.ts'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'
import type { HeartProps } from './heart.tsx'

const Heart = optionalPart(() => import('./heart.tsx'))

/**
 * The hearts are rendered with low priority, because the hearts
 * of a whole list would block the page in one long task.
 */
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
