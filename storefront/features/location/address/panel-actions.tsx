// Beside typing: be located, or take a saved place.
import { Heart, LocateFixed } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useCanDetect, useCanSavePlaces } from '../location-access.ts'

type PanelActionsProps = {
  detecting: boolean
  onDetect: () => void
  savedOpen: boolean
  onSaved: () => void
}

export function PanelActions({ detecting, onDetect, savedOpen, onSaved }: PanelActionsProps) {
  const { t } = useTranslation('location')
  const mayDetect = useCanDetect()
  const maySave = useCanSavePlaces()
  return (
    <div className="ap-acts">
      {mayDetect && (
        <Button kind="secondary" size="s" busy={detecting} onClick={onDetect}>
          {!detecting && <LocateFixed className="ic" aria-hidden />}
          {t('address.detect')}
        </Button>
      )}
      {maySave && (
        <Button kind="secondary" size="s" aria-expanded={savedOpen} onClick={onSaved}>
          <Heart className={savedOpen ? 'ic ic-fill' : 'ic'} aria-hidden />
          {t('saved.title')}
        </Button>
      )}
    </div>
  )
}
