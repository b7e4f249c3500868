// The dialog that downloads the menu as a file, and imports a file as the draft.
import type { ImportedMenu } from '@tingkat/contract/console/merchant-editing'
import { fillPath, paths } from '@tingkat/contract/paths'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { Spinner } from '@tingkat/ui/spinner.tsx'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/use-action.ts'
import { ChangeList } from './change-list.tsx'
import { editingClient } from '../draft/editing-client.ts'
import { editingProblemText } from '../draft/editing-problem.ts'
import { useEditor, useMoney } from '../editor-context.ts'
import { FaultList } from './fault-list.tsx'

const formats = ['csv', 'json'] as const
// The API accepts files of at most five million characters.
const maxLength = 5_000_000

export function TransferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { merchantID, session, state } = useEditor()
  const { format: formatPrice } = useMoney()
  const load = useAction<ImportedMenu>()
  const [imported, setImported] = useState<ImportedMenu | null>(null)
  const [isTooLong, setTooLong] = useState(false)

  async function importFile(file: File) {
    setImported(null)
    const content = await file.text()
    setTooLong(content.length > maxLength)
    if (content.length > maxLength || !(await session.flush())) return
    const { edited } = session.read()
    const result = await load.run((actionID) =>
      editingClient.importMenu(merchantID, {
        actionID,
        version: edited.draft?.version ?? 0,
        format: /\.json$/i.test(file.name) ? 'json' : 'csv',
        content,
      }),
    )
    if (!result) return
    if (result.data.draft) session.reset({ ...edited, draft: result.data.draft })
    setImported(result.data)
  }

  return (
    <Dialog open onClose={onClose} title={t('transfer')}>
      <div className="stack">
        <h3 className="h3">{t('download')}</h3>
        {([false, true] as const)
          .filter((ofDraft) => !ofDraft || state.edited.draft)
          .map((ofDraft) => (
            <p key={String(ofDraft)} className="row wraps">
              <span className="grow">{t(ofDraft ? 'draft' : 'published')}</span>
              {formats.map((format) => (
                <a
                  key={format}
                  className="btn btn-2"
                  href={downloadAddress(merchantID, format, ofDraft)}
                  download
                >
                  <Download className="ic" aria-hidden />
                  {format.toUpperCase()}
                </a>
              ))}
            </p>
          ))}
        <h3 className="h3">{t('import')}</h3>
        <p className="hint">{t('importHint')}</p>
        <label className="btn btn-2 med-file" aria-busy={load.busy || undefined}>
          {load.busy ? <Spinner /> : <Upload className="ic" aria-hidden />}
          {t('chooseFile')}
          <input
            className="sr"
            type="file"
            accept=".csv,.json,text/csv,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void importFile(file)
              currentTarget.value = ''
            }}
          />
        </label>
        {isTooLong && <Note kind="error">{t('importTooLong')}</Note>}
        {load.problem && <Note kind="error">{editingProblemText(t, load.problem)}</Note>}
        {imported && (
          <output className="stack">
            <p className="b">{t(imported.draft ? 'imported' : 'notImported')}</p>
            {imported.faults.length > 0 && (
              <FaultList
                faults={imported.faults}
                faultCount={imported.faultCount}
                file={imported.draft?.file ?? state.file}
              />
            )}
            {imported.draft && <ChangeList changes={imported.draft.changes} format={formatPrice} />}
          </output>
        )}
      </div>
    </Dialog>
  )
}

const downloadAddress = (merchantID: string, format: string, ofDraft: boolean): string =>
  `${fillPath(paths.kitchenExport, { merchantID })}?${new URLSearchParams({
    format,
    ...(ofDraft && { draft: '1' }),
  })}`
