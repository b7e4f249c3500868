// The choice between delivery and pickup on a menu. For pickup, it also shows the way to the
// merchant.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
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
  const wish = pickupWish(country.code)
  usePickupInUrl(() => wish.write(true))
  return (
    <section aria-label={t('pickup.choice')}>
      <ServiceSwitch isPickup={isChosen} onChoose={(isPickup) => wish.write(isPickup || null)} />
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

/**
 * Calls `choose` if the URL of the menu has `?pickup=1`, as the URL of a list does, and removes the
 * parameter. Otherwise pickup would come back on a reload after the eater has chosen delivery.
 */
function usePickupInUrl(choose: () => void): void {
  const [query, setQuery] = useSearchParams()
  const isInUrl = query.get('pickup') === '1'
  const takeFromUrl = useEffectEvent(() => {
    choose()
    query.delete('pickup')
    setQuery(query, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (isInUrl) takeFromUrl()
  }, [isInUrl])
}
