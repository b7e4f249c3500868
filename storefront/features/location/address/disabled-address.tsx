// Disabled address input for a guest who has to log in first.
import { MapPin } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Icon } from '@tingkat/ui/icon/icon.tsx'

export function DisabledAddress({ className }: { className: string }) {
  const { t } = useTranslation('location')
  return (
    <span className={className}>
      <Icon of={MapPin} size="medium" />
      <input
        disabled
        placeholder={t('address.placeholderLogin')}
        aria-label={t('address.deliverTo')}
      />
    </span>
  )
}
