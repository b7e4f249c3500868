// Says when the menu draft will be published, with a button that cancels the publication. If the
// publication has failed, says why.
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { formatMerchantTime } from '../../../platform/merchant-time.ts'
import { useAction } from '../../../platform/use-action.ts'
import { editingClient } from '../draft/editing-client.ts'
import { editingProblemText } from '../draft/editing-problem.ts'
import { useEditor } from '../editor-context.ts'
import { usePublication } from './use-publication.ts'

export function ScheduleNote() {
  const { t, i18n } = useTranslation(['menu-editor', 'site'])
  const { merchantID, mayPublish, session, state } = useEditor()
  const { reload } = usePublication(merchantID, session)
  const callOff = useAction<unknown>()
  const { draft, published } = state.edited
  if (draft?.publishFailure)
    return <Note kind="error">{t(`publishFailure.${draft.publishFailure}`)}</Note>
  if (!draft?.publishAt) return null
  const { timeZone } = published.openingHours
  const time = formatMerchantTime(t, draft.publishAt, { timeZone, language: i18n.language })

  async function run() {
    if (!(await session.flush())) return
    const { version = 0 } = session.read().edited.draft ?? {}
    if (await callOff.run(() => editingClient.callOff(merchantID, version))) await reload()
  }

  return (
    <Note kind="info">
      {t('scheduledFor', { time })}
      {callOff.problem && <p role="alert">{editingProblemText(t, callOff.problem)}</p>}
      {mayPublish && (
        <div className="note-act">
          <Button kind="secondary" size="s" busy={callOff.busy} onClick={() => void run()}>
            {t('callOff')}
          </Button>
        </div>
      )}
    </Note>
  )
}
