// The page of a merchant's opening hours and special days.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { HoursEditor } from '../../features/hours/hours-editor.tsx'
import {
  MerchantPicker,
  useChosenMerchant,
} from '../../platform/merchant-choice/chosen-merchant.tsx'

export default function Hours() {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenMerchant()
  return (
    <>
      <div className="page-head">
        <h1 className="h1">{t('nav.hours')}</h1>
        <MerchantPicker chosen={chosen} choose={choose} />
      </div>
      {chosen !== null && <HoursEditor key={chosen} merchantID={chosen} />}
    </>
  )
}
