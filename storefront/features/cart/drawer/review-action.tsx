// The way on from the basket: to the review and checkout, for guests through log-in; and why not, where it is barred.
import type { Cart } from '@tingkat/ordering/cart/cart'
import { CalendarClock, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trackLogin } from '../../../platform/analytics/login-place.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { readVisitSource } from '../../../platform/analytics/visit-source.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { tableNumberOf } from '../table-number.ts'

type ReviewActionProps = {
  cart: Cart
  /** Known to be logged out: the way leads through log-in. */
  guest: boolean
  /** A line stands at 0. */
  blocked: boolean
  reviewing: boolean
  /** As written for the country. */
  subtotal: string
  onReview: (target: string) => void
  /** The page is about to be another one. */
  onLeave: () => void
}

export function ReviewAction({
  cart,
  guest,
  blocked,
  reviewing,
  subtotal,
  onReview,
  onLeave,
}: ReviewActionProps) {
  const { t } = useTranslation('cart')
  const { paths } = useSite()
  const [asked, setAsked] = useState(false)
  const entry = cart.merchants[0]
  const sourceID = readVisitSource()
  const tableNumber = tableNumberOf(cart)
  const target =
    entry && tableNumber
      ? paths.dineInCheckout({ tableNumber, merchantID: entry.merchant.ID, sourceID })
      : paths.checkout({ sourceID })
  if (guest)
    return (
      <ButtonLink
        size="l"
        to={paths.login(target)}
        replace
        onClick={() => {
          trackLogin('checkout')
          onLeave()
        }}
      >
        <LogIn className="ic" aria-hidden />
        {t('cart.logIn')}
      </ButtonLink>
    )
  const late = Boolean(cart.scheduledOrder?.error) && !tableNumber
  const off = blocked || late

  function review() {
    setAsked(true)
    if (!off) onReview(target)
  }
  return (
    <>
      {asked && blocked && (
        <Note kind="warning">
          <output>{t('cart.pendingRemoval')}</output>
        </Note>
      )}
      {late && (
        <ButtonLink kind="secondary" to={target} replace onClick={onLeave}>
          <CalendarClock className="ic" aria-hidden />
          {t('cart.pickTime')}
        </ButtonLink>
      )}
      <Button size="l" split={!reviewing} off={off} busy={reviewing} onClick={review}>
        <span>{t(reviewing ? 'cart.reviewing' : 'cart.review')}</span>
        {!reviewing && <span className="num">{subtotal}</span>}
      </Button>
    </>
  )
}
