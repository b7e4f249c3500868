// Loads the heart of a merchant after hydration, because cached pages have no hearts.
import { Suspense } from 'react'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import { useHydrated } from '../../../platform/browser/use-hydrated.ts'
import type { HeartProps } from './heart.tsx'

const Heart = lazyPart(() => import('./heart.tsx'))

export function HeartSlot(props: HeartProps) {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <Heart {...props} />
      </Suspense>
    )
  )
}
