// The form of one dish of the menu draft.
import { Button } from '@tingkat/ui/button.tsx'
import { CheckBox } from '@tingkat/ui/check-box.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { useToast } from '@tingkat/ui/toast.tsx'
import { Field } from '../../../platform/field.tsx'
import { AllergenChoice } from './allergen-choice.tsx'
import { ChoiceGroups } from './choice-groups.tsx'
import type { DishFields, DishPartProps } from './dish-part.ts'
import { DishPhoto } from './dish-photo.tsx'
import { EnglishField, EnglishPart } from './english-part.tsx'
import { useEditor, useMoney } from '../editor-context.ts'
import {
  addDish,
  changeCategory,
  changeDish,
  moveDish,
  removeDish,
  shift,
  type Placed,
} from '../draft/menu-file.ts'
import { PriceField } from './price-field.tsx'
import { useSelection } from '../selection.ts'
import { TextField } from './text-field.tsx'

export function DishForm({ dish, category }: Placed) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { session } = useEditor()
  const onChange = (fields: DishFields) =>
    session.edit((file) => changeDish(file, dish.ID, (before) => ({ ...before, ...fields })))
  return (
    <div className="stack-l">
      <div className="med-top">
        <DishPhoto dish={dish} onChange={onChange} />
        <div className="stack">
          <TextField
            label={t('name')}
            value={dish.name}
            place="name"
            isFocused={dish.name === ''}
            onChange={(name) => onChange({ name })}
          />
          <TextField
            label={t('description')}
            value={dish.description ?? ''}
            place="description"
            isLong
            onChange={(description) => onChange({ description })}
          />
        </div>
      </div>
      <EnglishPart title={t('inEnglish')} name={dish.englishName}>
        <EnglishField
          label={t('englishName')}
          value={dish.englishName}
          place="englishName"
          onChange={(englishName) => onChange({ englishName })}
        />
        <EnglishField
          label={t('englishDescription')}
          value={dish.englishDescription}
          place="englishDescription"
          isLong
          onChange={(englishDescription) => onChange({ englishDescription })}
        />
      </EnglishPart>
      <Prices dish={dish} onChange={onChange} />
      <CheckBox
        label={t('onSale')}
        hint={t('onSaleHint')}
        checked={dish.available ?? true}
        onChange={(available) => onChange({ available })}
      />
      <ChoiceGroups dish={dish} onChange={onChange} />
      <AllergenChoice dish={dish} onChange={onChange} />
      <PlaceInMenu dish={dish} category={category} />
    </div>
  )
}

function Prices({ dish, onChange }: DishPartProps) {
  const { t } = useTranslation('menu-editor')
  const { state } = useEditor()
  const { format } = useMoney()
  const before = state.edited.published.categories
    .flatMap(({ dishes }) => dishes)
    .find(({ ID }) => ID === dish.ID)
  const wasHint = before && before.price !== dish.price && (
    <>
      {t('published')} <s className="num">{format(before.price)}</s>
    </>
  )
  return (
    <div className="med-two">
      <PriceField
        label={t('price')}
        value={dish.price}
        place="price"
        hint={wasHint}
        onChange={(price) => onChange({ price })}
      />
      <PriceField
        label={t('discountedPrice')}
        value={dish.discountedPrice}
        place="discountedPrice"
        isRequired={false}
        hint={t('discountedHint')}
        onChange={(discountedPrice) => onChange({ discountedPrice })}
      />
    </div>
  )
}

/** Moves the dish to another category or to another position in its category, or removes it. */
function PlaceInMenu({ dish, category }: Placed) {
  const { t } = useTranslation(['menu-editor', 'site'])
  const { session, state } = useEditor()
  const { close, openDish } = useSelection()
  const showToast = useToast()
  const move = (by: 1 | -1) =>
    session.edit((file) =>
      changeCategory(file, category.ID, (before) => ({
        ...before,
        dishes: shift(before.dishes, dish.ID, by),
      })),
    )

  function remove() {
    const index = category.dishes.findIndex(({ ID }) => ID === dish.ID)
    session.edit((file) => removeDish(file, dish.ID))
    close()
    showToast({
      text: t('dishRemoved', { name: dish.name || t('unnamedDish') }),
      action: {
        label: t('undo'),
        run: () => {
          session.edit((file) => addDish(file, category.ID, dish, index))
          openDish(dish.ID)
        },
      },
    })
  }

  return (
    <fieldset className="plain stack">
      <legend className="h3">{t('placeInMenu')}</legend>
      <Field label={t('category')}>
        {(id) => (
          <select
            id={id}
            value={category.ID}
            onChange={(event) =>
              session.edit((file) => moveDish(file, dish.ID, event.target.value))
            }
          >
            {state.file.categories.map(({ ID, name }) => (
              <option key={ID} value={ID}>
                {name || t('unnamedCategory')}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="row wraps">
        <Button kind="secondary" size="s" onClick={() => move(-1)}>
          {t('moveUp')}
        </Button>
        <Button kind="secondary" size="s" onClick={() => move(1)}>
          {t('moveDown')}
        </Button>
        <Button kind="danger" size="s" onClick={remove}>
          {t('removeDish')}
        </Button>
      </div>
    </fieldset>
  )
}
