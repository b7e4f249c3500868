// Says politely what the basket holds after each change, for those who do not see the badge.
import { itemCount, subtotalOf } from '@tingkat/ordering/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { cartStoreOf } from './use-cart.ts'

export function CartNews() {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const [news, setNews] = useState('')
  const words = useRef(t)
  useEffect(() => { words.current = t }, [t])
  useEffect(() => {
    const store = cartStoreOf(country.code)
    return store.subscribe(() => {
      const cart = store.read()
      const count = itemCount(cart)
      const subtotal = cart ? formatMoney(subtotalOf(cart), cart.merchants[0]?.merchant.currency.code as CurrencyCode, country.locale) : ''
      setNews(count > 0 ? words.current('cart.changed', { count, subtotal }) : words.current('cart.changedEmpty'))
    })
  }, [country])
  // Said outright, though an output is polite: the basket hides everything behind it but what says so.
  return <output className="sr" aria-live="polite">{news}</output>
}
