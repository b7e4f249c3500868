// The page of reviews of a merchant's orders, with the replies to them.
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { ReviewList } from '../../features/reviews/review-list.tsx'
import {
  MerchantPicker,
  useChosenMerchant,
} from '../../platform/merchant-choice/chosen-merchant.tsx'

export default function Reviews() {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenMerchant()
  return (
    <>
      <div className="page-head">
        <h1 className="h1">{t('nav.reviews')}</h1>
        <MerchantPicker chosen={chosen} choose={choose} />
      </div>
      {chosen !== null && <ReviewList key={chosen} merchantID={chosen} />}
    </>
  )
}
