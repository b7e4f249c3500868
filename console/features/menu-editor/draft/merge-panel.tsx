// Merges the edits of this page with those of another person, dish by dish.
import {
  conflictKey,
  mergeMenus,
  type MergeChoices,
  type MergeConflict,
  type MergeSide,
} from '@tingkat/ordering/merchant/merge-menus'
import type { DishFile, MerchantFile } from '@tingkat/ordering/merchant/merchant-file'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useState } from 'react'
import { useEditor, useMoney } from '../editor-context.ts'
import type { Divergence } from './draft-session.ts'
import { findDish } from './menu-file.ts'

const sides = ['mine', 'theirs'] as const

export function MergePanel({ divergence }: { divergence: Divergence }) {
  const { t } = useTranslation('menu-editor')
  const { session, state } = useEditor()
  const [choices, setChoices] = useState<MergeChoices>({})
  const [isSaving, setSaving] = useState(false)
  const { base, theirs, newest } = divergence
  const { file, conflicts } = mergeMenus(base, state.file, theirs, choices)
  const isOpen = conflicts.some((conflict) => !choices[conflictKey(conflict)])

  async function merge() {
    setSaving(true)
    await session.resolve(file)
    setSaving(false)
  }

  return (
    <section className="med-merge stack" role="alert" aria-labelledby="merge-title">
      <h2 className="h2" id="merge-title">
        {newest.draft
          ? t('merge.title', { by: newest.draft.savedBy })
          : t('merge.publishedTitle', { revision: newest.revision })}
      </h2>
      <p>{t(conflicts.length === 0 ? 'merge.clear' : 'merge.conflicts')}</p>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflictKey(conflict)}
          conflict={conflict}
          mine={state.file}
          theirs={theirs}
          chosen={choices[conflictKey(conflict)]}
          onChoose={(side) => setChoices({ ...choices, [conflictKey(conflict)]: side })}
        />
      ))}
      <div className="row wraps">
        <Button busy={isSaving} off={isOpen} onClick={() => !isOpen && void merge()}>
          {t('merge.apply')}
        </Button>
        <Button kind="quiet" onClick={() => session.reset(newest)}>
          {t('merge.dropMine')}
        </Button>
      </div>
    </section>
  )
}

type ConflictProps = {
  conflict: MergeConflict
  mine: MerchantFile
  theirs: MerchantFile
  chosen: MergeSide | undefined
  onChoose: (side: MergeSide) => void
}

function Conflict({ conflict, mine, theirs, chosen, onChoose }: ConflictProps) {
  const { t } = useTranslation('menu-editor')
  const describe = useDescription()
  const files = { mine, theirs }
  return (
    <fieldset className="plain">
      <legend className="b">{conflict.name || t('unnamedDish')}</legend>
      {sides.map((side) => (
        <label key={side} className="radio">
          <input
            type="radio"
            name={conflictKey(conflict)}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>
            <b>{t(`merge.${side}`)}</b> {describe(conflict, files[side])}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Returns a function that describes one version of an entry that both people changed, in one line.
 */
function useDescription() {
  const { t } = useTranslation('menu-editor')
  const { format } = useMoney()
  const describeDish = ({ name, price, description }: DishFile) =>
    [name || t('unnamedDish'), Number.isSafeInteger(price) ? format(price) : '', description]
      .filter(Boolean)
      .join(' · ')
  return ({ part, ID }: MergeConflict, file: MerchantFile): string => {
    if (part === 'dish') {
      const dish = findDish(file, ID)?.dish
      return dish ? describeDish(dish) : t('merge.removed')
    }
    if (part === 'category')
      return file.categories.find((category) => category.ID === ID)?.name ?? t('merge.removed')
    return JSON.stringify((file as Record<string, unknown>)[ID] ?? '').slice(0, 120)
  }
}
