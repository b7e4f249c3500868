// Shows what eaters read while the merchant is busy or paused. Its texts are those of the
// storefront.
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'

export function EaterReads({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['pace', 'site'])
  return (
    <div className="note note-i k-16">
      <Eye className="ic ic-24" aria-hidden />
      <div className="grow">
        {t('eater.title')} <b>{children}</b>
      </div>
    </div>
  )
}

type ShownReason = NonNullable<MerchantLive['shownPause']>['reason']
type PauseWordsProps = {
  reason: ShownReason
  /** The time at which the merchant opens again, in its time zone; null if it is not known. */
  opensAt: string | null
  /** The reason that the operator, who runs the service, has written for the pause. */
  note?: string | undefined
}

export function PauseWords({ reason, opensAt, note }: PauseWordsProps) {
  const { t } = useTranslation(['pace', 'site'])
  return [
    opensAt === null ? t('eater.closed') : t('eater.pausedOpens', { time: opensAt }),
    // For the reason `other`, eaters read no text.
    reason === 'other' ? '' : t(`eater.pause.${reason}`),
    note ?? '',
  ]
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.')
}
