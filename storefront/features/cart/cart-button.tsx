// The basket in the header: how much it holds and what that comes to.
import { badgeText, itemCount, subtotalOf } from '@tingkat/ordering/cart'
import type { CurrencyCode } from '@tingkat/ordering/currency'
import { formatMoney } from '@tingkat/ordering/money'
import { ShoppingBag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site.tsx'
import { useCart } from './use-cart.ts'

type CartButtonProps = {
  onOpen: () => void
  /** A press is likely: fetch what it opens. */
  onNear?: () => void
}

export function CartButton({ onOpen, onNear }: CartButtonProps) {
  const { t } = useTranslation('cart')
  const { country } = useSite()
  const cart = useCart(country.code)
  const count = itemCount(cart)
  const subtotal = cart ? formatMoney(subtotalOf(cart), cart.merchants[0]?.merchant.currency.code as CurrencyCode, country.locale) : ''
  const label = count > 0 ? t('cart.openFull', { count, subtotal }) : t('cart.openEmpty')
  return (
    <button type="button" className={count > 0 ? 'cartb' : 'cartb is-empty'} aria-label={label} aria-haspopup="dialog" onClick={onOpen} onPointerEnter={onNear} onFocus={onNear}>
      <span className="bag">
        <ShoppingBag className="ic" aria-hidden />
        {count > 0 && <span key={count} className="count num">{badgeText(count)}</span>}
      </span>
      {count > 0 ? <span className="num">{subtotal}</span> : <span className="desk">{t('cart.open')}</span>}
    </button>
  )
}
