// Beside typing: be located, take a saved place, or point at the map.
import { Heart, LocateFixed, Map as MapIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useMayDetect, useMaySave } from './may-locate.ts'

type PanelActionsProps = {
  detecting: boolean
  onDetect: () => void
  savedOpen: boolean
  onSaved: () => void
  onMap: () => void
}

export function PanelActions({ detecting, onDetect, savedOpen, onSaved, onMap }: PanelActionsProps) {
  const { t } = useTranslation('location')
  const mayDetect = useMayDetect()
  const maySave = useMaySave()
  return (
    <div className="ap-acts">
      {mayDetect && <Button kind="secondary" size="s" busy={detecting} onClick={onDetect}>{!detecting && <LocateFixed className="ic" aria-hidden />}{t('address.detect')}</Button>}
      {maySave && <Button kind="secondary" size="s" aria-expanded={savedOpen} onClick={onSaved}><Heart className={savedOpen ? 'ic ic-fill' : 'ic'} aria-hidden />{t('saved.title')}</Button>}
      <Button kind="secondary" size="s" onClick={onMap}><MapIcon className="ic" aria-hidden />{t('address.map')}</Button>
    </div>
  )
}
