// The settings dialog of the kitchen board: settings of this screen, and settings that all boards
// of the merchant share.
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../../platform/language-choice.tsx'
import { Segments } from '../../platform/segments.tsx'
import { MerchantSettings } from './merchant-settings.tsx'
import { textSizes, type ShownSettings } from './board-settings.ts'

type ViewDialogProps = {
  settings: ShownSettings
  onChange: (change: Partial<ShownSettings>) => void
  isOpen: boolean
  onClose: () => void
  /** Settings that other features add, such as the alarm's sound. */
  children?: ReactNode
}

export function ViewDialog({ settings, onChange, isOpen, onClose, children }: ViewDialogProps) {
  const { t } = useTranslation(['board', 'site'])
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('view.title')}>
      <div className="kb-form">
        <Segments
          label={t('view.size')}
          isLabelShown
          segments={textSizes.map((size) => ({ value: size, label: t(`view.sizes.${size}`) }))}
          value={settings.size}
          onChange={(size) => onChange({ size })}
        />
        <CheckBox
          label={t('view.tables')}
          hint={t('view.tablesHint')}
          checked={settings.tableLane}
          onChange={(tableLane) => onChange({ tableLane })}
        />
        <MerchantSettings />
        {children}
        <LanguageChoice />
      </div>
    </Dialog>
  )
}
