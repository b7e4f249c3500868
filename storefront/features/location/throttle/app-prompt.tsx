// Replaces checkout where web ordering is not available, and offers the app instead.
import { Smartphone } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { useMode } from '../../../platform/site/mode.tsx'
import { useSite } from '../../../platform/site/site.tsx'
import { Button, ButtonLink } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useChosenLocation } from '../chosen-location.ts'

export function AppPrompt({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('location')
  const { country, paths } = useSite()
  const { webview } = useMode()
  const city = useChosenLocation(country.code)?.city
  return (
    <EmptyState
      art={
        <span className="thr-art">
          <Smartphone className="ic ic-32" aria-hidden />
        </span>
      }
      title={city ? t('throttle.title', { city }) : t('throttle.titleHere')}
      action={
        <div className="row thr-acts">
          {!webview && <ButtonLink to={paths.download}>{t('throttle.getApp')}</ButtonLink>}
          <Button kind="secondary" onClick={onChange}>
            {t('throttle.change')}
          </Button>
        </div>
      }
    >
      {t('throttle.checkout')}
    </EmptyState>
  )
}
