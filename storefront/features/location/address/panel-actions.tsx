// The buttons of the address panel: one detects the eater's location, the other shows saved places.
import { Heart, LocateFixed } from 'lucide-react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { Button } from '@tingkat/ui/button.tsx'
import { useCanDetect, useCanSavePlaces } from '../location-access.ts'

type PanelActionsProps = {
  isDetecting: boolean
  onDetect: () => void
  isSavedOpen: boolean
  onSaved: () => void
}

export function PanelActions({ isDetecting, onDetect, isSavedOpen, onSaved }: PanelActionsProps) {
  const { t } = useTranslation(['location', 'address'])
  const canDetect = useCanDetect()
  const canSave = useCanSavePlaces()
  return (
    <div className="ap-acts">
      {canDetect && (
        <Button kind="secondary" size="s" busy={isDetecting} onClick={onDetect}>
          {!isDetecting && <LocateFixed className="ic" aria-hidden />}
          {t('address.detect')}
        </Button>
      )}
      {canSave && (
        <Button kind="secondary" size="s" aria-expanded={isSavedOpen} onClick={onSaved}>
          <Heart className={isSavedOpen ? 'ic ic-fill' : 'ic'} aria-hidden />
          {t('saved.title')}
        </Button>
      )}
    </div>
  )
}
