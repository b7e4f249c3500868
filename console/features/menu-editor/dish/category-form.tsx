// The form of one category of the menu draft.
import type { CategoryFile } from '@tingkat/ordering/merchant/merchant-file'
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { useEditor } from '../editor-context.ts'
import { changeCategory, shift } from '../draft/menu-file.ts'
import { useSelection } from '../selection.ts'
import { EnglishField, EnglishPart } from './english-part.tsx'
import { TextField } from './text-field.tsx'

function withTimes(category: CategoryFile, servedAt: CategoryFile['servedAt']): CategoryFile {
  const { servedAt: _, ...rest } = category
  return servedAt ? { ...rest, servedAt } : rest
}

/** The serving times that the form proposes first: breakfast on all days of the week. */
const everyMorning = () => Array.from({ length: 7 }, () => [{ from: '07:00', to: '11:00' }])

export function CategoryForm({ category }: { category: CategoryFile }) {
  const { t } = useTranslation('menu-editor')
  const { session, drawServingTimes } = useEditor()
  const { close, openCategory } = useSelection()
  const showToast = useToast()
  const { ID, name, available = true, servedAt, dishes } = category
  const change = (fields: Partial<CategoryFile>) =>
    session.edit((file) => changeCategory(file, ID, (before) => ({ ...before, ...fields })))
  const changeTimes = (weekly: CategoryFile['servedAt']) =>
    session.edit((file) => changeCategory(file, ID, (before) => withTimes(before, weekly)))
  const move = (by: 1 | -1) =>
    session.edit((file) => ({ ...file, categories: shift(file.categories, ID, by) }))

  function remove() {
    const index = session.read().file.categories.findIndex((each) => each.ID === ID)
    session.edit((file) => ({
      ...file,
      categories: file.categories.filter((each) => each.ID !== ID),
    }))
    close()
    showToast({
      text: t('categoryRemoved', { name: name || t('unnamedCategory'), count: dishes.length }),
      action: {
        label: t('undo'),
        run: () => {
          session.edit((file) => ({
            ...file,
            categories: file.categories.toSpliced(index, 0, category),
          }))
          openCategory(ID)
        },
      },
    })
  }

  return (
    <div className="stack-l">
      <TextField
        label={t('categoryName')}
        value={name}
        place="name"
        isFocused={name === ''}
        onChange={(text) => change({ name: text })}
      />
      <EnglishPart title={t('inEnglish')} name={category.englishName}>
        <EnglishField
          label={t('englishName')}
          value={category.englishName}
          place="englishName"
          onChange={(englishName) => change({ englishName })}
        />
      </EnglishPart>
      <CheckBox
        label={t('categoryOnSale')}
        checked={available}
        onChange={(on) => change({ available: on })}
      />
      <div className="stack" data-place="servedAt" tabIndex={-1}>
        <CheckBox
          label={t('servedAt')}
          hint={t('servedAtHint')}
          checked={servedAt !== undefined}
          onChange={(on) => changeTimes(on ? everyMorning() : undefined)}
        />
        {servedAt && drawServingTimes(servedAt, changeTimes)}
      </div>
      <div className="row wraps">
        <Button kind="secondary" size="s" onClick={() => move(-1)}>
          {t('moveUp')}
        </Button>
        <Button kind="secondary" size="s" onClick={() => move(1)}>
          {t('moveDown')}
        </Button>
        <Button kind="danger" size="s" onClick={remove}>
          {t('removeCategory', { count: dishes.length })}
        </Button>
      </div>
    </div>
  )
}
