// The dialog that shows what a menu draft changes, then publishes the draft now or at a chosen
// time.
import type { MerchantDraft, Publication } from '@tingkat/contract/console/merchant-editing'
import { largePriceChanges } from '@tingkat/ordering/merchant/compare-menus'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { Dialog } from '@tingkat/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { Field } from '../../../platform/field.tsx'
import { useAction } from '../../../platform/use-action.ts'
import { ChangeList } from './change-list.tsx'
import { editingClient } from '../draft/editing-client.ts'
import { editingProblemText } from '../draft/editing-problem.ts'
import { useEditor, useMoney } from '../editor-context.ts'
import { PublishTime } from './publish-time.tsx'
import { useDivergence } from '../draft/use-divergence.ts'
import { usePublication } from './use-publication.ts'

export function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { changes, merchantID, session, state } = useEditor()
  const publish = useAction<Publication>()
  const { announce, reload } = usePublication(merchantID, session)
  const findDivergence = useDivergence()
  const [note, setNote] = useState('')
  const [at, setAt] = useState<string | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const isLarge = largePriceChanges(changes).length > 0
  const { draft } = state.edited
  const isOff = hasFaults(draft) || (isLarge && !isConfirmed) || at === ''

  async function run() {
    if (isOff) return
    const isSaved = await session.flush()
    const saved = session.read().edited
    setUnsaved(!isSaved || !saved.draft)
    if (!isSaved || !saved.draft) return
    const { version, file } = saved.draft
    const result = await publish.run((actionID) =>
      editingClient.publish(merchantID, {
        actionID,
        version,
        baseRevision: saved.revision,
        note,
        confirmLargePrices: isConfirmed,
        ...(at !== null && { at }),
      }),
    )
    if (!result) return
    onClose()
    await (result.data.publishAt === null ? announce(result.data, file) : reload())
  }

  const hasDiverged = divergedCodes.has(publish.problem?.code ?? '')

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('publishChanges', { changes: t('changes', { count: changes.length }) })}
      footer={
        hasDiverged ? (
          <Button wide onClick={() => void findDivergence().then(onClose)}>
            {t('merge.look')}
          </Button>
        ) : (
          <Button wide busy={publish.busy} off={isOff} onClick={() => void run()}>
            {t(at === null ? 'publishNow' : 'publishLater')}
          </Button>
        )
      }
    >
      <div className="stack">
        <WhatChanges />
        {isLarge && (
          <Note kind="warning">
            <CheckBox label={t('confirmLarge')} checked={isConfirmed} onChange={setConfirmed} />
          </Note>
        )}
        <PublishTime at={at} onChange={setAt} />
        <Field label={t('note')}>
          {(id) => (
            <input
              id={id}
              maxLength={200}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {isUnsaved && <Note kind="error">{t('notSavedYet')}</Note>}
        {publish.problem && <Note kind="error">{editingProblemText(t, publish.problem)}</Note>}
      </div>
    </Dialog>
  )
}

const divergedCodes: ReadonlySet<string> = new Set(['revision_conflict', 'draft_stale'])

const hasFaults = (draft: MerchantDraft | null): boolean => (draft?.faultCount ?? 0) > 0

function WhatChanges() {
  const { t } = useTranslation('menu-editor')
  const { changes, state } = useEditor()
  const { format } = useMoney()
  const { draft } = state.edited
  return (
    <>
      <p>{t('publishWhat')}</p>
      <ChangeList changes={changes} format={format} />
      {draft && hasFaults(draft) && (
        <Note kind="error">{t('publishFaulty', { count: draft.faultCount })}</Note>
      )}
    </>
  )
}
