// Dialog that explains every fee of the order.
import { formatMoney, type Amount } from '@tingkat/ordering/money'
import type { FeeLine } from '@tingkat/ordering/quote/quote'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useSite } from '../../../platform/site/site.tsx'
import { Button } from '@tingkat/ui/button.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'

type FeeDetailsProps = {
  open: boolean
  fees: readonly FeeLine[]
  /** The full price of delivery, including a part that the merchant pays. */
  fullDeliveryPrice: Amount
  onClose: () => void
}

export function FeeDetails({ open, fees, fullDeliveryPrice, onClose }: FeeDetailsProps) {
  const { t } = useTranslation('checkout')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('checkout.feesTitle')}
      footer={
        <Button wide onClick={onClose}>
          {t('checkout.ok')}
        </Button>
      }
    >
      <dl className="stack">
        {fees.map((fee) => (
          <div key={fee.key}>
            <dt className="row between b">
              <span>{t(`checkout.feeNames.${fee.key}`)}</span>
              <span className="num">{fee.amountDisplay}</span>
            </dt>
            <FeeExplanation fee={fee} />
            {fee.key === 'delivery' &&
              fee.value.amountInMinor < fullDeliveryPrice.amountInMinor && (
                <dd className="mut small co-why">
                  {t('checkout.feeGiven', { amount: fullDeliveryPrice.amountDisplay })}
                </dd>
              )}
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

/**
 * Shows the server's explanation of this fee. Without
 * one, it shows the general text for this kind of fee.
 */
function FeeExplanation({ fee: { key, description, details, combinedFees } }: { fee: FeeLine }) {
  const { t } = useTranslation('checkout')
  const {
    country: { currency, locale, fees },
  } = useSite()
  const amount = formatMoney(fees.smallOrder.below, currency, locale)
  return (
    <>
      <dd className="mut small co-why">
        {description ? (
          <>
            <b className="b">{description.title}</b> {description.content}
          </>
        ) : (
          t(`checkout.feeWhy.${key}`, { amount })
        )}
      </dd>
      {details.map((detail) => (
        <dd key={detail} className="mut small co-why">
          {detail}
        </dd>
      ))}
      {combinedFees && (
        <dd className="mut small co-why">
          <b className="b">{combinedFees.title}</b> {combinedFees.content}
        </dd>
      )}
    </>
  )
}
