// The footer without its scripts: it stands in the page as it came, and comes alive when they have arrived.
import { lazy, memo, Suspense, type ComponentType } from 'react'
import type { FooterProps } from './footer.tsx'

// A footer that cannot be had is no reason to lose the page.
const Loaded = lazy<ComponentType<FooterProps>>(async () => {
  try {
    return { default: (await import('./footer.tsx')).Footer }
  } catch {
    return { default: () => null }
  }
})

/** Drawn anew only when what it is told changes: until it is alive, that would take it out of the page for a moment. */
export const LazyFooter = memo(function LazyFooter(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
})
