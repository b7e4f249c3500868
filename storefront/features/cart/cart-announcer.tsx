// Says politely what the basket holds after each change, for those who do not see the badge; and what a change did besides.
import { itemCount } from '@tingkat/ordering/cart/cart'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site/site.tsx'
import { useToast } from '../../ui/toast.tsx'
import { formatSubtotal } from './cart-money.ts'
import { formatNotice } from './notice-text.ts'
import type { CartStore } from './cart-store.ts'
import { cartStoreOf } from './use-cart.ts'

/** Of the basket, unless `of` says otherwise. */
export function CartAnnouncer({ store: otherStore }: { store?: CartStore }) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const toast = useToast()
  const store = otherStore ?? cartStoreOf(country.code)
  const [news, setNews] = useState('')
  const words = useRef(t)
  useEffect(() => {
    words.current = t
  }, [t])
  useEffect(() => {
    const silence = store.subscribe(() => {
      const cart = store.read()
      const count = itemCount(cart)
      setNews(
        count > 0
          ? words.current('cart.changed', { count, subtotal: formatSubtotal(cart, country.locale) })
          : words.current('cart.changedEmpty'),
      )
    })
    const deafen = store.onNotices(({ notices, before }) => {
      for (const notice of notices) {
        const text = formatNotice(words.current, notice, store.read(), country.locale)
        if (notice.notice === 'replaced')
          toast({
            text,
            action: { label: words.current('cart.undoNew'), run: () => store.replace(before) },
          })
        else if (notice.notice !== 'merged') toast({ kind: 'warning', text })
      }
    })
    return () => {
      silence()
      deafen()
    }
  }, [country, store, toast])
  // Said outright, though an output is polite: the basket hides everything behind it but what says so.
  return (
    <output className="sr" aria-live="polite">
      {news}
    </output>
  )
}
