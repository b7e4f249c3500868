// The bar below the menu editor: what the draft changes, whether it is saved, and the buttons to
// preview, publish or delete it.
import { Button, buttonClass } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Note } from '@tingkat/ui/note.tsx'
import { useToast } from '@tingkat/ui/toast.tsx'
import { ExternalLink, Eye } from 'lucide-react'
import { formatTime } from '../../../platform/format-time.ts'
import { problemText } from '../../../platform/problem-text.ts'
import { useAction } from '../../../platform/use-action.ts'
import { fileOf } from '../draft/draft-session.ts'
import { editingClient } from '../draft/editing-client.ts'
import { useEditor } from '../editor-context.ts'
import { findDish } from '../draft/menu-file.ts'
import { useSelection } from '../selection.ts'

export type EditorDialog = 'publish' | 'preview' | 'faults' | 'transfer'
type PublishBarProps = { onOpen: (dialog: EditorDialog) => void }

export function PublishBar({ onOpen }: PublishBarProps) {
  const { t } = useTranslation('menu-editor')
  const { changes, mayPublish, state } = useEditor()
  const { draft, revision } = state.edited
  const faultCount = draft?.faultCount ?? 0
  const isEmpty = changes.length === 0 && !draft
  return (
    <footer className="med-bar">
      <div className="grow">
        <b className="k-18">{isEmpty ? t('noChanges') : <DraftText />}</b>
        <p className="small mut">
          {t('eatersSeeVersion', { revision })} <SaveStatusText />
        </p>
        <SaveProblem />
      </div>
      {!isEmpty && (
        <div className="row wraps">
          <ThrowAway />
          {faultCount > 0 && (
            <Button kind="danger" onClick={() => onOpen('faults')}>
              {t('faults', { count: faultCount })}
            </Button>
          )}
          <Button kind="secondary" onClick={() => onOpen('preview')}>
            <Eye className="ic" aria-hidden />
            {t('preview')}
          </Button>
          {mayPublish && (
            <Button onClick={() => onOpen('publish')}>
              {t('publishChanges', { changes: t('changes', { count: changes.length }) })}
            </Button>
          )}
        </div>
      )}
      {isEmpty && <ShopLink />}
    </footer>
  )
}

function DraftText() {
  const { t } = useTranslation('menu-editor')
  const { changes } = useEditor()
  const dishes = new Set(
    changes.flatMap(({ part, ID, dish }) => dish?.ID ?? (part === 'dish' ? ID : [])),
  )
  const text = t('changes', { count: changes.length })
  if (dishes.size === 0) return <>{t('draftWith', { changes: text })}</>
  return <>{t('draftOf', { changes: text, dishes: t('inDishes', { count: dishes.size }) })}</>
}

/**
 * A link to the merchant's page for eaters. That page opens the dish that is being edited, if the
 * dish is published.
 */
function ShopLink() {
  const { t, i18n } = useTranslation(['menu-editor', 'site'])
  const { pages = [], published } = useEditor().state.edited
  const { dishID } = useSelection()
  const page = pages.find(({ language }) => language === i18n.language) ?? pages[0]
  if (!page) return null
  const isShown = dishID !== null && findDish(published, dishID) !== undefined
  const query = isShown ? `?${new URLSearchParams({ dish: dishID })}` : ''
  return (
    <a
      className={buttonClass({ kind: 'secondary' })}
      href={page.url + query}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('seeInShop')}, ${t('site:ui.newTab')}`}
    >
      <ExternalLink className="ic" aria-hidden />
      {t('seeInShop')}
    </a>
  )
}

function SaveStatusText() {
  const { t, i18n } = useTranslation('menu-editor')
  const { status, edited } = useEditor().state
  if (status !== 'saved') return <span>{t(`status.${status}`)}</span>
  if (!edited.draft) return null
  const { savedAt, savedBy } = edited.draft
  const time = formatTime(savedAt, i18n.language)
  return <span>{t('savedAt', { time, by: savedBy })}</span>
}

function SaveProblem() {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { session, state } = useEditor()
  if (state.status !== 'failed' || !state.problem) return null
  return (
    <Note kind="error">
      {problemText(t, state.problem)} {t('keptHere')}
      <div className="note-act">
        <Button kind="secondary" size="s" onClick={() => void session.flush()}>
          {t('saveAgain')}
        </Button>
      </div>
    </Note>
  )
}

/** The button that deletes the draft at once. The toast has a button that restores the draft. */
function ThrowAway() {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { merchantID, session, state } = useEditor()
  const discard = useAction<unknown>()
  const showToast = useToast()

  async function run() {
    if (!(await session.flush())) return
    const { edited } = session.read()
    const { draft } = edited
    if (draft && !(await discard.run(() => editingClient.discard(merchantID, draft.version))))
      return
    session.reset({ ...edited, draft: null })
    showToast({
      text: t('thrownAway'),
      action: { label: t('undo'), run: () => session.edit(() => fileOf(edited)) },
    })
  }

  return (
    <>
      <Button kind="quiet" busy={discard.busy} onClick={() => void run()}>
        {t('throwAway')}
      </Button>
      {discard.problem && state.status === 'saved' && (
        <Note kind="error">{problemText(t, discard.problem)}</Note>
      )}
    </>
  )
}
