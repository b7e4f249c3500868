// The menu editor: dishes of the draft, the open dish, what eaters see, and the bar.
import './menu-editor.css'
import type { EditedMerchant } from '@tingkat/contract/merchant-editing'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../platform/me-context.ts'
import { may } from '../../platform/may.ts'
import { CategoryForm } from './category-form.tsx'
import { DishForm } from './dish-form.tsx'
import { DishList } from './dish-list.tsx'
import { EatersSee } from './eaters-see.tsx'
import { changesOf, EditorContext, type Editor, type ShownPictures } from './editor-context.ts'
import { findDish } from './menu-file.ts'
import { MergePanel } from './merge-panel.tsx'
import { PublishBar } from './publish-bar.tsx'
import { useSelection } from './selection.ts'
import { useDraftSession } from './use-draft-session.ts'

type MenuEditorProps = { edited: EditedMerchant; pictures: ShownPictures }

export function MenuEditor({ edited, pictures }: MenuEditorProps) {
  const { t } = useTranslation('menu-editor')
  const mayPublish = may(useMe(), 'menu.publish')
  const [session, state] = useDraftSession(edited)
  const changes = useMemo(() => changesOf(state), [state])
  const { merchantID } = edited
  const editor: Editor = { merchantID, session, state, changes, pictures, mayPublish }
  const { dishID, categoryID } = useSelection()
  const form = useRef<HTMLElement>(null)
  const placed = dishID === null ? undefined : findDish(state.file, dishID)
  const category = state.file.categories.find(({ ID }) => ID === categoryID)
  const isOpen = placed !== undefined || category !== undefined

  return (
    <EditorContext value={editor}>
      <div className={isOpen ? 'med is-open' : 'med'}>
        <header className="med-head">
          <h1 className="h1 clip">{t('menuOf', { merchant: state.file.name })}</h1>
        </header>
        {state.divergence && <MergePanel divergence={state.divergence} />}
        <DishList />
        <section className="med-form" ref={form} aria-label={t('edit')}>
          {isOpen && (
            <Link className="link med-back" to="?">
              <ArrowLeft className="ic" aria-hidden />
              {t('allDishes')}
            </Link>
          )}
          {placed && <DishForm key={placed.dish.ID} {...placed} />}
          {category && <CategoryForm key={category.ID} category={category} />}
          {!isOpen && <EmptyState title={t('chooseDish')}>{t('chooseDishHint')}</EmptyState>}
        </section>
        {placed && <EatersSee dish={placed.dish} />}
        <PublishBar onOpen={() => {}} />
      </div>
    </EditorContext>
  )
}
