// The page of the operator's console (desk) with the orders and merchants that need attention now.
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { ConnectionState } from '../../platform/connection-state.tsx'
import { problemText } from '../../platform/problem-text.ts'
import { StuckList } from './stuck-list.tsx'
import { useStuck } from './use-stuck.ts'

export function StuckPage() {
  const { t } = useTranslation(['stuck', 'site'])
  const { stuck, problem, staleSince, readAgain } = useStuck()
  return (
    <div className="stack-l">
      <div className="page-head">
        <h1 className="h1">{t('title')}</h1>
        {stuck && <ConnectionState since={staleSince} />}
      </div>
      {stuck && <StuckList stuck={stuck} onChanged={readAgain} />}
      {!stuck && problem && (
        <EmptyState
          title={t('site:failure.title')}
          action={<Button onClick={readAgain}>{t('site:failure.retry')}</Button>}
        >
          {problemText(t, problem)}
        </EmptyState>
      )}
    </div>
  )
}
