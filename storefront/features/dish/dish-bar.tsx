// The bar over the dish drawer. It is transparent at first;
// after scrolling it is solid and shows the dish's name.
import { X } from 'lucide-react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { Icon } from '@tingkat/ui/icon/icon.tsx'
import { IconButton } from '@tingkat/ui/icon-button.tsx'

export function DishBar({
  name,
  solid,
  onClose,
}: {
  name: string
  solid: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('dish')
  return (
    <div className={solid ? 'it-bar is-solid' : 'it-bar'}>
      {/* Hidden from screen readers, because the heading below has the same text. */}
      <b className="h3 clip grow" aria-hidden>
        {solid ? name : ''}
      </b>
      <IconButton label={t('dish.close')} onClick={onClose}>
        <Icon of={X} size="medium" />
      </IconButton>
    </div>
  )
}
