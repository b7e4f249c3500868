// Merchant and creator of a group order, and where it is delivered or served.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { MapPin, UtensilsCrossed } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

export function GroupHeading({ group }: { group: GroupOrderView }) {
  const { t } = useTranslation('group')
  const { info, deliveryAddress } = group
  if (info.kind === 'table')
    return (
      <>
        <p className="small mut grp-by">{info.merchantName}</p>
        <div className="when">
          <UtensilsCrossed className="ic" aria-hidden />
          <span className="grow">
            {t('group.servedAt', { table: info.table?.tableNumber ?? '' })}
          </span>
        </div>
      </>
    )
  return (
    <>
      <p className="small mut grp-by">
        {info.membership === 'creator'
          ? t('group.byYou', { merchant: info.merchantName })
          : t('group.by', { merchant: info.merchantName, name: info.creatorName })}
      </p>
      <div className="when">
        <MapPin className="ic" aria-hidden />
        <span className="grow">
          {t('group.deliveryTo')} <b>{addressText(deliveryAddress) || t('group.noAddress')}</b>
        </span>
      </div>
    </>
  )
}

function addressText(location: GroupOrderView['deliveryAddress']): string {
  if (!location) return ''
  return [location.displayAddress || location.address, location.addressDetail]
    .filter(Boolean)
    .join(', ')
}
