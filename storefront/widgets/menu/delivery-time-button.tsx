// The button on a menu that shows the time of delivery or pickup, and opens a dialog in which the
// eater chooses another one. The choice goes to checkout with the basket.
import type { ScheduledOrder } from '@tingkat/ordering/cart/cart'
import { isOnDemandBlocked, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { toScheduledTime } from '@tingkat/ordering/schedule'
import { CalendarClock, ChevronDown } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDay, formatTime, localDate } from '../../platform/i18n/times.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { usePickup } from '../../platform/storage/pickup-wish.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { lazyPart } from '@tingkat/ui/loading/lazy-part.ts'
import { useChosenTime } from './chosen-time.ts'

const loadDialog = () => import('./delivery-time-dialog.tsx')
const DeliveryTimeDialog = lazyPart(loadDialog)

export default function DeliveryTimeButton({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('menu')
  const { isChosen: isPickup } = usePickup(merchant)
  const { chosen, choose } = useChosenTime(merchant)
  const window = useTimeText(chosen, merchant)
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function open() {
    setWasOpen(true)
    setOpen(true)
  }
  function label(): string {
    if (window) return t(isPickup ? 'menu.collectAt' : 'menu.deliverAt', { time: window })
    return isOnDemandBlocked(merchant)
      ? t(isPickup ? 'menu.collectChoose' : 'menu.deliverChoose')
      : t(isPickup ? 'menu.collectNow' : 'menu.deliverNow')
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
            isPickup={isPickup}
            open={isOpen}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * Returns the start of the chosen time: `19:30` today, `Mon, 23 Nov, 19:30` on another
 * day. Returns null if none is chosen.
 */
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
