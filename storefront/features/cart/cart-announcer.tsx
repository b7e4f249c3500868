// Announces each cart change to screen readers, and shows its side effects as toasts.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { formatSubtotal } from './cart-money.ts'
import { formatNotice } from './notice-text.ts'
import type { CartStore } from './cart-store.ts'
import { withPendingLines } from './pending-lines.ts'
import { cartStoreOf } from './use-cart.ts'

/** `store` is the cart to observe; by default the eater's own cart. */
export function CartAnnouncer({ store: otherStore }: { store?: CartStore }) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const store = otherStore ?? cartStoreOf(country.code)
  const [announcement, setAnnouncement] = useState('')
  const latestT = useRef(t)
  useEffect(() => {
    latestT.current = t
  }, [t])
  useEffect(() => {
    const announce = () => {
      const cart = withPendingLines(store.read(), store.pending.read())
      const count = itemCount(cart)
      setAnnouncement(
        count > 0
          ? latestT.current('cart.changed', {
              count,
              subtotal: formatSubtotal(cart, country.locale),
            })
          : latestT.current('cart.changedEmpty'),
      )
    }
    const removeListeners = [store.subscribe(announce), store.pending.subscribe(announce)]
    const removeListener = store.onNotices(({ notices, before }) => {
      for (const notice of notices) {
        const text = formatNotice(latestT.current, notice, store.read(), country.locale)
        if (notice.notice === 'replaced')
          toast({
            text,
            action: { label: latestT.current('cart.undoNew'), run: () => store.replace(before) },
          })
        else if (notice.notice !== 'merged') toast({ kind: 'warning', text })
      }
    })
    return () => {
      for (const remove of [...removeListeners, removeListener]) remove()
    }
  }, [country, store, toast])
  // An `output` is a polite live region even without `aria-live`. But only with the attribute can
  // screen readers read it while a modal dialog is open.
  return (
    <output className="sr" aria-live="polite">
      {announcement}
    </output>
  )
}
