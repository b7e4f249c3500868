// Links to the menu page as eaters would see the draft. There is a link for each language, at the
// width of a phone and of a desktop.
import type { MerchantPreview } from '@tingkat/contract/console/merchant-editing'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { Waiting } from '@tingkat/ui/waiting.tsx'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatTime } from '../../../platform/format-time.ts'
import { useAction } from '../../../platform/use-action.ts'
import { editingClient } from '../draft/editing-client.ts'
import { editingProblemText } from '../draft/editing-problem.ts'
import { useEditor } from '../editor-context.ts'
import { useSelection } from '../selection.ts'

export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['menu-editor', 'site'])
  const { merchantID, session } = useEditor()
  const { dishID } = useSelection()
  const [preview, setPreview] = useState<MerchantPreview | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const create = useAction<MerchantPreview>()
  const hasStarted = useRef(false)

  async function open() {
    const isSaved = await session.flush()
    const { draft } = session.read().edited
    if (!isSaved || !draft) return setUnsaved(true)
    const result = await create.run((actionID) =>
      editingClient.preview(merchantID, { actionID, version: draft.version }),
    )
    if (result) setPreview(result.data)
  }
  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void open()
  })

  return (
    <Dialog open onClose={onClose} title={t('preview')}>
      <div className="stack">
        {!preview && !create.problem && !isUnsaved && <Waiting>{t('previewMaking')}</Waiting>}
        {isUnsaved && <Note kind="error">{t('notSavedYet')}</Note>}
        {create.problem && <Note kind="error">{editingProblemText(t, create.problem)}</Note>}
        {preview && (
          <>
            <p>{t('previewUntil', { time: formatTime(preview.expiresAt, i18n.language) })}</p>
            <ul className="box">
              {preview.pages.map(({ language, url }) => (
                <PreviewLinks
                  key={language}
                  language={language}
                  url={dishID === null ? url : `${url}#dish-${encodeURIComponent(dishID)}`}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}

// The window of the preview has the size of a common phone, in CSS pixels.
const phoneWindow = 'popup,noopener,width=390,height=844'

function PreviewLinks({ language, url }: { language: string; url: string }) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  const newTab = t('site:ui.newTab')
  return (
    <li className="wraps">
      <b className="grow" lang={language}>
        {name}
      </b>
      <a
        className="btn btn-2"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name}: ${t('phone')}, ${newTab}`}
        onClick={(event) => {
          event.preventDefault()
          window.open(url, '_blank', phoneWindow)
        }}
      >
        <Smartphone className="ic" aria-hidden />
        {t('phone')}
      </a>
      <a
        className="btn btn-2"
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${name}: ${t('desktop')}, ${newTab}`}
      >
        <Monitor className="ic" aria-hidden />
        {t('desktop')}
      </a>
    </li>
  )
}
