// The heading of a group order: its merchant and creator, and where it is delivered or served.
import type { GroupOrderView } from '@tingkat/ordering/group-order/group-order-shape'
import { MapPin, ShoppingBag, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
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
      <Destination
        collectFrom={info.pickup ? info.merchantName : null}
        address={addressText(deliveryAddress)}
      />
    </>
  )
}

type DestinationProps = {
  /** The merchant at which the creator collects the order; null for a delivery. */
  collectFrom: string | null
  /** Text of the delivery address; empty while none is chosen. */
  address: string
  children?: ReactNode
}

export function Destination({ collectFrom, address, children }: DestinationProps) {
  const { t } = useTranslation('group')
  const Icon = collectFrom === null ? MapPin : ShoppingBag
  return (
    <div className="when">
      <Icon className="ic" aria-hidden />
      <span className="grow">
        {t(collectFrom === null ? 'group.deliveryTo' : 'group.collectFrom')}{' '}
        <b>{collectFrom ?? (address || t('group.noAddress'))}</b>
      </span>
      {children}
    </div>
  )
}

function addressText(location: GroupOrderView['deliveryAddress']): string {
  if (!location) return ''
  return [location.displayAddress || location.address, location.addressDetail]
    .filter(Boolean)
    .join(', ')
}
