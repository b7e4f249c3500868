// The line of the cart that says when and where the order arrives.
import { isOnDemandBlocked } from '@tingkat/ordering/merchant/merchant'
import type { Cart } from '@tingkat/ordering/cart/cart'
import {
  CalendarClock,
  CircleAlert,
  Clock,
  ShoppingBag,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { problemText } from '../../../platform/i18n/problem-text.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { formatDay, formatTime } from '../../../platform/i18n/times.ts'
import { StrongText } from '@tingkat/ui/strong-text.tsx'
import { usePickup } from '../../../platform/storage/pickup-wish.ts'
import { tableNumberOf } from '../table-number.ts'
import { useCartDelivery } from './use-cart-delivery.ts'

type ArrivalLineProps = {
  cart: Cart
  /** A link to choose another delivery time, shown for scheduled orders. */
  change?: ReactNode
}

export function ArrivalLine({ cart, change }: ArrivalLineProps) {
  const { t } = useTranslation(['cart', 'basket', 'problem'])
  const site = useSite()
  const entry = cart.merchants[0]
  const pickup = usePickup(entry?.merchant)
  const delivery = useCartDelivery(cart)
  if (!entry) return null
  const { merchant } = entry
  const { scheduledOrder } = cart
  const tableNumber = tableNumberOf(cart)
  if (tableNumber)
    return <Line Icon={UtensilsCrossed} text={t('cart.table', { table: tableNumber })} />
  if (delivery === 'too_far')
    return (
      <div className="when err" role="alert">
        <CircleAlert className="ic" aria-hidden />
        <p className="grow">
          <b>{t('cart.tooFar')}</b>
          <span className="when-next"> {t('cart.tooFarNote')}</span>
        </p>
      </div>
    )
  if (scheduledOrder?.error) {
    const { code, time } = scheduledOrder.error
    const zone = merchant.openingHours.timeZone
    const { title } = problemText(t, { code, context: {} }, site.country.locale)
    return (
      <div className="when err" role="alert">
        <CircleAlert className="ic" aria-hidden />
        <p className="grow">
          <b>{title}</b>
          {time && (
            <span className="when-next">
              {' '}
              <StrongText>
                {t('cart.scheduledNext', {
                  time: `${formatDay(site, time, zone)}, ${formatTime(site, time, zone)}`,
                })}
              </StrongText>
            </span>
          )}
        </p>
      </div>
    )
  }
  if (scheduledOrder?.isScheduledOrder) {
    return (
      <Line
        Icon={CalendarClock}
        text={t('cart.scheduled', {
          date: scheduledOrder.formattedDisplayDate,
          time: scheduledOrder.formattedDisplayTime,
        })}
      >
        {change}
      </Line>
    )
  }
  if (isOnDemandBlocked(merchant))
    return <Line Icon={CalendarClock} text={t('cart.scheduledOnly')} />
  if (pickup.isChosen) return <Line Icon={ShoppingBag} text={t('cart.pickup')} />
  return <Line Icon={Clock} text={arrival()} />

  function arrival(): string {
    const { ETA: minutes, distanceInKm } = merchant
    if (minutes === null) return t('cart.arrivalUnknown')
    if (distanceInKm === null) return t('cart.arrivesAnywhere', { minutes })
    const distance = new Intl.NumberFormat(site.country.locale, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      numberingSystem: 'latn',
    }).format(distanceInKm)
    return t('cart.arrives', { minutes, distance })
  }
}

function Line({ Icon, text, children }: { Icon: LucideIcon; text: string; children?: ReactNode }) {
  return (
    <div className="when">
      <Icon className="ic" aria-hidden />
      <p className="grow">
        <StrongText>{text}</StrongText>
      </p>
      {children}
    </div>
  )
}
