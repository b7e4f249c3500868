// The button on a menu that shows the delivery time and opens the choice of it: now or a window.
// The choice goes to checkout with the basket.
import type { Cart, ScheduledOrder } from '@tingkat/ordering/cart/cart'
import { isOnDemandBlocked, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { toScheduledTime } from '@tingkat/ordering/schedule'
import { CalendarClock, ChevronDown } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { cartStoreOf, useCart } from '../../features/cart/use-cart.ts'
import { formatDay, formatTime, localDate } from '../../platform/i18n/times.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { createSharedValue, useSharedValue } from '../../platform/storage/shared-value.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'

const loadDialog = () => import('./delivery-time-dialog.tsx')
const DeliveryTimeDialog = lazyPart(loadDialog)

/** The time that was chosen before the first dish, until the basket takes it. */
const waitingTime = createSharedValue<{ merchantID: string; time: ScheduledOrder } | null>(null)

export default function DeliveryTimeButton({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('menu')
  const { chosen, choose } = useChosenTime(merchant)
  const window = useTimeText(chosen, merchant)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function open() {
    setWasOpen(true)
    setOpen(true)
  }
  function label(): string {
    if (window) return t('menu.deliverAt', { time: window })
    return isOnDemandBlocked(merchant) ? t('menu.deliverChoose') : t('menu.deliverNow')
  }
  return (
    <>
      <Button
        kind="secondary"
        size="s"
        className="when-start"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDialog()}
        onClick={open}
      >
        <CalendarClock className="ic" aria-hidden />
        {label()}
        <ChevronDown className="ic ic-16" aria-hidden />
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <DeliveryTimeDialog
            merchant={merchant}
            chosen={chosen}
            open={isOpen}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The time in the basket of this merchant, or the one that waits for the first dish. */
function useChosenTime(merchant: Merchant) {
  const { country } = useSite()
  const store = cartStoreOf(country.code)
  const cart = useCart(country.code)
  const waiting = useSharedValue(waitingTime, null)
  const waitingHere = waiting?.merchantID === merchant.ID ? waiting.time : null
  const hasDishes = isCartOf(cart, merchant)
  useEffect(() => {
    const latest = store.read()
    if (!hasDishes || !waitingHere || !latest) return
    waitingTime.write(null)
    store.replace({ ...latest, scheduledOrder: waitingHere })
  }, [store, hasDishes, waitingHere])

  function choose(time: ScheduledOrder | null) {
    const latest = store.read()
    if (latest && isCartOf(latest, merchant)) store.replace({ ...latest, scheduledOrder: time })
    else waitingTime.write(time && { merchantID: merchant.ID, time })
  }

  return { chosen: hasDishes ? (cart?.scheduledOrder ?? null) : waitingHere, choose }
}

const isCartOf = (cart: Cart | null, { ID }: Merchant): boolean =>
  cart?.merchants.some(({ merchant, items }) => merchant.ID === ID && items.length > 0) ?? false

/** `19:30` today, `Mon, 23 Nov, 19:30` on another day; null without a window. */
function useTimeText(chosen: ScheduledOrder | null, merchant: Merchant): string | null {
  const site = useSite()
  const [now] = useState(() => new Date())
  const window = toScheduledTime(chosen)
  if (!window) return null
  const { timeZone } = merchant.openingHours
  const time = formatTime(site, window.from, timeZone)
  return localDate(window.from, timeZone) === localDate(now, timeZone)
    ? time
    : `${formatDay(site, window.from, timeZone)}, ${time}`
}
