// The red bar on all pages of the operator's console (desk) while a country or an area takes no
// orders.
import './pauses.css'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { CirclePause } from 'lucide-react'
import { Link } from 'react-router'
import { PauseText } from './pause-text.tsx'
import { usePauses } from './pauses-context.tsx'

export function PauseBar() {
  const { t } = useTranslation('pauses')
  const { pauses } = usePauses()
  if (pauses.length === 0) return null
  return (
    <aside className="pause-bar" aria-label={t('title')}>
      <CirclePause className="ic ic-24" aria-hidden />
      <ul>
        {pauses.map((pause) => (
          <li key={pause.pauseID}>
            <PauseText pause={pause} />
          </li>
        ))}
      </ul>
      <Link to="/desk/pauses">{t('title')}</Link>
    </aside>
  )
}
