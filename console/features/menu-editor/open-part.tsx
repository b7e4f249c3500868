// Shows the form of what is open in the menu editor: a dish, a category or the cover photo.
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { Button } from '@tingkat/ui/button.tsx'
import { EmptyState } from '@tingkat/ui/empty-state.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { ArrowLeft, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { CategoryForm } from './dish/category-form.tsx'
import { CoverForm } from './dish/cover-form.tsx'
import { DishForm } from './dish/dish-form.tsx'
import { EatersSee } from './eaters-see.tsx'
import { useEditor } from './editor-context.ts'
import { findDish } from './draft/menu-file.ts'
import { useSelection } from './selection.ts'
import { useAddDish } from './use-add-dish.ts'

function NothingOpen() {
  const { t } = useTranslation('menu-editor')
  const add = useAddDish()
  const [first] = useEditor().state.file.categories
  return (
    <EmptyState
      title={t('chooseDish')}
      action={
        first && (
          <Button kind="secondary" onClick={() => add(first.ID)}>
            <Plus className="ic" aria-hidden />
            {t('addDish')}
          </Button>
        )
      }
    >
      {t('chooseDishHint')}
    </EmptyState>
  )
}

function findPart(file: MerchantFile, dishID: string | null, categoryID: string | null) {
  return {
    placed: dishID === null ? undefined : findDish(file, dishID),
    category: file.categories.find(({ ID }) => ID === categoryID),
  }
}

export function useIsPartOpen(): boolean {
  const { state } = useEditor()
  const { dishID, categoryID, isCoverOpen } = useSelection()
  const { placed, category } = findPart(state.file, dishID, categoryID)
  return placed !== undefined || category !== undefined || isCoverOpen
}

export function OpenPart() {
  const { t } = useTranslation('menu-editor')
  const { state } = useEditor()
  const { dishID, categoryID, isCoverOpen } = useSelection()
  const { placed, category } = findPart(state.file, dishID, categoryID)
  const isOpen = useIsPartOpen()
  return (
    <>
      <section className="med-form" aria-label={t('edit')}>
        {isOpen ? (
          <Link className="link med-back" to="?">
            <ArrowLeft className="ic" aria-hidden />
            {t('allDishes')}
          </Link>
        ) : (
          <NothingOpen />
        )}
        {placed && <DishForm key={placed.dish.ID} {...placed} />}
        {category && <CategoryForm key={category.ID} category={category} />}
        {isCoverOpen && <CoverForm />}
      </section>
      {placed && <EatersSee dish={placed.dish} />}
    </>
  )
}
