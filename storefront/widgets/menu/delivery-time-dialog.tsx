// The dialog on a menu in which the eater chooses the time of delivery or pickup.
import { emptyCart, toCartMerchant, type ScheduledOrder } from '@tingkat/ordering/cart/cart'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { DeliveryTimePanel } from '../../features/checkout/delivery-time/delivery-time-panel.tsx'
import { useDeliveryTime } from '../../features/checkout/delivery-time/use-delivery-time.ts'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { estimateDelivery } from '../../features/merchant/facts.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import '../../features/checkout/checkout-form.css'
import './delivery-time-dialog.css'

type DeliveryTimeDialogProps = {
  merchant: Merchant
  chosen: ScheduledOrder | null
  isPickup: boolean
  open: boolean
  onChoose: (time: ScheduledOrder | null) => void
  onClose: () => void
}

export default function DeliveryTimeDialog({
  merchant,
  chosen,
  isPickup,
  open,
  onChoose,
  onClose,
}: DeliveryTimeDialogProps) {
  const { t } = useTranslation(['checkout', 'menu'])
  const { country } = useSite()
  const near = useChosenLocation(country.code)
  const { ETA, distanceInKm } = near
    ? estimateDelivery(merchant, near, country)
    : { ETA: null, distanceInKm: null }
  // The checkout panel needs a cart, but before the first dish there is none. This cart has the
  // merchant and no items.
  const cart = {
    ...emptyCart(),
    merchants: [
      { merchant: { ...toCartMerchant(merchant), ETA, distanceInKm }, items: [], comment: '' },
    ],
    scheduledOrder: chosen,
  }
  const time = useDeliveryTime(cart, null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isPickup ? 'checkout.whenPickup' : 'checkout.when')}
    >
      <div className="when-choice">
        <DeliveryTimePanel
          cart={cart}
          time={time}
          isPickup={isPickup}
          near={isPickup ? undefined : (near ?? undefined)}
          onSchedule={onChoose}
        />
        <Button wide onClick={onClose}>
          {t('menu:menu.deliverDone')}
        </Button>
      </div>
    </Dialog>
  )
}
