// The offer of push messages, loaded once the page stands: nothing waits for it, and without it the page is whole.
import { lazy, Suspense, type ComponentType } from 'react'
import type { PushOfferProps } from './push-offer.tsx'

const Loaded = lazy<ComponentType<PushOfferProps>>(async () => {
  try {
    return { default: (await import('./push-offer.tsx')).PushOffer }
  } catch {
    return { default: () => null }
  }
})

export function LazyPushOffer(props: PushOfferProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  )
}
