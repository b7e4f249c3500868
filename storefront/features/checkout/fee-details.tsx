// Every fee with its reason, in a modal.
import type { FeeLine } from '@tingkat/ordering/quote'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'

export function FeeDetails({ open, fees, onClose }: { open: boolean; fees: readonly FeeLine[]; onClose: () => void }) {
  const { t } = useTranslation('checkout')
  return (
    <Drawer open={open} onClose={onClose} title={t('checkout.feesTitle')} kind="modal" footer={<Button wide onClick={onClose}>{t('checkout.ok')}</Button>}>
      <dl className="stack">
        {fees.map(fee => (
          <div key={fee.key}>
            <dt className="row between b"><span>{t(`checkout.feeNames.${fee.key}`)}</span><span className="num">{fee.amountDisplay}</span></dt>
            <dd className="mut small co-why">{t(`checkout.feeWhy.${fee.key}`)}</dd>
            {fee.combinedFees && <dd className="mut small co-why">{fee.combinedFees.title}: {fee.combinedFees.content}</dd>}
          </div>
        ))}
      </dl>
    </Drawer>
  )
}
