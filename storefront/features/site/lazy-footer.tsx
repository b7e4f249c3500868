// The footer, whose code is loaded lazily. The server-rendered
// HTML stays until the code is loaded and hydrates it.
import { memo, Suspense } from 'react'
import type { FooterProps } from './footer.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const Loaded = lazyPart<FooterProps>(async () => ({
  default: (await import('./footer.tsx')).Footer,
}))

/**
 * Memoised, because a render before the code is loaded
 * would remove the server-rendered HTML for a moment.
 */
export const LazyFooter = memo(function LazyFooter(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
})
