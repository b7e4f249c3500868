// The footer with its code loaded lazily: the server-rendered HTML stays until it hydrates.
import { memo, Suspense } from 'react'
import type { FooterProps } from './footer.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const Loaded = lazyPart<FooterProps>(async () => ({
  default: (await import('./footer.tsx')).Footer,
}))

/**
 * Memoized, because a render before hydration would remove the server-rendered HTML for a moment.
 */
export const LazyFooter = memo(function LazyFooter(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
})
