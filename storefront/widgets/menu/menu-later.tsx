// The parts of a merchant's page that its first paint does not need: reviews, basket bar, and the
// heart that marks a favourite.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import Heart from '../../features/merchant/favourite/heart.tsx'
import { MerchantReviews } from '../../features/review/merchant-reviews.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import BasketBar from '../basket/basket-bar.tsx'
import { useFollowedMenu } from './use-followed-menu.ts'

export default function MenuLater({ merchant }: { merchant: Merchant }) {
  const isHydrated = useHydrated()
  useFollowedMenu(merchant)
  return (
    <>
      <HeartOnPicture merchant={merchant} />
      {/* Rendered after hydration only, because a press on a button that is not hydrated would
          be lost. */}
      {isHydrated && (
        <Suspense fallback={null}>
          <MerchantReviews key={merchant.ID} merchantID={merchant.ID} />
        </Suspense>
      )}
      <BasketBar />
    </>
  )
}

const subscribeToNothing = () => () => {}
const findPicture = () => document.querySelector('.mhero')

/**
 * Draws the heart that marks a favourite on the merchant's picture through a portal. The picture's
 * own component is in the first load, whose size is limited, so the heart cannot be a part of it.
 */
function HeartOnPicture({ merchant }: { merchant: Merchant }) {
  const picture = useSyncExternalStore(subscribeToNothing, findPicture, () => null)
  return (
    picture &&
    createPortal(
      <Suspense fallback={null}>
        <Heart merchant={merchant} />
      </Suspense>,
      picture,
    )
  )
}
