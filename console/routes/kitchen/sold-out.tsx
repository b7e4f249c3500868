// The page on which staff set what is sold out at a merchant, and whether the merchant is busy or
// paused.
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { PacePanel } from '../../features/pace/pace-panel.tsx'
import { SoldOutBoard } from '../../features/sold-out/sold-out-board.tsx'
import {
  MerchantPicker,
  useChosenMerchant,
} from '../../platform/merchant-choice/chosen-merchant.tsx'
import { ConnectionState } from '../../platform/connection-state.tsx'
import { problemText } from '../../platform/problem-text.ts'
import { useMerchantLive } from '../../platform/use-merchant-live.ts'

export default function SoldOut() {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenMerchant()
  if (chosen !== null) return <SoldOutOf key={chosen} merchantID={chosen} choose={choose} />
  return (
    <div className="stack-l">
      <h1 className="h1">{t('nav.sold-out')}</h1>
      <MerchantPicker chosen={null} choose={choose} />
    </div>
  )
}

type SoldOutOfProps = { merchantID: string; choose: (ID: string) => void }

function SoldOutOf({ merchantID, choose }: SoldOutOfProps) {
  const { t } = useTranslation()
  const { board, problem, staleSince, apply, readAgain } = useMerchantLive(merchantID)
  return (
    <>
      <div className="page-head">
        <h1 className="h1">{t('nav.sold-out')}</h1>
        {board && <ConnectionState since={staleSince} />}
        <MerchantPicker chosen={merchantID} choose={choose} />
      </div>
      {!board && problem && (
        <EmptyState
          title={t('failure.title')}
          action={<Button onClick={readAgain}>{t('failure.retry')}</Button>}
        >
          {problemText(t, problem)}
        </EmptyState>
      )}
      {board && (
        <div className="with-pace">
          <PacePanel board={board} onChanged={apply} />
          <SoldOutBoard board={board} onChanged={apply} />
        </div>
      )}
    </>
  )
}
