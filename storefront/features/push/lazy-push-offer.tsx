// The offer of push notifications with its code loaded lazily. A failure to load shows nothing.
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
