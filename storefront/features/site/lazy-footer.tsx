// The footer with its code loaded lazily: the server-rendered HTML stays until it hydrates.
import { lazy, memo, Suspense, type ComponentType } from 'react'
import type { FooterProps } from './footer.tsx'

// A footer that fails to load must not break the page.
const Loaded = lazy<ComponentType<FooterProps>>(async () => {
  try {
    return { default: (await import('./footer.tsx')).Footer }
  } catch {
    return { default: () => null }
  }
})

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
