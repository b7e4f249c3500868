// Lists the categories and dishes of the menu draft, and how each differs from the published menu.
import type { DishFile } from '@tingkat/ordering/merchant/merchant-file'
import { Button } from '@tingkat/ui/button.tsx'
import { useTranslation } from '@tingkat/ui/i18n/use-translation.ts'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { changesOfDish, pictureAddress, useEditor } from './editor-context.ts'
import { faultyDishIDs } from './draft/fault-place.ts'
import { newID } from './draft/menu-file.ts'
import { categorySearch, dishSearch, useSelection } from './selection.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useAddDish } from './use-add-dish.ts'

export function DishList() {
  const { t } = useTranslation('menu-editor')
  const { session, state } = useEditor()
  const { categoryID: openID, openCategory } = useSelection()
  const add = useAddDish()

  function addCategory() {
    const ID = newID('category')
    session.edit((file) => ({
      ...file,
      categories: [...file.categories, { ID, name: '', dishes: [] }],
    }))
    openCategory(ID)
  }

  return (
    <nav className="med-list" aria-label={t('dishes')}>
      {state.file.categories.map(({ ID, name, available = true, dishes }) => (
        <section key={ID}>
          <h2 className="med-cat">
            <Link to={categorySearch(ID)} aria-current={ID === openID || undefined}>
              <span className="grow">{name || t('unnamedCategory')}</span>
              {!available && <small className="mut">{t('notOnSale')}</small>}
              <span className="num mut">{dishes.length}</span>
            </Link>
          </h2>
          <ul>
            {dishes.map((dish) => (
              <DishRow key={dish.ID} dish={dish} />
            ))}
          </ul>
          <button
            type="button"
            className="med-add"
            aria-label={t('addDishTo', { category: name || t('unnamedCategory') })}
            onClick={() => add(ID)}
          >
            <Plus className="ic" aria-hidden />
            {t('addDish')}
          </button>
        </section>
      ))}
      <Button kind="secondary" wide onClick={addCategory}>
        <Plus className="ic" aria-hidden />
        {t('addCategory')}
      </Button>
    </nav>
  )
}

function DishRow({ dish }: { dish: DishFile }) {
  const { t } = useTranslation('menu-editor')
  const { changes, pictures, state } = useEditor()
  const { dishID } = useSelection()
  const { published, draft } = state.edited
  const own = changesOfDish(changes, dish.ID)
  const isNew = own.some(({ part, kind }) => part === 'dish' && kind === 'added')
  const isFaulty = faultyDishIDs(draft).has(dish.ID)
  return (
    <li>
      <Link
        className="med-dish"
        to={dishSearch(dish.ID)}
        aria-current={dish.ID === dishID || undefined}
      >
        <Thumbnail src={pictureAddress(dish, published, pictures)} size={36} />
        <span className="grow">
          {dish.name || t('unnamedDish')}
          {isFaulty && <small className="bad">{t('mark.faulty')}</small>}
          {isNew && <small className="good">{t('mark.new')}</small>}
          {!isNew && own.length > 0 && <small className="warnt">{t('mark.changed')}</small>}
          {dish.available === false && <small className="mut">{t('notOnSale')}</small>}
        </span>
      </Link>
    </li>
  )
}
