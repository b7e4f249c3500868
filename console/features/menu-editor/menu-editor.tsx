// The menu editor: the list of dishes, the form of the open dish, what eaters see, and the bar with
// the button to publish.
import './menu-editor.css'
import type { EditedMerchant } from '@tingkat/contract/console/merchant-editing'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useMemo, useState } from 'react'
import { useMe } from '../../platform/me-context.ts'
import { may } from '../../platform/may.ts'
import { DishList } from './dish-list.tsx'
import { changesOf, EditorContext, type Editor, type ShownPictures } from './editor-context.ts'
import { EditorDialogs } from './editor-dialogs.tsx'
import { EditorHead } from './editor-head.tsx'
import { FaultList } from './publish/fault-list.tsx'
import { isEditable } from './draft/menu-file.ts'
import { MergePanel } from './draft/merge-panel.tsx'
import { OpenPart, useIsPartOpen } from './open-part.tsx'
import { PublishBar, type EditorDialog } from './publish/publish-bar.tsx'
import { ScheduleNote } from './publish/schedule-note.tsx'
import { useDraftSession } from './draft/use-draft-session.ts'

type MenuEditorProps = {
  edited: EditedMerchant
  pictures: ShownPictures
  drawServingTimes?: Editor['drawServingTimes']
}

export function MenuEditor({ edited, pictures, drawServingTimes = () => null }: MenuEditorProps) {
  const mayPublish = may(useMe(), 'menu.publish')
  const [session, state] = useDraftSession(edited)
  const isReadable = isEditable(state.file)
  const changes = useMemo(() => (isReadable ? changesOf(state) : []), [isReadable, state])
  const { merchantID } = edited
  const editor: Editor = {
    merchantID,
    session,
    state,
    changes,
    pictures,
    mayPublish,
    drawServingTimes,
  }
  return (
    <EditorContext value={editor}>
      {isReadable ? <Panes editor={editor} /> : <UnreadableDraft editor={editor} />}
    </EditorContext>
  )
}

function Panes({ editor: { state } }: { editor: Editor }) {
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const isOpen = useIsPartOpen()
  return (
    <div className={isOpen ? 'med is-open' : 'med'}>
      <EditorHead onOpen={setDialog} />
      <div className="med-notes">
        <ScheduleNote />
        {state.divergence && <MergePanel divergence={state.divergence} />}
      </div>
      <DishList />
      <OpenPart />
      <PublishBar onOpen={setDialog} />
      <EditorDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  )
}

/**
 * Shown for an imported draft that has no list of categories. Such a draft can only be replaced or
 * deleted.
 */
function UnreadableDraft({ editor: { session, state } }: { editor: Editor }) {
  const { t } = useTranslation('menu-editor')
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const { draft, published } = state.edited
  return (
    <div className="stack">
      <EmptyState
        level={1}
        title={t('unreadable')}
        action={
          <Button onClick={() => session.edit(() => published)}>{t('startFromPublished')}</Button>
        }
      >
        {t('unreadableHint')}
      </EmptyState>
      <FaultList
        faults={draft?.faults ?? []}
        faultCount={draft?.faultCount ?? 0}
        file={published}
      />
      <Button kind="secondary" onClick={() => setDialog('transfer')}>
        {t('transfer')}
      </Button>
      <EditorDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </div>
  )
}
