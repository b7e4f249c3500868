// The prompt and the setting of push notifications. Their
// code is loaded lazily. If loading fails, nothing is shown.
import { lazy, Suspense, type ComponentType } from 'react'
import type { PushOfferProps } from './push-offer.tsx'

const Offer = lazy<ComponentType<PushOfferProps>>(async () => {
  try {
    return { default: (await import('./push-offer.tsx')).PushOffer }
  } catch {
    return { default: () => null }
  }
})
const Setting = lazy<ComponentType<{ eater: string }>>(async () => {
  try {
    return { default: (await import('./push-setting.tsx')).PushSetting }
  } catch {
    return { default: () => null }
  }
})

export function LazyPushOffer(props: PushOfferProps) {
  return (
    <Suspense fallback={null}>
      <Offer {...props} />
    </Suspense>
  )
}

export function LazyPushSetting(props: { eater: string }) {
  return (
    <Suspense fallback={null}>
      <Setting {...props} />
    </Suspense>
  )
}
