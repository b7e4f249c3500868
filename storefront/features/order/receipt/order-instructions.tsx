// The delivery address or table of an order, and the eater's instructions.
import type { Order } from '@tingkat/ordering/order/order'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'

export function OrderInstructions({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const { deliveryAddress, dineInInfo, merchant, wishes, comment } = order
  const table = dineInInfo?.merchants[merchant.ID]?.tableNumber
  const instructions = [
    wishes?.cutlery && t('order.wishes.cutlery'),
    wishes?.contactless && t('order.wishes.contactless'),
    comment && `“${comment}”`,
  ].filter(Boolean)
  return (
    <>
      {deliveryAddress && (
        <p className="tr-address">
          <span className="mut">{t('order.deliverTo')}</span>
          <br />
          <b className="b">
            {[
              deliveryAddress.displayAddress || deliveryAddress.address,
              deliveryAddress.addressDetail,
            ]
              .filter(Boolean)
              .join(', ')}
          </b>
        </p>
      )}
      {table && (
        <p className="tr-address">
          <b className="b">{t('order.servedAt', { table })}</b>
        </p>
      )}
      {instructions.length > 0 && <p className="small mut tr-wishes">{instructions.join(' · ')}</p>}
    </>
  )
}
