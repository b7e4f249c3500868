// The page on which the operator pauses countries and areas: the current pauses, and a form for a
// new one.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useFocusInSection } from '@tingkat/ui/use-focus-in-section.ts'
import { deskClient } from '../../platform/desk-client.ts'
import { problemText } from '../../platform/problem-text.ts'
import { useAction } from '../../platform/use-action.ts'
import { PauseForm } from './pause-form.tsx'
import { PauseText } from './pause-text.tsx'
import { usePauses } from './pauses-context.tsx'

export function PausesPage() {
  const { t } = useTranslation(['pauses', 'site'])
  const { pauses, readAgain } = usePauses()
  const end = useAction<unknown>()
  const page = useFocusInSection<HTMLDivElement>()
  return (
    <div ref={page} className="stack-l narrow">
      <div className="stack">
        <h1 className="h1" tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="mut">{t('what')}</p>
      </div>
      {pauses.length === 0 && <p>{t('none')}</p>}
      {pauses.length > 0 && (
        <ul className="cards">
          {pauses.map((pause) => (
            <li key={pause.pauseID} className="card stack">
              <p>
                <PauseText pause={pause} />
              </p>
              <Button
                kind="secondary"
                busy={end.busy}
                onClick={() => end.start(() => deskClient.endPause(pause.pauseID), readAgain)}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {end.problem && <Note kind="error">{problemText(t, end.problem)}</Note>}
      <PauseForm onSet={readAgain} />
    </div>
  )
}
