// The page of a merchant's orders on a chosen day.
import '../../styles/board.css'
import '../../styles/board-order.css'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { HistoryPage } from '../../features/board/history-page.tsx'
import {
  MerchantPicker,
  useChosenMerchant,
} from '../../platform/merchant-choice/chosen-merchant.tsx'

export default function KitchenHistory() {
  const { t } = useTranslation('board')
  const { chosen, choose } = useChosenMerchant()
  return (
    <>
      <div className="page-head">
        <h1 className="h1">{t('history.title')}</h1>
        <MerchantPicker chosen={chosen} choose={choose} />
      </div>
      {chosen !== null && <HistoryPage key={chosen} merchantID={chosen} />}
    </>
  )
}
