// The button of the cart that leads to review and checkout. For guests it leads to the log-in.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { CalendarClock, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { trackLogin } from '../../../platform/analytics/login-place.ts'
import { useSite } from '../../../platform/site/site.tsx'
import type { PagePaths } from '../../../platform/navigation/paths.ts'
import { readVisitSource } from '../../../platform/analytics/visit-source.ts'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { Note } from '@tingkat/ui/note.tsx'
import { tableNumberOf } from '../table-number.ts'
import { useCartDelivery } from './use-cart-delivery.ts'

type ReviewActionProps = {
  cart: Cart
  /** Whether the eater is logged out and has to log in before checkout. */
  guest: boolean
  /** Whether a line has quantity 0, which blocks the order until the eater confirms its removal. */
  blocked: boolean
  reviewing: boolean
  /** Whether the cart is a part of the page. Going back from checkout then returns to this page. */
  keepsPage?: boolean
  /** The formatted amount on the button: the subtotal, or the total of an order at a table. */
  amount: string
  onReview: (target: string) => void
  /** Called before navigation to another page. */
  onLeave: () => void
}

export function ReviewAction({
  cart,
  guest,
  blocked,
  reviewing,
  keepsPage = false,
  amount,
  onReview,
  onLeave,
}: ReviewActionProps) {
  const { t } = useTranslation('basket')
  const { paths } = useSite()
  const [isPressed, setPressed] = useState(false)
  const target = targetOf(cart, paths)
  // The arrival line of the cart explains these two problems. An order at a table has none.
  const hasTimeError = tableNumberOf(cart) === null && Boolean(cart.scheduledOrder?.error)
  const isTooFar = useCartDelivery(cart) === 'too_far'
  const isOff = blocked || hasTimeError || isTooFar
  const blockedNote = isPressed && blocked && (
    <Note kind="warning">
      <output>{t('cart.pendingRemoval')}</output>
    </Note>
  )

  if (guest && (blocked || isTooFar))
    return (
      <>
        {blockedNote}
        <Button size="l" off onClick={() => setPressed(true)}>
          <LogIn className="ic" aria-hidden />
          {t('cart.logIn')}
        </Button>
      </>
    )
  if (guest)
    return (
      <ButtonLink
        size="l"
        to={paths.login(target)}
        replace={!keepsPage}
        onClick={() => {
          trackLogin('checkout')
          onLeave()
        }}
      >
        <LogIn className="ic" aria-hidden />
        {t('cart.logIn')}
      </ButtonLink>
    )

  function review() {
    setPressed(true)
    if (!isOff) onReview(target)
  }
  return (
    <>
      {blockedNote}
      {hasTimeError && (
        <ButtonLink kind="secondary" to={target} replace={!keepsPage} onClick={onLeave}>
          <CalendarClock className="ic" aria-hidden />
          {t('cart.pickTime')}
        </ButtonLink>
      )}
      <Button size="l" split={!reviewing} off={isOff} busy={reviewing} onClick={review}>
        <span>{t(reviewing ? 'cart.reviewing' : 'cart.review')}</span>
        {!reviewing && <span className="num">{amount}</span>}
      </Button>
    </>
  )
}

/** Returns the path of the checkout, with the source of the visit. */
function targetOf(cart: Cart, paths: PagePaths): string {
  const entry = cart.merchants[0]
  const sourceID = readVisitSource()
  const tableNumber = tableNumberOf(cart)
  return entry && tableNumber
    ? paths.dineInCheckout({ tableNumber, merchantID: entry.merchant.ID, sourceID })
    : paths.checkout({ sourceID })
}
