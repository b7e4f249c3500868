// The choice between delivery and pickup on a menu. For pickup, it also shows the way to the
// merchant.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useChosenLocation } from '../../features/location/chosen-location.ts'
import { PickupPlace } from '../../features/pickup/pickup-place.tsx'
import { ServiceSwitch } from '../../features/pickup/service-switch.tsx'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useSite } from '../../platform/site/site.tsx'
import { pickupWish, usePickup } from '../../platform/storage/pickup-wish.ts'

export default function MenuPickup({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('pickup')
  const { country } = useSite()
  const near = useChosenLocation(country.code)
  const { isChosen } = usePickup(merchant)
  return (
    <section aria-label={t('pickup.choice')}>
      <ServiceSwitch
        isPickup={isChosen}
        onChoose={(isPickup) => pickupWish(country.code).write(isPickup || null)}
      />
      {isChosen && (
        <PickupPlace name={merchant.name} at={merchant.latlng} from={near}>
          <span className="small pku-l">
            {t('pickup.ready', { minutes: merchant.preparationMinutes })} · {t('pickup.fee')}
          </span>
        </PickupPlace>
      )}
    </section>
  )
}
