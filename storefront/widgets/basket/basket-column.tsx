// The basket beside the menu on wide screens. It is loaded when the page is idle; the menu reserves
// its column from the start.
import { Suspense, useEffect, useState } from 'react'
import { useMe } from '../../features/account/use-me.ts'
import { basketColumnMedia } from '../../features/cart/use-basket-column.ts'
import { runWhenIdle } from '../../platform/browser/run-when-idle.ts'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import { useMediaQuery } from '@tingkat/ui/screen/use-media-query.ts'
import { Basket, markAsGuest, preloadBasket, useActiveGroup } from './basket-overlays.tsx'

const GroupColumn = lazyPart(() => import('../group-order/group-column.tsx'))
const nothing = () => {}

/**
 * Shows the eater's own cart, or the eater's dishes in the active group order. The column exists in
 * both cases, because the server does not know whether there is a group order.
 */
export default function BasketColumn() {
  const { group, store } = useActiveGroup()
  const me = useMe()
  const isWide = useMediaQuery(basketColumnMedia)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isWide ? runWhenIdle(() => setIdle(true)) : undefined), [isWide])
  if (!isWide || !isIdle) return null
  return (
    <Suspense fallback={null}>
      {group ? (
        <GroupColumn store={store} onPreload={() => preloadBasket(true)} />
      ) : (
        <Basket open inline guest={me.status === 'guest'} onClose={nothing} onGuest={markAsGuest} />
      )}
    </Suspense>
  )
}
