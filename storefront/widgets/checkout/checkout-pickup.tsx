// Pickup at checkout: the choice between delivery and pickup, and the place where the order is
// collected.
import type { CartMerchant } from '@tingkat/ordering/cart/cart-shape'
import type { Location } from '@tingkat/ordering/location/location'
import { PickupPlace } from '../../features/pickup/pickup-place.tsx'
import { ServiceSwitch } from '../../features/pickup/service-switch.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { pickupWish, usePickup } from '../../platform/storage/pickup-wish.ts'

export function CheckoutService({ merchant }: { merchant: CartMerchant }) {
  const { country } = useSite()
  const { isOffered, isChosen } = usePickup(merchant)
  if (!isOffered) return null
  return (
    <ServiceSwitch
      isPickup={isChosen}
      onChoose={(isPickup) => pickupWish(country.code).write(isPickup || null)}
    />
  )
}

type CheckoutPickupProps = { merchant: CartMerchant; location: Location | null }

export function CheckoutPickup({ merchant, location }: CheckoutPickupProps) {
  const { t } = useTranslation('pickup')
  const { preparationMinutes: minutes } = merchant
  return (
    <section className="panel">
      <h2>{t('pickup.title')}</h2>
      <PickupPlace name={merchant.name} at={merchant.latlng} from={location}>
        {minutes !== undefined && (
          <span className="small pku-l">{t('pickup.ready', { minutes })}</span>
        )}
      </PickupPlace>
    </section>
  )
}
